/** /operator/post (product 2.67): an operator posts one job for a company, with the fields of the posting form on one page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { dayInCambodia } from '#contract/days.ts';
import { lengths } from '#contract/limits.ts';
import { jobOnBehalf, jobOrigin, postOnBehalf } from '#contract/on-behalf.ts';
import { call } from '#client/data/api.ts';
import { draftOf } from '#client/data/drafts.ts';
import { newRequestKey } from '#client/data/request-key.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { Form, useForm, useFormState } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { DateField } from '#client/ui/fields/text-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { fieldsLeft, guessesLeft, nextPasted, toBody } from '../draft/draft-rules.ts';
import { postingDraft, useDraft } from '../draft/draft-store.ts';
import { PasteStep } from '../paste/paste-step.tsx';
import { GuessMark, showFirstGuess } from '../steps/guess-mark.tsx';
import { StepFacts } from '../steps/step-facts.tsx';
import { StepLists } from '../steps/step-lists.tsx';
import { Missing } from '../wizard-frame.tsx';
import '../posting.css';

/** Company and source as typed. */
const typedOrigin = z.object({
  company: z.object({ name: z.string(), name_km: z.string(), phone: z.string() }),
  source: z.object({ name: z.string(), url: z.string(), date: z.string() }),
  /** The same for every attempt, so that none posts the job twice. */
  ref: z.string(),
});

const emptyOrigin = (): z.output<typeof typedOrigin> => ({
  company: { name: '', name_km: '', phone: '' },
  source: { name: 'Facebook', url: '', date: dayInCambodia() },
  ref: newRequestKey(),
});

/** Stored beside the draft of the job. */
const originDraft = draftOf('jobOrigin', typedOrigin);

function PostedCode({ code, jobId, onNext }: { code: string; jobId: number; onNext: () => void }) {
  return (
    <div role="status" className="posting-step">
      <Note>
        <strong>
          <Trans>Posted. Claim code for the company:</Trans>
        </strong>
        <p>
          <code className="posting-claim-code">{code}</code>
        </p>
        <p>
          <Trans>Give it to the company by phone or Telegram. It works once, for 60 days.</Trans>
        </p>
      </Note>
      <ButtonLink variant="outline" wide to="/jobDetail/$id" params={{ id: String(jobId) }}>
        <Trans>See the job</Trans>
      </ButtonLink>
      <Button wide onClick={onNext}>
        <Trans>Post another one</Trans>
      </Button>
    </div>
  );
}

export function PostOnBehalfScreen() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm(originDraft.read() ?? emptyOrigin());
  useEffect(() => form.subscribe(({ values }) => void originDraft.write(values)), [form]);
  const date = useFormState(form, ({ values }) => values.source.date);
  const left = useFormState(postingDraft.form, fieldsLeft);
  const hasTags = useDraft(({ tags }) => tags.length > 0);
  const guesses = useDraft(guessesLeft);
  const isDone = left === 0 && guesses === 0 && hasTags;
  const [posted, setPosted] = useState<{ job_id: number; claim_code: string }>();
  usePageTitle(t`Post one job`);
  const posting = useMutation({
    mutationFn: (body: z.output<typeof jobOnBehalf>) => call(postOnBehalf, { body }),
    onSuccess: (answer) => {
      const next = nextPasted(postingDraft.form.read());
      postingDraft.clear();
      if (next) {
        postingDraft.form.change(next);
        // Further jobs of the same text are the same company's.
        form.change({ ref: newRequestKey() });
      } else {
        form.change(emptyOrigin());
        originDraft.clear();
      }
      setPosted(answer);
    },
    onError: (failure) => {
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  const submit = () => {
    postingDraft.commitTyped();
    if (posting.isPending || !isDone) return;
    const origin = form.check(jobOrigin);
    const job = { ...toBody(postingDraft.form.read()), ...origin };
    if (origin) posting.mutate(z.parse(jobOnBehalf, job));
  };
  /** How often a text filled the form, which is below it: each time the next thing to do is shown. */
  const [fills, setFills] = useState(0);
  const companyRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fills === 0) return;
    const name = companyRow.current?.querySelector('input');
    if (name?.value === '') name.focus();
    else showFirstGuess();
  }, [fills]);
  const takeCompany = () => {
    const { company_name, contact } = postingDraft.form.read();
    const { company } = form.read();
    const name = company_name || company.name;
    const phone = company.phone || (contact.phone && `0${contact.phone}`);
    form.change({ company: { ...company, name, phone } });
    setFills(fills + 1);
  };
  return (
    <>
      <SubPageHeader title={t`Post one job`} backTo="/operator/import" />
      <PageContent width="column" footer="never">
        {posted ? (
          <PostedCode code={posted.claim_code} jobId={posted.job_id} onNext={() => setPosted(undefined)} />
        ) : (
          <Form form={form} onSubmit={submit}>
            <div className="posting-step">
              <p className="kg-muted">
                <Trans>The job ends after 30 days at most.</Trans>
              </p>
              <PasteStep onFilled={takeCompany} />
              <div ref={companyRow}>
                <GuessMark part="company_name">
                  <FormField
                    form={form}
                    path="company.name"
                    kind="text"
                    label={t`Company name`}
                    maxLength={lengths.companyName}
                    autoComplete="off"
                  />
                </GuessMark>
              </div>
              <FormField
                form={form}
                path="company.phone"
                kind="text"
                label={t`Phone of the company`}
                hint={t`Only operators see it.`}
                maxLength={lengths.phone}
                autoComplete="off"
                optional
              />
              <FormField form={form} path="source.name" kind="text" label={t`Where you found it`} />
              <FormField form={form} path="source.url" kind="url" label={t`Link to the post`} optional />
              <DateField
                label={t`Date of the post`}
                max={dayInCambodia()}
                value={date}
                onChange={({ target }) =>
                  form.change({ source: { ...form.read().source, date: target.value } })
                }
              />
              <StepFacts hasLists />
              <StepLists />
              {guesses > 0 && (
                <Button variant="outline" wide onClick={() => postingDraft.form.change({ guessed: [] })}>
                  <Trans comment="Confirms all that was read from a pasted text">All of it is right</Trans>
                </Button>
              )}
            </div>
          </Form>
        )}
      </PageContent>
      {!posted && (
        <StickyBar note={isDone ? undefined : <Missing step={left > 0 || guesses > 0 ? 2 : 3} />}>
          <Button busy={posting.isPending} disabled={!isDone} onClick={submit}>
            <Trans>Post</Trans>
          </Button>
        </StickyBar>
      )}
    </>
  );
}
