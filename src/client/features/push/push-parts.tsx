/** What the shell has for whoever is logged in: the question about notifications, and what pushes ask of an open app. */
import { type User } from '#contract/sessions.ts';
import { PushQuestion } from './push-question.tsx';
import { useFollowWorker } from './use-follow-worker.ts';
import { useKeepPushes } from './use-keep-pushes.ts';

export function PushParts({ user }: { user: User }) {
  useKeepPushes(user);
  useFollowWorker(user);
  return <PushQuestion user={user} />;
}
