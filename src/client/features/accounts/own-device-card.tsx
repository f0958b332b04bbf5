/** "Is this your own phone?", on the page after registering (product 2.16): a session that is not remembered ends with its tab. */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { phonePortraitOutline } from 'ionicons/icons';
import { useEffect } from 'react';
import { rememberSession } from '#contract/devices.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { rememberUser } from '#client/data/session.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';
import { notify } from '#client/ui/toast.ts';
import { endDeviceQuestion, useIsDeviceQuestionDue } from './after-log-in.ts';

export function useAskAboutOwnDevice({ user_id }: User): void {
  const isDue = useIsDeviceQuestionDue(user_id);
  useEffect(() => {
    if (!isDue) return;
    endDeviceQuestion();
    showOnNextPage({
      key: 'own-device',
      onShown: () => undefined,
      render: (close) => <OwnDeviceCard onClose={close} />,
    });
  }, [isDue]);
}

function OwnDeviceCard({ onClose }: { onClose: () => void }) {
  const remembering = useMutation({
    mutationFn: () => call(rememberSession, { body: { remember: true } }),
    onSuccess: (user) => {
      rememberUser(user);
      onClose();
      notify('blue', msg`You'll stay logged in on this phone.`);
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
  return (
    <AskCard icon={phonePortraitOutline} title={<Trans>Is this your own phone?</Trans>} onClose={onClose}>
      <p>
        <Trans>If not, you'll be logged out when you close Karngea.</Trans>
      </p>
      <div className="kg-ask-actions">
        <Button busy={remembering.isPending} onClick={() => remembering.mutate()}>
          <Trans>Yes, keep me logged in</Trans>
        </Button>
        <Button variant="outline" onClick={onClose}>
          <Trans>No, others use it</Trans>
        </Button>
      </div>
    </AskCard>
  );
}
