/** What of a typed CV is wrong, complete and sent (spec §5 CV); pure, by the contract's own schemas. */
import * as z from 'zod/mini';
import { type CvInput, cvItems, type CvSection, cvSections, userInfo } from '#contract/cvs.ts';
import { fieldFaults, type FieldFaults } from '#contract/faults.ts';
import { type CvForm, isTouched, type Values } from './cv-form.ts';

const faultsAgainst = (schema: z.core.$ZodType, values: Values): FieldFaults => {
  const parsed = z.safeParse(schema, values);
  return parsed.success ? {} : fieldFaults(parsed.error);
};

export const personalFaults = (values: Values): FieldFaults => faultsAgainst(userInfo, values);

/** Values never change in place, so what was found about them holds: while one item is typed in, 36 others may wait. */
const found = new WeakMap<Values, FieldFaults>();

/** A sub-form's faults: none while it is untouched, then every field counts. */
export function itemFaults(section: CvSection, values: Values): FieldFaults {
  const before = found.get(values);
  if (before) return before;
  const faults = isTouched(values) ? faultsAgainst(cvItems[section], values) : {};
  found.set(values, faults);
  return faults;
}

const isEmpty = (faults: FieldFaults): boolean => Object.keys(faults).length === 0;

/** The form's faults by dotted path (`work_exp.0.company`), in the order of the page. */
export function faultsOfForm(form: CvForm): FieldFaults {
  const all: FieldFaults = {};
  const add = (path: string, faults: FieldFaults) => {
    for (const [field, fault] of Object.entries(faults)) all[`${path}.${field}`] = fault;
  };
  add('user_info', personalFaults(form.user_info.values));
  for (const section of cvSections) {
    form[section].forEach(({ values }, index) => add(`${section}.${index}`, itemFaults(section, values)));
  }
  return all;
}

const isComplete = (section: CvSection, values: Values): boolean =>
  isTouched(values) && isEmpty(itemFaults(section, values));

/** Whether a section's chip gets its tick: something in it, and nothing in it wrong. */
export const isSectionComplete = (section: CvSection, items: CvForm[CvSection]): boolean =>
  items.some(({ values }) => isTouched(values)) &&
  items.every(({ values }) => isEmpty(itemFaults(section, values)));

/** What is sent: the personal details, and the sections that have at least one complete item, with those items only. */
export function payloadOf(form: CvForm): CvInput {
  const sections = Object.fromEntries(
    cvSections
      .map((section) => {
        const complete = form[section].filter(({ values }) => isComplete(section, values));
        return [section, complete.map(({ values }) => z.parse(cvItems[section], values))] as const;
      })
      .filter(([, items]) => items.length > 0),
  );
  return { user_info: z.parse(userInfo, form.user_info.values), ...sections };
}

/** The server's faults at the items of the form: their numbers count the sent items only. */
export function faultsAtForm(form: CvForm, faults: FieldFaults): FieldFaults {
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => {
      const [name, number, ...field] = path.split('.');
      const section = cvSections.find((known) => known === name);
      if (!section) return [path, fault];
      const sent = form[section].flatMap(({ values }, index) => (isComplete(section, values) ? [index] : []));
      return [[name, sent[Number(number)] ?? number, ...field].join('.'), fault];
    }),
  );
}
