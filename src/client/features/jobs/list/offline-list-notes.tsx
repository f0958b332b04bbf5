/** What a list says while the server cannot be asked; loaded only then. */
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';

/** The answer is not the server's: only what this device has cached was searched. */
export const CachedJobsNote = ({ among }: { among: number }) => (
  <p className="job-list-cached kg-muted" role="status">
    <Plural
      value={among}
      one="Searched only the # job stored on this phone."
      other="Searched only the # jobs stored on this phone."
    />
  </p>
);

/** Where the cached jobs end. A phone that knows of no network tries by itself when it has one. */
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
