/** Suggestions while the user types: at once from the device, then also from the server. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { normalise } from '#search/normalise.ts';
import { categories, industries } from '#contract/options.ts';
import { type PageLanguage } from '#contract/pages.ts';
import {
  minimumSuggestionLength,
  suggestSearches,
  type Suggestion as ServerSuggestion,
} from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { keyFor } from '#client/data/query-client.ts';
import { useLanguage } from '#client/language/activate.ts';
import { companyNames } from '#client/language/names.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useDebounced } from '#client/ui/use-debounced.ts';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { cardsIn, jobAnswers } from '../job-cache.ts';
import { jobKeys, type Owner } from '../job-keys.ts';
import { useProvinceChoices } from '../filters/choices.ts';
import { useOccupationGroups } from '../occupations/occupation-queries.ts';
import { type Candidate, namesOf, type Suggestion, suggestionsFor } from './suggestions.ts';

/** Delay after the last key before the server is asked. */
const debounceMs = 150;
const staleTime = 5 * 60_000;
/** Longer titles do not fit on a line. */
const maximumTitleLength = 48;

/** Titles and companies of the jobs on this device. */
function knownJobs(client: QueryClient, owner: Owner, language: PageLanguage): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const answer of jobAnswers(client, owner)) {
    for (const { name, company } of cardsIn(answer)) {
      if (name.length <= maximumTitleLength)
        found.set(name, { kind: 'title', text: name, names: namesOf(name) });
      if (!company) continue;
      const text = companyNames(company, language).name;
      const names = namesOf(company.name, company.name_km);
      found.set(`company ${company.company_id}`, {
        kind: 'company',
        text,
        names,
        company: company.company_id,
      });
    }
  }
  return [...found.values()];
}

/** Categories, industries and provinces. */
function useKnownOptions(): Candidate[] {
  const label = useOptionLabel();
  const provinces = useProvinceChoices();
  const named = [...categories, ...industries].filter((option) => option !== 'Others');
  const fields = named.map((option): Candidate => {
    const text = withoutBreaks(label(option));
    return { kind: 'title', text, names: namesOf(text, option) };
  });
  const places = provinces.map(({ value, text, alsoKnownAs }): Candidate => {
    const name = withoutBreaks(text);
    return { kind: 'place', text: name, province: value, names: namesOf(name, alsoKnownAs) };
  });
  return [...fields, ...places];
}

/** Occupations and groups that open jobs have, by their names and synonyms. */
function useKnownOccupations(isTyping: boolean): Candidate[] {
  const { groups = [] } = useOccupationGroups({ withSynonyms: isTyping });
  return groups.flatMap((group) =>
    [...group.occupations, group].map(({ code, name, names }): Candidate => ({
      kind: 'occupation',
      text: name,
      occupation: code,
      names: namesOf(name, names),
    })),
  );
}

function useServerSuggestions(owner: Owner, text: string): readonly ServerSuggestion[] {
  const client = useQueryClient();
  const language = useLanguage();
  const typed = normalise(text.trim());
  const debounced = useDebounced(typed, debounceMs);
  const keyOf = (text: string) => keyFor<readonly ServerSuggestion[]>()('suggest', owner, language, text);
  // If nothing starts with a prefix of the text, nothing starts with the text.
  const hasNoMatches = [...typed].some(
    (_, length) => client.getQueryData(keyOf(typed.slice(0, length)))?.length === 0,
  );
  const { data = [] } = useQuery({
    queryKey: keyOf(typed),
    queryFn: ({ signal }) => call(suggestSearches, { query: { text: typed, lang: language } }, { signal }),
    enabled: debounced === typed && typed.length >= minimumSuggestionLength && !hasNoMatches,
    staleTime,
    retry: false,
    networkMode: 'online',
    // Until the reply arrives, show previous suggestions that still match.
    placeholderData: (before) => before?.filter(({ text }) => namesOf(text).startsWith(` ${typed}`)),
  });
  return data;
}

/** @param earlier the searches made on this device */
export function useSuggestions(owner: Owner, text: string, earlier: readonly string[]): Suggestion[] {
  const client = useQueryClient();
  const language = useLanguage();
  const options = [...useKnownOccupations(text.trim() !== ''), ...useKnownOptions()];
  const seenAt = client.getQueryState(jobKeys.seen(owner))?.dataUpdatedAt ?? 0;
  // Goes through up to 1,000 jobs, so only when there are new ones, not on every key.
  const jobs = useMemo(
    () => ({ seenAt, known: knownJobs(client, owner, language) }),
    [client, owner, language, seenAt],
  );
  const fromServer = useServerSuggestions(owner, text);
  return suggestionsFor(text, { earlier, known: [...jobs.known, ...options], fromServer });
}
