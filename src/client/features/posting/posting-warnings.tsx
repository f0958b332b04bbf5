/** What job seekers will be warned of in a posting, while it can still be worded otherwise (product 2.7). A lazy part: it brings all phrases. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { warning } from 'ionicons/icons';
import { type ReactNode, useRef } from 'react';
import { type Warning, type WarnedField } from '#warnings/find-warnings.ts';
import { type WarningKind } from '#contract/job-fields.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useMarkedPhrases } from '#client/ui/marked-phrases.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { useFieldToChange } from './field-to-change.ts';
import { usePostingWarnings } from './use-posting-warnings.ts';
import { useWarnedFieldName } from './warned-field-names.ts';
import '#client/ui/note.css';

type PhraseProps = { phrase: ReactNode; field: string };

const sentences: Record<WarningKind, (props: PhraseProps) => ReactNode> = {
  fee: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like a fee or deposit. Never ask workers for money.
    </Trans>
  ),
  documents: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like keeping workers' documents. Never keep workers' ID cards or passports.
    </Trans>
  ),
  abroad: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like work abroad. Give the agency's name and licence number.
    </Trans>
  ),
  easy_money: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds too good to be true. Describe the work.
    </Trans>
  ),
};

/** Of one field the first of each kind: who changes it sees the next. */
const firstOfEach = (warnings: readonly Warning[]): Warning[] =>
  warnings.filter(
    ({ kind, field }, at) =>
      warnings.findIndex((other) => other.kind === kind && other.field === field) === at,
  );

/** Those of the third step where it stands there, else all. */
export function PostingWarnings({ only }: { only?: readonly WarnedField[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const { edit } = useSearch({ strict: false });
  const { goBackTo, usePageIsActive } = useShellLinks();
  const fieldName = useWarnedFieldName();
  const note = useRef<HTMLElement>(null);
  const warnings = usePostingWarnings().filter(({ field }) => !only || only.includes(field));
  // A step that lies below another page marks nothing.
  const marked = usePageIsActive() ? warnings.map(({ phrase }) => phrase) : [];
  useMarkedPhrases(marked, () => ({ within: note.current?.closest('.posting-step'), except: note.current }));
  if (warnings.length === 0) return null;
  const change = (it: Warning) => {
    const step = useFieldToChange.getState().ask(it);
    const params = { step: String(step) };
    const search = edit ? { edit } : {};
    if (!only) goBackTo(router.buildLocation({ to: '/createjob/$step', params, search }).href);
  };
  return (
    <section
      ref={note}
      className="kg-note marigold posting-warnings"
      aria-label={t`Job seekers will see a warning`}
    >
      <Icon name={warning} size={20} />
      <div>
        <h2>
          <Trans>Job seekers will see a warning</Trans>
        </h2>
        <ul>
          {firstOfEach(warnings).map((it) => {
            const Sentence = sentences[it.kind];
            return (
              <li key={`${it.kind} ${it.field}`}>
                <Sentence phrase={<UserText>{it.phrase}</UserText>} field={fieldName(it.field)} />{' '}
                <button type="button" className="kg-link" onClick={() => change(it)}>
                  <Trans>Edit the text</Trans>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
