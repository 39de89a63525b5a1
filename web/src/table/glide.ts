/** A map that glides: the camera jumps, and one transform of the whole drawing shows the way; nothing is laid out anew. */
import type { Camera, Sight } from './camera.svelte';
import { time } from './motion';

const GLIDE = 450;

/** The transform that shows, drawn for the sight `now`, what was seen in `before`: scale, right and down in pixels. */
export function viewOf(before: Sight, now: Sight, width: number): { scale: number; x: number; y: number } {
  const pixels = width / before.width;
  return { scale: now.width / before.width, x: (now.x - before.x) * pixels, y: (now.y - before.y) * pixels };
}

/** Let a camera's drawing glide; call it from an effect, it returns how to stop. */
export function glideOver(camera: Camera, drawing: SVGSVGElement): () => void {
  let running: Animation | null = null;
  camera.glides = (before) => {
    const half = running?.playState === 'running' ? getComputedStyle(drawing).transform : 'none';
    running?.cancel();
    running = null;
    const long = time(GLIDE);
    if (!before || !long || !drawing.animate) return;
    const { scale, x, y } = viewOf(before, camera.box, camera.seen.width);
    if (Math.abs(scale - 1) < 0.001 && Math.hypot(x, y) < 0.5) return;
    // still under way to where it now comes from: it sets out from where it is seen
    const from = `${half === 'none' ? '' : half} translate(${x}px, ${y}px) scale(${scale})`;
    running = drawing.animate([{ transform: from }, { transform: 'none' }], {
      duration: long,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  };
  return () => {
    running?.cancel();
    camera.glides = () => undefined;
  };
}
