/** A pasted post (product 2.7): what was found in it, and the button that fills the form from it. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clipboardOutline, sparklesOutline } from 'ionicons/icons';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ChoiceGroup } from '#client/ui/fields/choice-group.tsx';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { isStarted } from '../draft/draft-rules.ts';
import { DraftContext, useDraft, useDraftForm } from '../draft/draft-store.ts';
import { fillFromPost } from './fill-draft.ts';
import { readPost } from './reader/read-post.ts';
import { type PastedPost } from './reader/read-post.ts';

const parts: readonly (readonly [MessageDescriptor, (post: PastedPost) => unknown])[] = [
  [msg`Job name`, ({ name }) => name],
  [msg`Pay`, ({ pay, negotiable }) => pay ?? negotiable],
  [msg`Location`, ({ province, district }) => province ?? district],
  [msg`Available positions`, ({ people }) => people],
  [msg`Closes on`, ({ dates }) => dates.end],
  [
    msg`Working conditions`,
    ({ conditions: { provides, hours, days, overtime }, dates }) =>
      provides.length > 0 || hours || days || overtime || dates.start,
  ],
  [msg`Phone`, ({ contact }) => contact.phones[0]],
  [msg`Telegram`, ({ contact }) => contact.telegram],
  [msg`Company`, ({ company }) => company],
];

/** Only where the browser can read the clipboard. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useLingui();
  // Not in every browser, and only on https.
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined;
  if (!clipboard?.readText) return null;
  const paste = () => {
    navigator.clipboard.readText().then(
      (text) => (text.trim() ? onPaste(text) : notify('blue', t`There is nothing to paste.`)),
      () => notify('blue', t`Hold your finger on the field and choose “Paste”.`),
    );
  };
  return (
    <Button variant="outline" small icon={clipboardOutline} onClick={paste}>
      <Trans>Paste</Trans>
    </Button>
  );
}

function Found({ post }: { post: PastedPost }) {
  const { i18n } = useLingui();
  const found = parts.filter(([, read]) => Boolean(read(post))).map(([name]) => i18n._(name));
  const names = found.join(', ');
  return (
    <p role="status" className="posting-found">
      {found.length > 0 ? (
        <Trans>Found: {names}. The rest becomes the description.</Trans>
      ) : (
        <Trans>Nothing was found in it. The text becomes the description.</Trans>
      )}
    </p>
  );
}

export function PasteStep({ onFilled }: { onFilled: () => void }) {
  const { t, i18n } = useLingui();
  const store = use(DraftContext);
  const form = useDraftForm();
  const field = useField(form, 'pasted');
  const waiting = useDraft((draft) => draft.waiting);
  const hasDraft = useDraft((draft) => isStarted({ ...draft, pasted: '', waiting: [] }));
  const [isAsking, setAsking] = useState(false);
  const [split, setSplit] = useState<'each' | 'one'>('each');
  const text = useDeferredValue(field.value);
  const post = useMemo(() => readPost(text), [text]);
  const count = post.jobs.length;
  const fill = () => {
    const [first = field.value, ...others] = count > 1 && split === 'each' ? post.jobs : [field.value];
    fillFromPost(i18n, store, first, [...new Set([...others, ...waiting])]);
    onFilled();
  };
  return (
    <div className="posting-paste">
      <TextareaField
        {...field}
        label={t`Text of the post`}
        hint={t`It stays on your phone until you post the job.`}
        rows={8}
        placeholder={t`From Facebook, Telegram or anywhere else`}
      />
      <PasteButton onPaste={field.onChange} />
      {text.trim() !== '' && <Found post={post} />}
      {count > 1 && (
        <ChoiceGroup
          legend={
            <Plural
              value={count}
              one="There seems to be # job in it."
              other="There seem to be # jobs in it."
            />
          }
          name="split"
          value={split}
          onChange={setSplit}
          options={[
            { value: 'each', title: t`A posting for each`, text: t`One form after another` },
            { value: 'one', title: t`One posting for all` },
          ]}
        />
      )}
      {waiting.length > 0 && (
        <p className="kg-muted">
          <Plural
            value={waiting.length}
            one="# more job of a pasted text follows after this one."
            other="# more jobs of a pasted text follow after this one."
          />{' '}
          <Button variant="plain" small onClick={() => form.change({ waiting: [] })}>
            <Trans>Don't post them</Trans>
          </Button>
        </p>
      )}
      <Button
        wide
        icon={sparklesOutline}
        disabled={field.value.trim() === ''}
        onClick={() => (hasDraft ? setAsking(true) : fill())}
      >
        <Trans>Fill in the form</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Replace what you wrote?`}
        text={t`What is in the text replaces it.`}
        confirmLabel={t`Replace`}
        onConfirm={() => {
          setAsking(false);
          fill();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
