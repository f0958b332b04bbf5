/** Tells whoever keeps prepared answers that they are out of date; knows neither side. */
export type Changes = { changed(): void; onChange(forget: () => void): void };

export function createChanges(): Changes {
  const listeners: (() => void)[] = [];
  return {
    changed: () => listeners.forEach((forget) => forget()),
    onChange: (forget) => void listeners.push(forget),
  };
}
