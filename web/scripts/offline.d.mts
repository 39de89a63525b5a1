import type { Plugin } from 'vite';

export function offlinePlugin(pictures: () => string[]): Plugin;
