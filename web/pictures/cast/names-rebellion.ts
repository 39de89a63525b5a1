import type { Names } from './table';

export const REBELLION_NAMES: Names = {};
