/** This browser's subscription to web push. */
import type { AddBrowser } from '../api/types';

export const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** As the server knows a browser: the first 40 digits of the SHA-256 of its endpoint. */
export async function known(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 40);
}

export async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ask the browser's push service for an address; one made for another server's key is given up first. */
export async function subscribe(key: string): Promise<AddBrowser> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
