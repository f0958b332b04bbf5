/** The form of a company's details; from 1024 px with a preview beside it (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useId } from 'react';
import { type Company, companyUpdate, type OwnCompany } from '#contract/companies.ts';
import { type CompanySize, companySizes } from '#contract/company-fields.ts';
import { lengths } from '#contract/limits.ts';
import { industries } from '#contract/options.ts';
import { type Control, FormField } from '#client/forms/form-field.tsx';
import { Form, useForm, useFormState } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { backClosesSheet } from '#client/ui/sheet.tsx';
import { Button, TextLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { notify } from '#client/ui/toast.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Optional } from '#client/ui/fields/field-frame.tsx';
import { provinces } from '#contract/places.ts';
import { CompanyCard, sizeText } from './company-card.tsx';
import { useUpdateCompany } from './company-queries.ts';
import { LogoPicker } from './logo-picker.tsx';
import { VerificationCard } from './verification-card.tsx';

const fields = ['name', 'name_km', 'about', 'website', 'province', 'size', 'industry'] as const;
type CompanyDraft = Record<(typeof fields)[number], string>;

const draftOf = (company: OwnCompany): CompanyDraft => ({
  name: company.name ?? '',
  name_km: company.name_km ?? '',
  about: company.about ?? '',
  website: company.website ?? '',
  province: company.province ?? '',
  size: company.size ?? '',
  industry: company.industry ?? '',
});

const isSame = (a: CompanyDraft, b: CompanyDraft): boolean => fields.every((field) => a[field] === b[field]);

/** Adds https:// to addresses without a scheme, such as "shop.com.kh". */
const withScheme = (website: string): string =>
  website.trim() === '' || /^[a-z]+:/i.test(website.trim()) ? website : `https://${website.trim()}`;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The company as others would see it if the draft were saved. */
function previewOf(company: OwnCompany, draft: CompanyDraft): Company {
  const { verification: _verification, refused_because: _reason, ...visible } = company;
  return {
    ...visible,
    name: draft.name.trim(),
    name_km: textOrNull(draft.name_km),
    about: textOrNull(draft.about),
    website: textOrNull(withScheme(draft.website)),
    province: provinces.find((province) => province === draft.province) ?? null,
    size: companySizes.find((size) => size === draft.size) ?? null,
    industry: textOrNull(draft.industry),
  };
}

type SizeChipsProps = {
  sizes: readonly { readonly value: CompanySize; readonly label: string }[];
  value: string;
  onChange: (size: CompanySize | '') => void;
};

/** The number of employees as chips; tapping the chosen one clears it. */
function SizeChips({ sizes, value: chosen, onChange }: SizeChipsProps) {
  return (
    <fieldset className="size-chips kg-field">
      <legend className="kg-label">
        <Trans>How many people work there</Trans> <Optional />
      </legend>
      <div className="kg-chips wrap">
        {sizes.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={value === chosen}
            onToggle={() => onChange(value === chosen ? '' : value)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** For companies whose jobs an operator has posted (product 7.47). */
const ClaimLine = () => (
  <p className="my-company-claim kg-muted">
    <Trans>Did we post jobs of your company?</Trans>{' '}
    <TextLink to="/companies/claim">
      <Trans>Claim it with a code</Trans>
    </TextLink>
  </p>
);

type Props = { userId: number; company: OwnCompany };

export function MyCompanyForm({ userId, company }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  const provinceOptions = useOfferedProvinces().map((value) => ({ value, label: provinceName(value) }));
  const form = useForm(draftOf(company));
  const draft = useFormState(form, ({ values }) => values);
  const saving = useUpdateCompany(userId);
  const id = useId();
  const isChanged = !isSame(draft, draftOf(company));
  const active = useShellLinks().usePageIsActive();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      current.pathname !== next.pathname && isChanged && !backClosesSheet(action),
    enableBeforeUnload: () => isChanged,
    withResolver: true,
    // A mounted but hidden page must not block navigation on the visible one.
    disabled: !active,
  });

  const submit = () => {
    if (saving.isPending) return;
    form.change({ website: withScheme(form.read().website) });
    const update = form.check(companyUpdate);
    if (!update) return;
    saving.mutate(update, {
      onSuccess: (saved) => {
        form.change(draftOf(saved));
        notify('green', t`Your company has been saved.`);
      },
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  const industryOptions = industries.map((value) => ({ value, label: label(value) }));
  const fields: readonly (Control & { path: keyof CompanyDraft; label: string })[] = [
    {
      path: 'name',
      kind: 'text',
      label: t`Name`,
      maxLength: lengths.companyName,
      autoComplete: 'organization',
    },
    {
      path: 'name_km',
      kind: 'text',
      label: t`Name in Khmer`,
      maxLength: lengths.companyName,
      optional: true,
    },
    { path: 'province', kind: 'choice', label: t`Province`, options: provinceOptions, optional: true },
    { path: 'industry', kind: 'choice', label: t`Industry`, options: industryOptions, optional: true },
    { path: 'website', kind: 'url', label: t`Website`, optional: true },
    { path: 'about', kind: 'rich', label: t`About the company`, optional: true },
  ];
  return (
    <>
      <PageContent>
        <div className="my-company">
          <div>
            {company.name === null && <ClaimLine />}
            <LogoPicker userId={userId} name={draft.name} company={company} />
            <Form form={form} id={id} onSubmit={submit}>
              {fields.map((field) => (
                <FormField key={field.path} form={form} {...field} />
              ))}
              <SizeChips
                sizes={companySizes.map((value) => ({ value, label: sizeText(value) }))}
                value={draft.size}
                onChange={(size) => form.change({ size })}
              />
            </Form>
            <VerificationCard userId={userId} company={company} />
          </div>
          <aside className="my-company-preview" aria-label={t`See it as others do`}>
            <p className="kg-muted">
              <Trans>See it as others do</Trans>
            </p>
            <CompanyCard company={previewOf(company, draft)} heading="p" />
          </aside>
        </div>
      </PageContent>
      <StickyBar>
        <Button type="submit" form={id} busy={saving.isPending} disabled={!isChanged}>
          <Trans>Save</Trans>
        </Button>
      </StickyBar>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title={t`Leave without saving?`}
        confirmLabel={t`Leave`}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </>
  );
}
