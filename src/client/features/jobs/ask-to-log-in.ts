/** Sends a guest to the log-in page with the reason, and back to this page afterwards (product 6.1). */
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { notify } from '#client/ui/notices.ts';

/** `next` in the log-in page's address holds the page to return to. */
export function useAskToLogIn(): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  return () => {
    notify('red', t`Please log in first.`);
    void navigate({ to: '/login', search: { next: here } });
  };
}
