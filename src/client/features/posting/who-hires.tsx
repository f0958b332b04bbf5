/** Asks for the company's name where it has none yet; it is saved with the posting (product 2.7). */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { postingDraft } from './draft-store.ts';

export function WhoHires() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  const { data: company } = useQuery({ ...ownCompanyQuery(userId), enabled: userId > 0 });
  if (company?.name !== null) return null;
  return (
    <section className="kg-card who-hires">
      <FormField
        form={postingDraft.form}
        path="company_name"
        kind="text"
        label={t`Who is hiring? Company name`}
        hint={t`Shown on this and all your jobs. Add a logo later.`}
        maxLength={lengths.companyName}
        autoComplete="organization"
        optional
      />
    </section>
  );
}
