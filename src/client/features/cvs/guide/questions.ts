/** The twelve questions of the guided CV (product 2.43): their order, the values each asks for, and the values derived. */
import { type FormErrors, valueAt } from '#client/forms/form-store.ts';
import { hasWords } from '#contract/description-markup.ts';
import { countries, experienceTypes } from '#contract/cv-options.ts';
import { errorsOf } from '../cv-rules.ts';
import { type CvForm, type CvValues, isTouched, type Values } from '../cv-values.ts';

export const questions = [
  'name',
  'phone',
  'birthday',
  'home',
  'work',
  'workplace',
  'period',
  'wanted',
  'school',
  'languages',
  'skills',
  'email',
] as const;
export type Question = (typeof questions)[number];
/** A question, or the finished CV after the last one. */
export type Step = Question | 'finish';

/** Props of every question's component. */
export type QuestionProps = {
  readonly form: CvForm;
  /** The question's text, which the page shows as its heading. */
  readonly question: string;
};

/** The paths, or path prefixes, of the values that each question asks for. */
const pathsOf: Record<Question, readonly string[]> = {
  name: ['user_info.last_name', 'user_info.first_name'],
  phone: ['user_info.contact_number'],
  birthday: ['user_info.date_of_birth'],
  home: ['user_info.city', 'user_info.address'],
  work: ['work_exp.0.job_title'],
  workplace: ['work_exp.0.company'],
  period: ['work_exp.0.start_date', 'work_exp.0.end_date'],
  wanted: ['user_info.job_title', 'user_info.industry', 'user_info.job_level'],
  school: ['education.0'],
  languages: ['language'],
  skills: ['skill'],
  email: ['user_info.email'],
};

/** Questions that a CV can leave unanswered; a work card can leave any. */
const optionalSteps: readonly Step[] = ['work', 'school', 'languages', 'skills'];

const isAt = (path: string, question: Question): boolean =>
  pathsOf[question].some((prefix) => path === prefix || path.startsWith(`${prefix}.`));

/** The question that asks for the value at a path; undefined if only the form does. */
export const questionOf = (path: string): Question | undefined =>
  questions.find((question) => isAt(path, question));

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? hasWords(value)
    : Object.values((value as object | undefined) ?? {}).some((part: unknown) => isFilled(part));

/** True if any value of the answer is filled in. */
const isAnswered = (values: CvValues, question: Question): boolean =>
  pathsOf[question].some((path) => isFilled(valueAt(values, path)));

/** True if the step can be left without an answer. */
export const canSkip = (values: CvValues, step: Step): boolean =>
  step !== 'finish' && (values.card === true || optionalSteps.includes(step)) && !isAnswered(values, step);

/** Cambodia is the first in the list. */
const homeCountry = countries[0]?.[1] ?? '';

/** Translated texts for values that the guide does not ask for. */
type FillInTexts = {
  /** The subject, for a school without subjects. */
  readonly major: string;
  readonly degree: (degree: string) => string;
};

const withDefaults = (values: Values, defaults: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.trim() === '' ? (defaults[name] ?? value) : value,
    ]),
  );

const fillFirst = (items: readonly Values[], defaults: (item: Values) => Values): readonly Values[] =>
  items.map((item, at) => (at === 0 && isTouched(item) ? withDefaults(item, defaults(item)) : item));

/** Fills empty fields that the guide does not ask for with values derived from the answers. */
export function fillIn(values: CvValues, texts: FillInTexts): CvValues {
  const { city = '', job_level = '' } = values.user_info;
  const place = { city, country: homeCountry };
  return {
    ...values,
    user_info: withDefaults(values.user_info, { country: homeCountry }),
    work_exp: fillFirst(values.work_exp, ({ job_title = '' }) => ({
      ...place,
      job_level,
      type_of_exp: experienceTypes[0],
      description: job_title,
    })),
    education: fillFirst(values.education, ({ degree = '' }) => ({
      ...place,
      major: texts.major,
      description: texts.degree(degree),
    })),
  };
}

/** Validation only needs the derived texts not to be empty. */
const placeholderTexts: FillInTexts = { major: '–', degree: (degree) => degree };

/** The errors of an answer, by the form's rules. */
export const errorsAt = (values: CvValues, question: Question): FormErrors =>
  Object.fromEntries(
    Object.entries(errorsOf(fillIn(values, placeholderTexts))).filter(([path]) => isAt(path, question)),
  );

/** Without a job title, the questions about where and when are left out. */
const isIncluded = (values: CvValues, question: Question): boolean =>
  (question !== 'workplace' && question !== 'period') || isTouched(values.work_exp[0]);

const stepsOf = (values: CvValues): readonly Step[] => [
  ...questions.filter((question) => isIncluded(values, question)),
  'finish',
];

const neighbour = (values: CvValues, step: Step, distance: 1 | -1): Step | undefined => {
  const steps = stepsOf(values);
  return steps[steps.indexOf(step) + distance];
};

/** The next step; 'finish' is its own successor. */
export const stepAfter = (values: CvValues, step: Step): Step => neighbour(values, step, 1) ?? 'finish';

/** The previous step; undefined for the first. */
export const stepBefore = (values: CvValues, step: Step): Step | undefined => neighbour(values, step, -1);

/** The step to continue with: after the last answer, or the first question with an error before it; a card's first gap. */
export function stepToContinue(values: CvValues): Step {
  if (values.card)
    return stepsOf(values).find((step) => step !== 'finish' && !isAnswered(values, step)) ?? 'finish';
  const last = questions.findLast((question) => isAnswered(values, question));
  if (last === undefined) return 'name';
  const wrong = questions.find((question) => Object.keys(errorsAt(values, question)).length > 0);
  const next = stepAfter(values, last);
  if (wrong === undefined) return next;
  const order: readonly Step[] = [...questions, 'finish'];
  return order.indexOf(wrong) < order.indexOf(next) ? wrong : next;
}
