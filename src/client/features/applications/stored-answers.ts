/** Answers to employers' questions, which the phone offers again for the next job (product 3.11). */
import { type Answers, type Question, shownAnswers } from '#contract/job-questions.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';

/** If the device stores nothing, until the page is left: a work card in between must not lose the answers. */
let unstored: { readonly userId: Owner; readonly answers: Answers } | undefined;

const key = (userId: Owner): string => `answers:${userId}`;

const readAll = (userId: Owner): Answers =>
  readOwn(key(userId), shownAnswers) ?? (unstored?.userId === userId ? unstored.answers : {});

/** What this person answered last to these questions. */
export function readAnswers(userId: Owner, questions: readonly Question[] = []): Answers {
  if (questions.length === 0) return {};
  const all = readAll(userId);
  return Object.fromEntries(
    questions.flatMap((question) => (all[question] === undefined ? [] : [[question, all[question]]])),
  ) as Answers;
}

export function storeAnswers(userId: number, answers: Answers): void {
  const all = { ...readAll(userId), ...answers };
  unstored = writeOwn(key(userId), all) ? undefined : { userId, answers: all };
}
