/** What the user has just sent: the moment to offer notifications about it (product 2.32). */
import { create } from 'zustand';

export type SentKind = 'application' | 'alert' | 'posting';

const useSent = create<{ sent?: SentKind | undefined }>(() => ({}));

/** push-parts.tsx decides whether to ask. */
export const recordSent = (sent: SentKind): void => useSent.setState({ sent });

export const clearLastSent = (): void => useSent.setState({ sent: undefined });

export const useLastSent = (): SentKind | undefined => useSent(({ sent }) => sent);
