/** The warnings that job seekers will see about a draft, and the note about its review (product 2.7, 4.17). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useTexts } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { eyeOutline, warning } from 'ionicons/icons';
import { type ReactNode, useRef } from 'react';
import { findDraftWarnings, type PostingWarning, type WarnedField } from '#contract/draft-warnings.ts';
import { type WarningKind } from '#contract/job-fields.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useMarkedPhrases } from '#client/ui/marked-phrases.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { useDraft } from '../draft/draft-store.ts';
import { useWarnedFieldTarget } from './warned-field-focus.ts';
import '#client/ui/note.css';

/** None without a network: the server finds them, and stores them with the posting anyway. */
function useDraftWarnings(): readonly PostingWarning[] {
  const userId = useSession()?.user_id ?? 0;
  const draft = useDraft((all) => all);
  const { name, description, salary, required_skills, requirements, responsibilities, tags, district } =
    draft;
  const lists = { requirements, responsibilities, tags };
  const body = { name, description, salary, required_skills, district, ...lists };
  const { data = [] } = useQuery({
    queryKey: ['draft-warnings', userId, body],
    queryFn: ({ signal }) => call(findDraftWarnings, { body }, { signal }),
    enabled: userId > 0,
    staleTime: Infinity,
    // Each change of a draft is a query of its own, with the whole text in its key.
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return data;
}

const fieldNames: Record<WarnedField, MessageDescriptor> = {
  name: msg`the job name`,
  salary: msg`the salary`,
  required_skills: msg`the required skills`,
  district: msg`the district`,
  description: msg`the description`,
  requirements: msg`the requirements`,
  responsibilities: msg`the responsibilities`,
  tags: msg`the tags`,
};

function useFieldName(): (field: WarnedField) => string {
  const { i18n } = useTexts();
  return (field) => i18n._(fieldNames[field]);
}

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
  confinement: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like debts, secrets or not being free to leave. Workers may leave at any
      time.
    </Trans>
  ),
  crime: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like using people's accounts or codes, or cheating people. That's a crime.
    </Trans>
  ),
  sexual: ({ phrase, field }) => (
    <Trans>
      “{phrase}” in {field} sounds like sexual services. Describe the work.
    </Trans>
  ),
  unread: ({ field }) => (
    <Trans>The text in {field} repeats itself too much to be checked. Shorten it.</Trans>
  ),
};

/** The first warning of each kind per field; correcting it reveals the next. */
const firstPerKind = (warnings: readonly PostingWarning[]): PostingWarning[] =>
  warnings.filter(
    ({ kind, field }, at) =>
      warnings.findIndex((other) => other.kind === kind && other.field === field) === at,
  );

/** `only` restricts the warnings to fields of the step that shows them. */
export function PostingWarnings({ only }: { only?: readonly WarnedField[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const { edit } = useSearch({ strict: false });
  const { goBackTo, usePageIsActive } = useShellLinks();
  const fieldName = useFieldName();
  const note = useRef<HTMLElement>(null);
  const warnings = useDraftWarnings().filter(({ field }) => !only || only.includes(field));
  // Highlight nothing while another page covers this step.
  const highlighted = usePageIsActive() ? warnings.map(({ text }) => text) : [];
  useMarkedPhrases(highlighted, () => ({
    within: note.current?.closest('.posting-step'),
    except: note.current,
  }));
  if (warnings.length === 0) return null;
  const goToField = (target: PostingWarning) => {
    const step = useWarnedFieldTarget.getState().request(target);
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
          {firstPerKind(warnings).map((item) => {
            const Sentence = sentences[item.kind];
            return (
              <li key={`${item.kind} ${item.field}`}>
                <Sentence phrase={<UserText>{item.text}</UserText>} field={fieldName(item.field)} />{' '}
                <button type="button" className="kg-link" onClick={() => goToField(item)}>
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

/** `warned` are the warnings of the job being edited; undefined for a new posting. */
type ReviewNoteProps = { warned: readonly WarningKind[] | undefined };

/** Says before sending that operators will check the posting first, if they will. */
export function ReviewNote({ warned }: ReviewNoteProps) {
  const userId = useSession()?.user_id ?? 0;
  const { data: company } = useQuery({ ...ownCompanyQuery(userId), enabled: userId > 0 });
  const warnings = useDraftWarnings();
  const isNew = warned === undefined;
  const hasNewWarning = warnings.some(({ kind }) => !warned?.includes(kind));
  const isUnknownCompany = company?.reviews === 'new' && !company.verified;
  const isReviewedByRule =
    company?.reviews === 'flagged' ? hasNewWarning : isUnknownCompany && (isNew || hasNewWarning);
  const needsReview = isReviewedByRule || (isNew && company?.under_review === true);
  if (!needsReview) return null;
  return (
    <p className="kg-note blue">
      <Icon name={eyeOutline} size={20} />
      <span>
        <Trans>We check this posting before others see it, and let you know.</Trans>
      </span>
    </p>
  );
}
