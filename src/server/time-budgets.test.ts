/**
 * What reading untrusted text may take: the server has one thread, which everyone shares. A function that reads text of
 * people belongs here, or on the list of the client (client/time-budgets.test.ts).
 */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, newPassword } from '#contract/account-fields.ts';
import { parseCvWords } from '#contract/application-filters.ts';
import { addAlert } from '#contract/alerts.ts';
import { updateCompany } from '#contract/companies.ts';
import { createCv } from '#contract/cvs.ts';
import { day, instant } from '#contract/day-fields.ts';
import { hasWords, plainText } from '#contract/description-markup.ts';
import { title } from '#contract/employer-fields.ts';
import { richText, text } from '#contract/fields.ts';
import { withoutHidden, withoutKhmerJoiners } from '#contract/hidden-characters.ts';
import { jobsQuery } from '#contract/job-requests.ts';
import { nameByScript } from '#contract/person-name.ts';
import { nationalNumber } from '#contract/phone.ts';
import { newJob } from '#contract/postings.ts';
import { deletionsOf } from '#search/edit-distance.ts';
import { bestTime, richTexts, shortTexts } from '#search/hostile-texts.test-data.ts';
import { normalise } from '#search/normalise.ts';
import { type Clause, parseKeyword } from '#search/parse-keyword.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { respelledKeywords, shortenedKeywords, withCorrections } from '#search/spelling.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { vocabularyOf } from '#search/text-index.ts';
import { tokenize } from '#search/tokenizer.ts';
import { deviceOf } from '#server/accounts/device-names.ts';
import { normalizeCode } from '#server/http/api/typed-codes.ts';
import { lookalikeKey } from '#server/database/name-key.ts';
import { readIfMatch } from '#server/http/api/call.ts';
import { cleanRichText } from '#server/http/api/clean-rich-text.ts';
import { csvLine } from '#server/http/api/csv.ts';
import { readKey } from '#server/http/api/idempotency.ts';
import { readBearerToken } from '#server/http/api/session-tokens.ts';
import { parseQueryString, routablePath } from '#server/http/fastify/query-string.ts';
import { networkOf } from '#server/http/limits/client-address.ts';
import { isPublicAddress, publicUrl } from '#server/http/outgoing/public-address.ts';
import { escapeMarkup, jsonScript } from '#server/http/pages/markup.ts';
import { plainText as previewText, shortened } from '#server/http/pages/preview-text.ts';
import { wrapText } from '#server/jobs/pages/wrap-text.ts';
import { keysOfSearch } from '#server/jobs/search/search-key-store.ts';
import { formsWithPrefix } from '#server/jobs/search/search-suggestions.ts';
import { keywordQuery, relevanceQuery, searchQuery } from '#server/search/search-query.ts';
import { relatedScoreOf, scoreOf } from '#server/search/search-score.ts';
import { searchColumns } from '#server/search/search-vector.ts';
import { cleanForPage } from '#server/site/ssr-markup.ts';
import { messageWarningsOf, warningKindsOf } from '#warnings/find-warnings.ts';

const all = dictionary();
const sampleJob = {
  name: 'អ្នកបើកឡាន',
  description: '<p>Drive.</p>',
  required_skills: 'Driving',
  requirements: [],
  tags: ['Driver'],
  industry: 'Automotive',
  category: 'Manager',
  level: 'Entry',
  job_type: 'Full Time',
  location: 'Phnom Penh',
  province: 'KH-12',
  district: null,
} as const;
const parse = (schema: z.core.$ZodType) => (input: unknown) => z.safeParse(schema, input);
const field = (schema: z.core.$ZodType, name: string) => (text: string) =>
  z.safeParse(schema, { [name]: text });

const parsed = new Map<string, Clause[]>();
/** Only the first run parses, so the others measure what comes after. */
function clausesIn(keyword: string): Clause[] {
  const clauses = parsed.get(keyword) ?? parseKeyword(keyword, all);
  parsed.set(keyword, clauses);
  return clauses;
}

function sqlOf(keyword: string) {
  const clauses = clausesIn(keyword);
  if (clauses.length === 0) return [];
  const query = relevanceQuery(searchQuery(clauses));
  return [scoreOf(query, 'jobs'), relatedScoreOf(query, 'jobs')];
}

/** For 200 characters: three times the 10 ms of the reference computer (`bestTime`), as computers differ; what is quadratic takes far longer. */
const shortBudgetMs = 3 * 10;
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'keyword: parsing': (text) => parseKeyword(text, all),
  'keyword: corrections': (text) => withCorrections(clausesIn(text), [], all),
  'keyword: other spellings': (text) => respelledKeywords(clausesIn(text), all.knownWords),
  'keyword: shortened': (text) => shortenedKeywords(clausesIn(text)),
  'keyword: score': sqlOf,
  'keyword: saved query': keywordQuery,
  'keyword: keys of a saved search': (keyword) => keysOfSearch(z.parse(jobsQuery, { keyword })),
  'keyword: suggestions': (text) => formsWithPrefix(normalise(text), 'km'),
  'text: normalising': normalise,
  'text: tokens': (text) => tokenize(normalise(text)),
  'words of a title': (text) => [...vocabularyOf(text)].flatMap(deletionsOf),
  'pay in a text': salaryNumber,
  'phone number': nationalNumber,
  'name of an account or company': lookalikeKey,
  'name of a person': (text) => nameByScript({ first_name: text, last_name: text }),
  'invisible characters': (text) => withoutHidden(withoutKhmerJoiners(text)),
  'words in CVs': parseCvWords,
  'field: text': parse(text(60_000)),
  'field: title': parse(title(60_000)),
  'field: e-mail': parse(email(60_000)),
  'field: password': parse(newPassword(8, 256)),
  'field: day': parse(day()),
  'field: instant': parse(instant()),
  'field: website': field(updateCompany.body, 'website'),
  'field: pay': field(newJob, 'salary_min'),
  'field: filters': (value) =>
    z.safeParse(jobsQuery, { industry: value, province: value, page: value, within: value, sort: value }),
  'field: terms of a saved search': (keyword) => z.safeParse(addAlert.body, { terms: { keyword } }),
  'query string': (text) => [parseQueryString(text), routablePath(`/jobs/${text}?${text}`)],
  'header: token, key, version': (text) => [readBearerToken(text), readIfMatch(text), attempt(readKey, text)],
  'header: browser': deviceOf,
  'header: address': networkOf,
  'code of a recovery or SMS': normalizeCode,
  'push address': (text) => [isPublicAddress(text), publicUrl(text)],
  'CSV of applications': (text) => csvLine([text, text, text]),
  'warnings of a message': (text) => messageWarningsOf(text, 'employer'),
  'lines of a picture': (text) => wrapText(text, 20, (part) => part.length, 3),
};

/** Some throw for what they refuse, which takes time as well. */
function attempt(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
}

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
  'checking the field': parse(richText()),
  'checking a posting': field(newJob, 'description'),
  'checking a CV': (description) => z.safeParse(createCv.body, { user_info: { description } }),
  'checking a company': field(updateCompany.body, 'about'),
  cleaning: cleanRichText,
  'cleaning for a page': cleanForPage,
  'plain text': (text) => [plainText(text), hasWords(text)],
  'preview of a page': (text) => shortened(previewText(text)),
  escaping: (text) => [escapeMarkup(text), jsonScript('application/json', { text })],
  'CSV of applications': (text) => csvLine([text]),
  'index of a posting': (description) => searchColumns({ ...sampleJob, description }),
  'index of its requirements': (text) =>
    searchColumns({ ...sampleJob, requirements: text.match(/.{1,1000}/gs) ?? [] }),
  'warnings of a posting': (description) => warningKindsOf({ ...sampleJob, description, walk_in: null }),
};
const accepted = richTexts.filter((text) => z.safeParse(richText(), text).success);

test.each(Object.entries(richReaders))(`%s takes at most ${richBudgetMs} ms`, (name, read) => {
  read('<p>driver អ្នកបើកឡាន</p>');
  // Schemas read what is refused as well.
  const slow = (name.startsWith('checking') ? richTexts : accepted)
    .map((text) => ({ text: text.slice(0, 40), ms: bestTime(() => read(text), richBudgetMs) }))
    .filter(({ ms }) => ms > richBudgetMs);
  expect(slow).toEqual([]);
});
