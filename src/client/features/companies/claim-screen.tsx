/** /companies/claim (product 2.67): an employer claims a company whose jobs an operator posted, by a code. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { claimCompany } from '#contract/on-behalf.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { Form, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button, ButtonLink, TextLink } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { ownCompanyQuery } from './company-queries.ts';
import './my-company.css';

/** Everything that shows the company, its jobs or their applications. */
function useClaim(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(claimCompany, { body: { code } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ownCompanyQuery(userId).queryKey });
      void client.invalidateQueries({ queryKey: jobKeys.own(userId) });
      void client.invalidateQueries({ queryKey: jobKeys.all(userId) });
      void client.invalidateQueries({ queryKey: ['applications', userId] });
    },
  });
}

export function ClaimScreen() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm({ code: '' });
  const claiming = useClaim(useSession()?.user_id ?? 0);
  const id = useId();
  usePageTitle(t`Claim your company`);
  const submit = () => {
    const input = form.check(claimCompany.body);
    if (!input || claiming.isPending) return;
    claiming.mutate(input.code, {
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  return (
    <>
      <SubPageHeader title={t`Claim your company`} backTo="/companies/mine" />
      <PageContent width="column">
        {claiming.data ? (
          <div role="status">
            <Note>
              <strong>
                <UserText>{claiming.data.name}</UserText>
              </strong>
              <p>
                <Plural value={claiming.data.jobs} one="# job is yours now." other="# jobs are yours now." />{' '}
                <Plural
                  value={claiming.data.applications}
                  one="# application waits for your answer."
                  other="# applications wait for your answer."
                />
              </p>
            </Note>
            <ButtonLink wide to="/application">
              <Trans>See the applicants</Trans>
            </ButtonLink>
          </div>
        ) : (
          <Form form={form} id={id} className="company-claim" onSubmit={submit}>
            <p>
              <Trans>
                Did Karngea post jobs of your company? With the code we gave you, the company, its jobs and
                their applications become yours.
              </Trans>
            </p>
            <FormField
              form={form}
              path="code"
              kind="text"
              label={t`Claim code`}
              hint={t`Twelve letters and digits, for example 7KQ4 M2XD 9RTB. It works once.`}
              autoComplete="off"
            />
            <Button type="submit" wide busy={claiming.isPending}>
              <Trans>Claim</Trans>
            </Button>
            <p className="kg-muted">
              <Trans>
                No code? <TextLink to="/contact">Write to us</TextLink> and say which company it is.
              </Trans>
            </p>
          </Form>
        )}
      </PageContent>
    </>
  );
}
