/** The notes of a list while the server cannot be reached; loaded only then. */
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';

export const CachedJobsNote = ({ among }: { among: number }) => (
  <p className="job-list-cached kg-muted" role="status">
    <Plural
      value={among}
      one="Searched only the # job stored on this phone."
      other="Searched only the # jobs stored on this phone."
    />
  </p>
);

/** Below the cached jobs. Without a button when offline: the query resumes when the phone is online. */
export const CachedJobsEnd = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p className="kg-muted">
      <Trans>You'll see more jobs when you're back online.</Trans>
    </p>
    {navigator.onLine && (
      <Button variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    )}
  </>
);
