/** Decides, once something was sent, whether its person is asked now, and for what (product 2.32). Knows no looks. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { recordAskedUser, listAskedUsers } from '#push/subscription-record.ts';
import { accountQuery } from './account-queries.ts';
import { forgetSent, type Sent, useLastSent } from './asking.ts';
import { isTakenBy, readPhone } from './device-pushes.ts';
import { stateOf, type Way, wayToAsk } from './ways-to-tell.ts';

export type Question = { readonly about: Sent; readonly way: Way };

/** Whoever does something else by now is asked after the next one. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

async function findWay(client: QueryClient, user: User, wantsInstall: boolean): Promise<Way | undefined> {
  const wasAsked = (await listAskedUsers()).includes(user.user_id);
  if (wasAsked || !isRemembered()) return undefined;
  const state = stateOf(await readPhone(wantsInstall), await isTakenBy(user));
  const { available = false, linked = false } =
    state === 'none' ? (await client.fetchQuery(accountQuery(user.user_id))).telegram : {};
  return wayToAsk({ state, isRemembered: true, wasAsked, canLink: available && !linked });
}

export function useQuestion(user: User): { question: Question | undefined; close: () => void } {
  const client = useQueryClient();
  const sent = useLastSent();
  const wantsInstall = useInstallMethod() === 'by-hand';
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    if (!sent) return;
    const decide = async () => {
      const way = await findWay(client, user, wantsInstall);
      if (!way || isBusy()) return;
      // Before it is seen: whoever closes the app instead of answering has been asked, too.
      await recordAskedUser(user.user_id);
      setQuestion({ about: sent, way });
    };
    // Where the device keeps nothing it would be asked each time: it is never.
    void decide()
      .catch(() => undefined)
      .finally(forgetSent);
  }, [sent, client, user, wantsInstall]);
  return { question, close: () => setQuestion(undefined) };
}
