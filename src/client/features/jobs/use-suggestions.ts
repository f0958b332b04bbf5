/** Suggestions while somebody types: at once from what the phone has, then from the server where that may know more. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { normalise } from '#search/normalise.ts';
import { categories, industries } from '#contract/options.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { shortestTyped, suggestSearches, type Suggestion as Told } from '#contract/search-help.ts';
import { call } from '#client/data/api.ts';
import { keyFor } from '#client/data/query-client.ts';
import { useLanguage } from '#client/language/activate.ts';
import { readName } from '#client/language/company-name.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { cardsIn, jobAnswers } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { useProvinceChoices } from './place-choices.ts';
import { type Named, namesOf, type Suggestion, suggestionsFor } from './suggestions.ts';

/** Somebody who types on is not asked for in between. */
const pauseMs = 150;
const staleTime = 5 * 60_000;
/** A title that is longer than a line helps nobody. */
const longestTitle = 48;

/** Titles and companies of the jobs on this device. */
function knownJobs(client: QueryClient, owner: Owner, language: PageLanguage): Named[] {
  const found = new Map<string, Named>();
  for (const answer of jobAnswers(client, owner)) {
    for (const { name, company } of cardsIn(answer)) {
      if (name.length <= longestTitle) found.set(name, { kind: 'title', text: name, names: namesOf(name) });
      if (!company) continue;
      const text = readName(company, language).name;
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

/** The lists of options, by their labels. */
function useKnownOptions(): Named[] {
  const label = useOptionLabel();
  const provinces = useProvinceChoices();
  const fields = [...categories, ...industries].map((option): Named => {
    const text = withoutBreaks(label(option));
    return { kind: 'title', text, names: namesOf(text, option) };
  });
  const places = provinces.map(({ value, text, alsoKnownAs }): Named => {
    const name = withoutBreaks(text);
    return { kind: 'place', text: name, province: value, names: namesOf(name, alsoKnownAs) };
  });
  return [...fields, ...places];
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useTold(owner: Owner, written: string): readonly Told[] {
  const client = useQueryClient();
  const language = useLanguage();
  const typed = normalise(written.trim());
  const settled = useSettled(typed);
  const keyOf = (text: string) => keyFor<readonly Told[]>()('suggest', owner, language, text);
  // Where nothing begins with a text, nothing begins with more of it.
  const isInVain = [...typed].some((_, at) => client.getQueryData(keyOf(typed.slice(0, at)))?.length === 0);
  const { data = [] } = useQuery({
    queryKey: keyOf(typed),
    queryFn: ({ signal }) => call(suggestSearches, { query: { text: typed, lang: language } }, { signal }),
    enabled: settled === typed && typed.length >= shortestTyped && !isInVain,
    staleTime,
    retry: false,
    networkMode: 'online',
    // What still begins so stays until the answer is there.
    placeholderData: (before) => before?.filter(({ text }) => namesOf(text).startsWith(` ${typed}`)),
  });
  return data;
}

/** @param earlier what was searched for on this phone */
export function useSuggestions(owner: Owner, written: string, earlier: readonly string[]): Suggestion[] {
  const client = useQueryClient();
  const language = useLanguage();
  const options = useKnownOptions();
  const seenAt = client.getQueryState(jobKeys.seen(owner))?.dataUpdatedAt ?? 0;
  // Up to a thousand jobs are gone through when there are new ones, not with every key.
  const jobs = useMemo(
    () => ({ seenAt, known: knownJobs(client, owner, language) }),
    [client, owner, language, seenAt],
  );
  const told = useTold(owner, written);
  return suggestionsFor(written, { earlier, known: [...jobs.known, ...options], told });
}
