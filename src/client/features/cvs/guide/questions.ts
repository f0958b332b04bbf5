/** The twelve questions of the guided CV (product 2.43): what of the CV each asks for, and in which order. Knows no screen. */
import { type FormErrors, valueAt } from '#client/forms/form-store.ts';
import { hasWords } from '#contract/description-markup.ts';
import { errorsOf } from '../cv-rules.ts';
import { type CvValues, isTouched } from '../cv-values.ts';
import { filledIn, type FillInWords } from './fill-in.ts';

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
/** A question, or the finished CV behind the last. */
export type Step = Question | 'finish';

/** The values that a question asks for, or what they begin with. */
const asked: Record<Question, readonly string[]> = {
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

/** What a CV may do without. */
const optional: readonly Step[] = ['work', 'school', 'languages', 'skills'];

const isAt = (path: string, question: Question): boolean =>
  asked[question].some((begin) => path === begin || path.startsWith(`${begin}.`));

/** The question that asks for the value at a path; the form alone asks for others. */
export const questionOf = (path: string): Question | undefined =>
  questions.find((question) => isAt(path, question));

const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? hasWords(value)
    : Object.values((value as object | undefined) ?? {}).some((part: unknown) => isFilled(part));

/** Whether anything of the answer is there. */
export const isAnswered = (values: CvValues, question: Question): boolean =>
  asked[question].some((path) => isFilled(valueAt(values, path)));

/** Whether one may go on without an answer. */
export const maySkip = (values: CvValues, step: Step): boolean =>
  optional.includes(step) && step !== 'finish' && !isAnswered(values, step);

/** Only whether something is there counts here. */
const anyWords: FillInWords = { major: '–', degree: (degree) => degree };

/** What is wrong with the answer, by the form's own rules. */
export const errorsAt = (values: CvValues, question: Question): FormErrors =>
  Object.fromEntries(
    Object.entries(errorsOf(filledIn(values, anyWords))).filter(([path]) => isAt(path, question)),
  );

/** Who has not worked is not asked where and when. */
const isAsked = (values: CvValues, question: Question): boolean =>
  (question !== 'workplace' && question !== 'period') || isTouched(values.work_exp[0]);

const askedOf = (values: CvValues): readonly Step[] => [
  ...questions.filter((question) => isAsked(values, question)),
  'finish',
];

const neighbour = (values: CvValues, step: Step, distance: 1 | -1): Step | undefined => {
  const steps = askedOf(values);
  return steps[steps.indexOf(step) + distance];
};

/** The step behind one; behind the last there is none. */
export const stepAfter = (values: CvValues, step: Step): Step => neighbour(values, step, 1) ?? 'finish';

/** The step before one; undefined before the first. */
export const stepBefore = (values: CvValues, step: Step): Step | undefined => neighbour(values, step, -1);

/** Where to go on: behind the last answer, unless something is missing before. */
export function stepToGoOn(values: CvValues): Step {
  const last = questions.findLast((question) => isAnswered(values, question));
  if (last === undefined) return 'name';
  const wrong = questions.find((question) => Object.keys(errorsAt(values, question)).length > 0);
  const next = stepAfter(values, last);
  if (wrong === undefined) return next;
  const order: readonly Step[] = [...questions, 'finish'];
  return order.indexOf(wrong) < order.indexOf(next) ? wrong : next;
}
