/** The row that offers to tell of new jobs: it comes after the list, into a place that is kept for it. */
import { lazyPart } from '#client/language/lazy-part.tsx';

export const TellMe = lazyPart(
  async () => (await import('#client/features/alerts/tell-me.tsx')).TellMe,
  ({ isUnderEmpty }) => !isUnderEmpty && <div className="jobs-tell-me" />,
);
