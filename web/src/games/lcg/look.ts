/** Looking closely at a card: what the shared sheet needs to know. */
import type { Attachment } from 'svelte/attachments';

export type Look = (card: string) => Attachment<HTMLElement | SVGElement>;
