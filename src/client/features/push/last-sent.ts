/** That something was sent after which a person may want to be told what becomes of it (product 2.32). Knows no looks. */
import { create } from 'zustand';

/** What was sent. */
export type Sent = 'application' | 'alert' | 'posting';

const useSent = create<{ sent?: Sent | undefined }>(() => ({}));

/** `useQuestion` decides whether to ask. */
export const noteSent = (sent: Sent): void => useSent.setState({ sent });

/** It was asked about, or nothing was to be asked. */
export const forgetSent = (): void => useSent.setState({ sent: undefined });

export const useLastSent = (): Sent | undefined => useSent(({ sent }) => sent);
