/** /operator/post (product 2.67): an operator posts one job for a company, with the fields of the posting form on one page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dayInCambodia } from '#contract/days.ts';
import { lengths } from '#contract/limits.ts';
import { jobOnBehalf, jobOrigin, postOnBehalf } from '#contract/on-behalf.ts';
import { call } from '#client/data/api.ts';
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
import { fieldsLeft, toBody } from '../draft/draft-rules.ts';
import { postingDraft } from '../draft/draft-store.ts';
import { StepFacts } from '../steps/step-facts.tsx';
import { StepLists } from '../steps/step-lists.tsx';
import '../posting.css';

const emptyOrigin = () => ({
  company: { name: '', name_km: '', phone: '' },
  source: { name: 'Facebook', url: '', date: dayInCambodia() },
  /** The same for every attempt, so that none posts the job twice. */
  ref: newRequestKey(),
});

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
  const form = useForm(emptyOrigin());
  const date = useFormState(form, ({ values }) => values.source.date);
  const left = useFormState(postingDraft.form, fieldsLeft);
  const hasTags = useFormState(postingDraft.form, ({ values }) => values.tags.length > 0);
  const isFilled = useFormState(postingDraft.form, ({ values }) => values.occupation !== '');
  const [posted, setPosted] = useState<{ job_id: number; claim_code: string }>();
  usePageTitle(t`Post one job`);
  const posting = useMutation({
    mutationFn: (body: z.output<typeof jobOnBehalf>) => call(postOnBehalf, { body }),
    onSuccess: (answer) => {
      setPosted(answer);
      postingDraft.clear();
    },
    onError: (failure) => {
      if (!form.refuseBy(failure)) notify('red', failureText(failure));
    },
  });
  const submit = () => {
    postingDraft.commitTyped();
    if (posting.isPending) return;
    const origin = form.check(jobOrigin);
    const job = { ...toBody(postingDraft.form.read()), ...origin };
    if (origin) posting.mutate(z.parse(jobOnBehalf, job));
  };
  return (
    <>
      <SubPageHeader title={t`Post one job`} backTo="/operator/import" />
      <PageContent width="column" footer="never">
        {posted ? (
          <PostedCode
            code={posted.claim_code}
            jobId={posted.job_id}
            onNext={() => {
              form.change(emptyOrigin());
              setPosted(undefined);
            }}
          />
        ) : (
          <Form form={form} onSubmit={submit}>
            <div className="posting-step">
              {/* A pasted text fills `postingDraft` and this form here. */}
              <FormField
                form={form}
                path="company.name"
                kind="text"
                label={t`Company name`}
                maxLength={lengths.companyName}
                autoComplete="off"
              />
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
              <StepFacts />
              {!isFilled && <StepLists />}
            </div>
          </Form>
        )}
      </PageContent>
      {!posted && (
        <StickyBar note={left > 0 || !hasTags ? <Trans>Please fill in all the areas!</Trans> : undefined}>
          <Button busy={posting.isPending} disabled={left > 0 || !hasTags} onClick={submit}>
            <Trans>Post</Trans>
          </Button>
        </StickyBar>
      )}
    </>
  );
}
