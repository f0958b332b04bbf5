/** Answers to employers' questions, which the phone offers again for the next job (product 3.11). */
import { type Answers, type Question, shownAnswers } from '#contract/job-questions.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';

const key = (userId: Owner): string => `answers:${userId}`;

/** What this person answered last to these questions. */
export function readAnswers(userId: Owner, questions: readonly Question[] = []): Answers {
  if (questions.length === 0) return {};
  const stored = readOwn(key(userId), shownAnswers) ?? {};
  return Object.fromEntries(
    questions.flatMap((question) => (stored[question] === undefined ? [] : [[question, stored[question]]])),
  ) as Answers;
}

export function storeAnswers(userId: number, answers: Answers): void {
  writeOwn(key(userId), { ...readOwn(key(userId), shownAnswers), ...answers });
}
