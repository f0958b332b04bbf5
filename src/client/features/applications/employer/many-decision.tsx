/** The foot of choosing: one message to all, from a template if one likes, and the two answers (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark, close, documentTextOutline } from 'ionicons/icons';
import { useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { lengths } from '#contract/limits.ts';
import { type Decision } from '#contract/options.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { notify } from '#client/ui/notices.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { useDecideMany } from './decide-many.ts';
import { decidedText } from './decided-texts.ts';

const TemplateSheet = lazySheet(async () => (await import('./template-sheet.tsx')).TemplateSheet);

type Props = {
  user: User;
  /** Who was chosen. */
  ids: readonly number[];
  message: string;
  onMessage: (message: string) => void;
  onDone: () => void;
};

export function ManyDecision({ user, ids, message, onMessage, onDone }: Props) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [hasTemplates, setTemplates] = useState(false);
  const deciding = useDecideMany(user, {
    onDecided: (decided) => notify('green', decidedText(decided, i18n)),
    onRefused: (failure) => notify('red', failureText(failure)),
  });
  /** At once, where the mutation's own state comes a moment later: a double tap decides once. */
  const isSending = useRef(false);
  const decide = (status: Decision) => {
    if (isSending.current) return;
    isSending.current = true;
    deciding.mutate(
      { ids, status, message },
      {
        onSuccess: () => {
          onMessage('');
          onDone();
        },
        onError: () => setAsking(false),
        onSettled: () => (isSending.current = false),
      },
    );
  };
  const isBusy = (status: Decision) => deciding.isPending && deciding.variables.status === status;
  const n = ids.length;
  return (
    <StickyBar
      note={
        <div className="many-message">
          <TextareaField
            label={<Trans>One message to all {n}</Trans>}
            optional
            rows={2}
            placeholder={t`For example: thank you, the places are filled.`}
            maxLength={lengths.decisionMessage}
            value={message}
            onChange={({ target }) => onMessage(target.value)}
          />
          <Button
            variant="plain"
            small
            icon={documentTextOutline}
            aria-haspopup="dialog"
            onClick={() => setTemplates(true)}
          >
            <Trans>Templates</Trans>
          </Button>
        </div>
      }
    >
      <Button variant="danger" icon={close} disabled={n === 0} onClick={() => setAsking(true)}>
        <Trans>Reject {n}</Trans>
      </Button>
      <Button
        variant="success"
        icon={checkmark}
        disabled={n === 0}
        busy={isBusy('accepted')}
        onClick={() => decide('accepted')}
      >
        <Trans>Accept {n}</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Reject ${n} applicants?`}
        text={t`This can't be undone.`}
        confirmLabel={t`Reject ${n}`}
        tone="danger"
        busy={isBusy('rejected')}
        onConfirm={() => decide('rejected')}
        onClose={() => setAsking(false)}
      />
      <TemplateSheet
        open={hasTemplates}
        onClose={() => setTemplates(false)}
        onChoose={(text) => {
          setTemplates(false);
          onMessage(text);
        }}
      />
    </StickyBar>
  );
}
