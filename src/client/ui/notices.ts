/** The one message at the top of the screen: who says it, and until when. Knows no looks and no words of its own. */
import { type MessageDescriptor } from '@lingui/core';

/** Blue informs, green confirms, red reports a failure. */
type NoticeTone = 'blue' | 'green' | 'red';

export type Notice = {
  readonly key: number;
  readonly tone: NoticeTone;
  readonly text: string | MessageDescriptor;
};

let shown: Notice | undefined;
let count = 0;
const watchers = new Set<() => void>();

function change(next: Notice | undefined): void {
  shown = next;
  for (const tell of watchers) tell();
}

/** Shows a message in place of the one that stands there; descriptors are translated where they are shown. */
export function notify(tone: NoticeTone, text: string | MessageDescriptor): void {
  count += 1;
  change({ key: count, tone, text });
}

export const closeNotice = (): void => change(undefined);

export const readNotice = (): Notice | undefined => shown;

export function onNotice(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
