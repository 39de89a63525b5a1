/** The last things that went wrong in this page, for a problem report; nothing is sent by itself. */
const kept: string[] = [];

function keep(text: string): void {
  kept.push(`${new Date().toISOString()} ${text}`.slice(0, 400));
  if (kept.length > 8) kept.shift();
}

export function listenForErrors(): void {
  addEventListener('error', (event) => keep(`${event.message} ${event.filename}:${event.lineno}`));
  addEventListener('unhandledrejection', (event) => keep(String(event.reason)));
}

export function lastErrors(): readonly string[] {
  return kept;
}
