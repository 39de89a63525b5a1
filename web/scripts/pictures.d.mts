import type { Plugin } from 'vite';

export function picturesVersion(): string;
export function picturesBase(version: string): string;
export function makePictures(options?: { quiet?: boolean }): Promise<Map<string, string>>;
export function copyPictures(files: Map<string, string>, into: string): void;
export function picturesPlugin(): Plugin;
export function postersOf(): string[];
