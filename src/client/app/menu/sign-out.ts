/** Signing out (product 4.3); asks first where something waits to be sent. The question itself is drawn elsewhere. */
import { create } from 'zustand';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { revoke } from '#client/data/revoke-tokens.ts';
import { endSession, readSession, useSession } from '#client/data/session.ts';
import { isRemembered } from '#client/data/session-storage.ts';

const useQuestion = create(() => ({ isOpen: false }));
const ask = (isOpen: boolean): void => useQuestion.setState({ isOpen });

/** Whether the question stands open. */
export const useIsAsking = (): boolean => useQuestion(({ isOpen }) => isOpen);

export const stopAsking = (): void => ask(false);

/** What still has to leave the device in this person's name; set by who has something. */
let finishWork: (() => Promise<unknown>) | undefined;
export const finishBeforeSignOut = (finish: typeof finishWork): void => void (finishWork = finish);

/** The token is revoked in passing: without a network the person is signed out on this device all the same. */
export async function signOut(): Promise<void> {
  if (finishWork) await finishWork();
  const token = readSession()?.token;
  const remembered = isRemembered();
  ask(false);
  endSession('signed-out');
  if (token !== undefined) revoke(token, remembered);
}

/** What of this person has not left the device. */
export function useUnsent(): readonly OutboxItem[] {
  const owner = useSession()?.user_id;
  return useOutbox().filter((item) => item.owner !== null && item.owner === owner && item.state !== 'sent');
}

/** Signs out, or opens the question when something still waits. */
export function useAskToSignOut(): () => void {
  const unsent = useUnsent();
  return () => (unsent.length > 0 ? ask(true) : void signOut());
}
