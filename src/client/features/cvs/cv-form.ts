/** The CV while it is being typed: values, faults and open items, and every change of them. Knows no screen and no server. */
import { type Cv, type CvSection, cvSections } from '#contract/cvs.ts';
import { type FaultCode, type FieldFaults } from '#contract/faults.ts';
import { hasWords } from '#contract/has-words.ts';
import { cvCaps } from '#contract/limits.ts';
import { type CvFieldName, itemFields, personalFields } from './cv-fields.ts';

export type Values = Readonly<Record<string, string>>;

export type Part = { readonly values: Values; readonly faults: FieldFaults };
export type Item = Part & { readonly key: number; readonly open: boolean };
export type CvForm = { readonly user_info: Part; readonly nextKey: number } & {
  readonly [S in CvSection]: readonly Item[];
};

/** What was typed and nothing else: the draft's content, and what tells whether anything changed. */
export type CvText = { readonly user_info: Values } & { readonly [S in CvSection]: readonly Values[] };

/** Where a field stands: without a section in the personal details. */
export type FieldPlace = {
  readonly section?: CvSection | undefined;
  readonly index?: number | undefined;
  readonly field: CvFieldName;
};

export type CvFormChange =
  | ({ readonly type: 'type'; readonly value: string } & FieldPlace)
  | { readonly type: 'add' | 'remove'; readonly section: CvSection }
  | { readonly type: 'toggle'; readonly section: CvSection; readonly index: number }
  | { readonly type: 'showFaults'; readonly faults: FieldFaults }
  | { readonly type: 'replace'; readonly text: CvText };

const noFaults: FieldFaults = {};
const isRight = ({ faults }: Part): boolean => Object.keys(faults).length === 0;

const emptyValues = (fields: readonly { readonly name: string }[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** Whether a sub-form has anything in it; only then are its fields required (spec §5). */
export const isTouched = (values: Values): boolean => Object.values(values).some(hasWords);

/** What a field belongs to; undefined when its item was removed. */
export const partAt = (form: CvForm, { section, index = 0 }: FieldPlace): Part | undefined =>
  section === undefined ? form.user_info : form[section][index];

/** A form with this content; every section has at least one item, and its last item is open. */
export function formOf(text: CvText): CvForm {
  let key = 0;
  const items = (section: CvSection): readonly Item[] => {
    const filled = text[section].slice(0, cvCaps[section]);
    const all = filled.length > 0 ? filled : [{}];
    return all.map((values, index) => ({
      key: key++,
      values: { ...emptyValues(itemFields[section]), ...values },
      faults: noFaults,
      open: index === all.length - 1,
    }));
  };
  const sections = Object.fromEntries(cvSections.map((section) => [section, items(section)])) as {
    [S in CvSection]: readonly Item[];
  };
  return {
    user_info: { values: { ...emptyValues(personalFields), ...text.user_info }, faults: noFaults },
    ...sections,
    nextKey: key,
  };
}

/** The content of a stored CV (undefined: none yet), without its items' ids. */
export function textOfCv(cv: Cv | undefined): CvText {
  const sections = Object.fromEntries(
    cvSections.map((section) => [
      section,
      (cv?.[section] ?? []).map(({ id: _, ...values }): Values => values),
    ]),
  ) as { [S in CvSection]: Values[] };
  return { user_info: cv?.user_info ?? {}, ...sections };
}

/** What was typed; items with nothing in them do not count. */
export function textOfForm(form: CvForm): CvText {
  const sections = Object.fromEntries(
    cvSections.map((section) => [section, form[section].map(({ values }) => values).filter(isTouched)]),
  ) as { [S in CvSection]: Values[] };
  return { user_info: form.user_info.values, ...sections };
}

/** Whether two contents say the same, however their empty parts are written. */
export const sameText = (one: CvText, other: CvText): boolean =>
  JSON.stringify(textOfForm(formOf(one))) === JSON.stringify(textOfForm(formOf(other)));

function typed<P extends Part>(part: P, field: string, value: string): P {
  const values = { ...part.values, [field]: value };
  const { [field]: _, ...others } = part.faults;
  return { ...part, values, faults: isTouched(values) ? others : noFaults };
}

const withItem = (form: CvForm, section: CvSection, index: number, change: (item: Item) => Item): CvForm => ({
  ...form,
  [section]: form[section].map((item, place) => (place === index ? change(item) : item)),
});

function added(form: CvForm, section: CvSection): CvForm {
  const items = form[section];
  if (items.length >= cvCaps[section]) return form;
  const fresh = { key: form.nextKey, values: emptyValues(itemFields[section]), faults: noFaults, open: true };
  const closed = items.map((item) => (item.open && isRight(item) ? { ...item, open: false } : item));
  return { ...form, nextKey: form.nextKey + 1, [section]: [...closed, fresh] };
}

function removed(form: CvForm, section: CvSection): CvForm {
  const left = form[section].slice(0, -1);
  if (left.length === 0) return form;
  const last = left.length - 1;
  return {
    ...form,
    [section]: left.map((item, index) => (index === last && !item.open ? { ...item, open: true } : item)),
  };
}

/** The faults that belong under one path, by field. */
function under(faults: FieldFaults, path: string): FieldFaults {
  const found: Record<string, FaultCode> = {};
  for (const [at, fault] of Object.entries(faults)) {
    if (at.startsWith(`${path}.`)) found[at.slice(path.length + 1)] = fault;
  }
  return Object.keys(found).length > 0 ? found : noFaults;
}

/** Puts each fault at its field; items with one are opened. */
function faulted(form: CvForm, faults: FieldFaults): CvForm {
  const sections = Object.fromEntries(
    cvSections.map((section) => [
      section,
      form[section].map((item, index) => {
        const own = under(faults, `${section}.${index}`);
        if (own === noFaults && isRight(item)) return item;
        return { ...item, faults: own, open: item.open || own !== noFaults };
      }),
    ]),
  );
  return { ...form, ...sections, user_info: { ...form.user_info, faults: under(faults, 'user_info') } };
}

export function changeForm(form: CvForm, change: CvFormChange): CvForm {
  switch (change.type) {
    case 'type': {
      const { section, index = 0, field, value } = change;
      return section === undefined
        ? { ...form, user_info: typed(form.user_info, field, value) }
        : withItem(form, section, index, (item) => typed(item, field, value));
    }
    case 'add':
      return added(form, change.section);
    case 'remove':
      return removed(form, change.section);
    case 'toggle':
      return withItem(form, change.section, change.index, (item) => ({ ...item, open: !item.open }));
    case 'showFaults':
      return faulted(form, change.faults);
    case 'replace':
      return formOf(change.text);
  }
}
