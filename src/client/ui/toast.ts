/** The state of the toast: one message at the top of the screen at a time. */
import { type MessageDescriptor } from '@lingui/core';
import { create } from 'zustand';

/** Blue informs, green confirms, red reports a failure. */
type ToastTone = 'blue' | 'green' | 'red';

export type Toast = {
  readonly key: number;
  readonly tone: ToastTone;
  readonly text: string | MessageDescriptor;
};

const useToastState = create<{ shown?: Toast | undefined }>(() => ({}));
let count = 0;

/** Shows a toast, replacing the current one. Descriptors are translated when rendered. */
export function notify(tone: ToastTone, text: string | MessageDescriptor): void {
  count += 1;
  useToastState.setState({ shown: { key: count, tone, text } });
}

export const closeToast = (): void => useToastState.setState({ shown: undefined });

export const useToast = (): Toast | undefined => useToastState(({ shown }) => shown);
