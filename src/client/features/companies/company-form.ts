/** The company's form: what it begins with, what it sends, and how it would look. Pure. */
import { type Company, type OwnCompany } from '#contract/companies.ts';
import { companySizes } from '#contract/company-fields.ts';
import { provinces } from '#contract/places.ts';

const fields = ['name', 'name_km', 'about', 'website', 'province', 'size', 'industry'] as const;
export type CompanyDraft = Record<(typeof fields)[number], string>;

export const draftOf = (company: OwnCompany): CompanyDraft => ({
  name: company.name ?? '',
  name_km: company.name_km ?? '',
  about: company.about ?? '',
  website: company.website ?? '',
  province: company.province ?? '',
  size: company.size ?? '',
  industry: company.industry ?? '',
});

export const isSame = (one: CompanyDraft, other: CompanyDraft): boolean =>
  fields.every((field) => one[field] === other[field]);

/** People write "shop.com.kh". */
export const withScheme = (website: string): string =>
  website.trim() === '' || /^[a-z]+:/i.test(website.trim()) ? website : `https://${website.trim()}`;

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The company as others would see it. */
export function previewOf(company: OwnCompany, draft: CompanyDraft): Company {
  const { verification: _own, refused_because: _too, ...seen } = company;
  return {
    ...seen,
    name: draft.name.trim(),
    name_km: filled(draft.name_km),
    about: filled(draft.about),
    website: filled(withScheme(draft.website)),
    province: provinces.find((province) => province === draft.province) ?? null,
    size: companySizes.find((size) => size === draft.size) ?? null,
    industry: filled(draft.industry),
  };
}
