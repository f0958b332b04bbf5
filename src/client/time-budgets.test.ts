/**
 * What reading untrusted text may take on the device, measured on a computer; a cheap phone takes ten times as long.
 * The server's list is server/time-budgets.test.ts. DOMPurify is not here: without a browser its time says nothing.
 */
import { expect, test } from 'vitest';
import { findHighlights, typedPatterns } from '#search/highlight.ts';
import { bestTime, richTexts, shortTexts } from '#search/hostile-texts.test-data.ts';
import { sharedContentFrom, toMessage } from './app/share-target/shared-content.ts';
import { returnTo } from './features/accounts/log-in/return-to.ts';
import { createPlaceParser } from './features/applications/employer/list/applicant-filter.ts';
import { correctName } from './features/cvs/country-names.ts';
import { githubLink } from './features/cvs/view/cv-person.tsx';
import { namesOf, suggestionsFor } from './features/jobs/search/suggestions.ts';
import { searchTermsOf } from './features/jobs/search/search-terms.ts';
import { calendarFile } from './features/messages/calendar-file.ts';
import { parseInterview } from './features/notices/notice-sentence.tsx';
import { amountOf, formatTypedAmount } from './forms/amount-field.tsx';
import { sentencesOf } from './forms/voices.ts';
import { freePhoneLink, phoneText } from './language/phone-text.ts';
import { initialsOf } from './ui/avatar.tsx';
import { storedMarkup } from './ui/rich-text-editor/stored-markup.ts';
import { linkAddress } from './ui/rich-text-editor/toolbar-panels.tsx';
import { linesOf } from './ui/text-lines.ts';
import { langOf } from './ui/user-text.tsx';

const placeOf = createPlaceParser();
const event = { uid: '1', at: '2026-11-28T02:00:00.000Z', createdAt: 0 };

/** For 200 characters: three times the 10 ms of the reference computer (`bestTime`), as computers differ; what is quadratic takes far longer. */
const shortBudgetMs = 3 * 10;
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'keyword: highlights': (text) => findHighlights(text, typedPatterns(text)),
  'keyword: suggestions': (text) =>
    suggestionsFor(text, {
      earlier: Array.from({ length: 20 }, () => text),
      known: Array.from({ length: 200 }, () => ({ kind: 'title', text, names: namesOf(text) })),
      fromServer: [],
    }),
  'address of the job list': (keyword) => searchTermsOf({ keyword, industry: keyword, sort: keyword }),
  'shared text': (text) => toMessage(sharedContentFrom({ title: text, text, url: text })),
  'page after logging in': returnTo,
  'place of an applicant': placeOf,
  'name of a country': correctName,
  'link to GitHub': githubLink,
  'link in rich text': linkAddress,
  'amount of money': (text) => formatTypedAmount(amountOf(text) ?? ''),
  'phone number': (text) => [freePhoneLink(text), phoneText(text)],
  'calendar file': (text) => calendarFile({ ...event, title: text, place: text, note: text }),
  'interview in a notice': parseInterview,
  initials: initialsOf,
};

test.each(Object.entries(readers))(`%s takes at most ${shortBudgetMs} ms`, (_name, read) => {
  read('driver អ្នកបើកឡាន');
  const slow = shortTexts
    .map((text) => ({ text, ms: bestTime(() => read(text), shortBudgetMs) }))
    .filter(({ ms }) => ms > shortBudgetMs);
  expect(slow).toEqual([]);
});

/** For 60,000 characters, which are 170 kB of Khmer: three times 50 ms, as above. */
const richBudgetMs = 3 * 50;
const richReaders: Readonly<Record<string, (text: string) => unknown>> = {
  'highlighting a keyword': (text) => findHighlights(text, typedPatterns('driver គណនេយ្យ')),
  'markup of the editor': storedMarkup,
  'shared text': (text) => toMessage(sharedContentFrom({ text })),
  'sentences to read aloud': sentencesOf,
  language: langOf,
};

test.each(Object.entries(richReaders))(`%s takes at most ${richBudgetMs} ms`, (_name, read) => {
  read('driver អ្នកបើកឡាន');
  const slow = richTexts
    .map((text) => ({ text: text.slice(0, 40), ms: bestTime(() => read(text), richBudgetMs) }))
    .filter(({ ms }) => ms > richBudgetMs);
  expect(slow).toEqual([]);
});

/** A CV has items of 2,000 characters and a description of any length; its picture is made when someone asks for it. */
test(`lines of a CV take at most ${richBudgetMs} ms for 2,000 characters`, () => {
  const slow = shortTexts
    .map((text) => text.repeat(10))
    .map((text) => ({ text, ms: bestTime(() => linesOf(text, 60, (part) => part.length), richBudgetMs) }))
    .filter(({ ms }) => ms > richBudgetMs);
  expect(slow).toEqual([]);
});
