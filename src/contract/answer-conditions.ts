/** Conditions on answers, by which employers filter applications (product 7.40). */
import { type Answer, type Answers, isYears, type Question, questions, yesOrNo } from './job-questions.ts';

/** A condition of an employer's filter: this answer, or at least this many years. */
export type AnswerCondition = { readonly question: Question; readonly answer: Answer };

function parseCondition(text: string): AnswerCondition | undefined {
  const [name, value = '', ...more] = text.split(':');
  const question = questions.find((one) => one === name);
  if (question === undefined || more.length > 0) return undefined;
  if (!isYears(question)) {
    const known = yesOrNo.find((one) => one === value);
    return known && { question, answer: known };
  }
  return /^\d{1,2}$/.test(value) ? { question, answer: Number(value) } : undefined;
}

/** Parses `driving_licence:yes,years_experience:2`; undefined if any part is unknown, or for more parts than questions. */
export function parseConditions(text: string): AnswerCondition[] | undefined {
  const parsed = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [parseCondition(part.trim())]));
  const known = parsed.filter((one) => one !== undefined);
  return known.length === parsed.length && known.length <= questions.length ? known : undefined;
}

export const toConditionText = (conditions: readonly AnswerCondition[]): string =>
  conditions.map(({ question, answer }) => `${question}:${answer}`).join(',');

/** Whether an application is shown: it meets all conditions or, for the others, was asked and does not. */
export function passesConditions(
  answers: Answers | null | undefined,
  conditions: readonly AnswerCondition[],
  others: boolean,
): boolean {
  const meetsAll = conditions.every((condition) => meetsCondition(answers, condition));
  if (!others || conditions.length === 0) return meetsAll;
  return !meetsAll && conditions.every(({ question }) => answers?.[question] !== undefined);
}

const meetsCondition = (
  answers: Answers | null | undefined,
  { question, answer }: AnswerCondition,
): boolean => {
  const given = answers?.[question];
  return typeof answer === 'number' ? typeof given === 'number' && given >= answer : given === answer;
};
