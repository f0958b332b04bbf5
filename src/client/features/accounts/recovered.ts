/** That a person got back in during this visit: they are reminded to make new codes (product 2.37). Knows no looks. */
import { create } from 'zustand';

const useRecovered = create<{ readonly userId?: number | undefined }>(() => ({}));

export const noteRecovered = (userId: number): void => useRecovered.setState({ userId });

/** They have new codes, or were reminded. */
export const forgetRecovered = (): void => useRecovered.setState({ userId: undefined });

export const useHasRecovered = (userId: number): boolean => useRecovered((state) => state.userId === userId);
