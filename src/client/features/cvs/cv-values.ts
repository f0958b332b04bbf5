/** What stands in the CV form, section by section. Knows no screen and no server. */
import { type Cv, type CvSection, cvSections } from '#contract/cvs.ts';
import { hasWords } from '#contract/description-markup.ts';
import { cvCaps } from '#contract/limits.ts';
import { createForm, type FormStore, valueAt } from '#client/forms/form-store.ts';
import { itemFields, personalFields } from './cv-fields.ts';

export type Values = Readonly<Record<string, string>>;
export type CvValues = { readonly user_info: Values } & { readonly [S in CvSection]: readonly Values[] };
export type CvForm = FormStore<CvValues>;

const bySection = (items: (section: CvSection) => readonly Values[]) =>
  Object.fromEntries(cvSections.map((section) => [section, items(section)])) as {
    [S in CvSection]: readonly Values[];
  };

const empty = (fields: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

export const emptyItem = (section: CvSection): Values => empty(itemFields[section]);

/** Whether a sub-form has anything in it; only then are its fields required (product 5.8). */
export const isTouched = (values: Values | undefined): boolean => Object.values(values ?? {}).some(hasWords);

/** The content of a stored CV (none yet: null or undefined), without its items' ids. */
export const contentOfCv = (cv: Cv | null | undefined): CvValues => ({
  user_info: cv?.user_info ?? {},
  ...bySection((section) => (cv?.[section] ?? []).map(({ id: _, ...values }): Values => values)),
});

/** A content as it will be read, before it is saved: with all its fields, and no empty items. */
export const cvOfContent = (values: CvValues): Cv => {
  const items = <S extends CvSection>(section: S) =>
    values[section].filter(isTouched).map((item, at) => ({ ...item, id: at + 1 }));
  const filled = cvSections.filter((section) => items(section).length > 0);
  const { user_info } = shownValues(values);
  // All fields of the form are the contract's, which the compiler cannot see.
  return { user_info, ...Object.fromEntries(filled.map((section) => [section, items(section)])) } as Cv;
};

/** What the form shows of a content: every field, and at least one item in every section. */
export const shownValues = (content: CvValues): CvValues => ({
  user_info: { ...empty(personalFields), ...content.user_info },
  ...bySection((section) => {
    const items = content[section].slice(0, cvCaps[section]);
    return (items.length > 0 ? items : [{}]).map((values) => ({ ...emptyItem(section), ...values }));
  }),
});

/** What was typed; items with nothing in them do not count. */
export const contentOf = (values: CvValues): CvValues => ({
  user_info: values.user_info,
  ...bySection((section) => values[section].filter(isTouched)),
});

/** Whether two contents say the same, however their empty parts are written. */
export const sameContent = (one: CvValues, other: CvValues): boolean =>
  JSON.stringify(contentOf(shownValues(one))) === JSON.stringify(contentOf(shownValues(other)));

/** An item that is emptied again or removed asks for nothing any more. */
const isAskedFor = (values: CvValues, path: string): boolean => {
  const [section, index] = path.split('.');
  return section === 'user_info' || isTouched(valueAt(values, `${section}.${index}`) as Values | undefined);
};

export const createCvForm = (content: CvValues): CvForm =>
  createForm(shownValues(content), (values, errors) =>
    Object.fromEntries(Object.entries(errors).filter(([path]) => isAskedFor(values, path))),
  );
