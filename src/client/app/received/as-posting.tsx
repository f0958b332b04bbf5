/** Begins a new posting with what was shared (product 2.56); an unfinished one is replaced only after a question. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { createOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isBegun } from '#client/features/posting/draft-rules.ts';
import { postingDraft, useDraft } from '#client/features/posting/draft-store.ts';
import { emptyDraft } from '#client/features/posting/job-draft.ts';
import { enterWizard } from '#client/features/posting/use-draft-return.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { asDescription, type Received } from './received.ts';

export function AsPosting({ received }: { received: Received }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const hasDraft = useDraft(isBegun);
  const begin = () => {
    const { title } = received;
    postingDraft.form.change({
      ...emptyDraft,
      way: 'self',
      name: title,
      description: asDescription(received),
    });
    enterWizard();
    void navigate({ to: '/createjob/$step', params: { step: '2' }, replace: true });
  };
  return (
    <>
      <Button wide icon={createOutline} onClick={() => (hasDraft ? setAsking(true) : begin())}>
        <Trans>Begin a job posting with it</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Replace what you wrote?`}
        text={t`You have an unfinished posting. It would be replaced by what was shared.`}
        confirmLabel={t`Replace`}
        onConfirm={begin}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
