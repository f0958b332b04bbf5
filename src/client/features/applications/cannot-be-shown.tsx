/** In place of an application that cannot be had: leads to the profile and says why (product 8.3). */
import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '#client/ui/notices.ts';

export function CannotBeShown() {
  const { t } = useLingui();
  const reason = t`This application couldn't be loaded.`;
  useEffect(() => notify('red', reason), [reason]);
  return <Navigate to="/myProfile" replace />;
}
