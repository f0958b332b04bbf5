/** The one message at the top of the screen: who says it, and until when. Knows no looks and no words of its own. */
import { type MessageDescriptor } from '@lingui/core';
import { create } from 'zustand';

/** Blue informs, green confirms, red reports a failure. */
type NoticeTone = 'blue' | 'green' | 'red';

export type Notice = {
  readonly key: number;
  readonly tone: NoticeTone;
  readonly text: string | MessageDescriptor;
};

const useNoticeState = create<{ shown?: Notice | undefined }>(() => ({}));
let count = 0;

/** Shows a message in place of the one that stands there; descriptors are translated where they are shown. */
export function notify(tone: NoticeTone, text: string | MessageDescriptor): void {
  count += 1;
  useNoticeState.setState({ shown: { key: count, tone, text } });
}

export const closeNotice = (): void => useNoticeState.setState({ shown: undefined });

export const useNotice = (): Notice | undefined => useNoticeState(({ shown }) => shown);
