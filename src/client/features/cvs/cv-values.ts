/** The values of the CV form, and how they convert to and from a stored CV. */
import { type Cv, type CvSection, cvSections } from '#contract/cvs.ts';
import { hasWords } from '#contract/description-markup.ts';
import { cvCaps } from '#contract/limits.ts';
import { createForm, type FormStore, valueAt } from '#client/forms/form-store.ts';
import { itemFields, personalFields } from './cv-fields.ts';

export type Values = Readonly<Record<string, string>>;
/** `card`: five personal details are enough. */
export type CvValues = { readonly card?: boolean | undefined; readonly user_info: Values } & {
  readonly [S in CvSection]: readonly Values[];
};
export type CvForm = FormStore<CvValues>;

const bySection = (items: (section: CvSection) => readonly Values[]) =>
  Object.fromEntries(cvSections.map((section) => [section, items(section)])) as {
    [S in CvSection]: readonly Values[];
  };

const empty = (fields: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

export const emptyItem = (section: CvSection): Values => empty(itemFields[section]);

/** True if any field of the item is filled in; only then are its fields required (product 5.8). */
export const isTouched = (values: Values | undefined): boolean => Object.values(values ?? {}).some(hasWords);

const cardFlag = ({ card }: { readonly card?: boolean | undefined }) => (card ? { card: true } : {});

/** The content of a stored CV without the items' ids; empty if there is no CV yet. */
export const contentOfCv = (cv: Cv | null | undefined): CvValues => ({
  ...cardFlag(cv ?? {}),
  user_info: cv?.user_info ?? {},
  ...bySection((section) => (cv?.[section] ?? []).map(({ id: _, ...values }): Values => values)),
});

/** The CV as it would be stored, to preview it: all fields, no empty items. */
export const cvOfContent = (values: CvValues): Cv => {
  const items = <S extends CvSection>(section: S) =>
    values[section].filter(isTouched).map((item, at) => ({ ...item, id: at + 1 }));
  const filled = cvSections.filter((section) => items(section).length > 0);
  const { user_info } = toFormValues(values);
  // The form has exactly the contract's fields, which the compiler can't know.
  return {
    card: values.card ?? false,
    user_info,
    ...Object.fromEntries(filled.map((section) => [section, items(section)])),
  } as Cv;
};

/** Fills a content up for the form: every field, and at least one item per section. */
export const toFormValues = (content: CvValues): CvValues => ({
  ...cardFlag(content),
  user_info: { ...empty(personalFields), ...content.user_info },
  ...bySection((section) => {
    const items = content[section].slice(0, cvCaps[section]);
    return (items.length > 0 ? items : [{}]).map((values) => ({ ...emptyItem(section), ...values }));
  }),
});

/** The form's content without untouched items. */
export const contentOf = (values: CvValues): CvValues => ({
  ...cardFlag(values),
  user_info: values.user_info,
  ...bySection((section) => values[section].filter(isTouched)),
});

/** Compares two contents, ignoring empty fields and untouched items. */
export const sameContent = (one: CvValues, other: CvValues): boolean =>
  JSON.stringify(contentOf(toFormValues(one))) === JSON.stringify(contentOf(toFormValues(other)));

/** Errors of an item that was emptied or removed no longer apply. */
const isStillValidated = (values: CvValues, path: string): boolean => {
  const [section, index] = path.split('.');
  return section === 'user_info' || isTouched(valueAt(values, `${section}.${index}`) as Values | undefined);
};

export const createCvForm = (content: CvValues): CvForm =>
  createForm(toFormValues(content), (values, errors) =>
    Object.fromEntries(Object.entries(errors).filter(([path]) => isStillValidated(values, path))),
  );
