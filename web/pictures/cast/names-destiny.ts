import type { Names } from './table';

export const DESTINY_NAMES: Names = {};
