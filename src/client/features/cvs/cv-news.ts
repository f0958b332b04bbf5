/** Tells the other open tabs of this browser that a person's CV was saved. Knows no screen. */

const channelName = 'karngea-cv';

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

export function tellCvSaved(userId: number): void {
  const channel = open();
  channel?.postMessage(userId);
  channel?.close();
}

/** Calls back when another tab saved this person's CV; gives the way to stop. */
export function onCvSavedElsewhere(userId: number, tell: () => unknown): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) tell();
  };
  return () => channel.close();
}
