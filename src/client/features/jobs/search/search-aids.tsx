/** Suggestions below the search field (product 2.54), with the searches made before. Loaded when the field is first focused. */
import { Plural } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '#client/data/session.ts';
import { normalise } from '#search/normalise.ts';
import { readOwn, removeOwn, searchesKey, writeOwn } from '#client/data/session-storage.ts';
import { type Owner, ownerOf } from '../job-keys.ts';
import { cleanKeyword, type SearchTerms, withPlace, withTerm } from './search-terms.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import './search-aids.css';

const maximumStored = 20;
const schema = z.array(z.string());

const isSameSearch = (a: string, b: string): boolean => normalise(a) === normalise(b);

/** The searches made on this device (product 2.54). They stay on it and are deleted with the owner's other data. */
type EarlierSearches = {
  /** Latest first. */
  readonly list: readonly string[];
  readonly add: (keyword: string) => void;
  readonly remove: (keyword: string) => void;
  readonly clear: () => void;
};

function useEarlierSearches(owner: Owner): EarlierSearches {
  const key = searchesKey(owner);
  const read = () => readOwn(key, schema) ?? [];
  // Read from storage on each render: another tab may have written, or the user may have changed.
  const [, rerender] = useState(0);
  const write = (list: readonly string[]) => {
    if (list.length > 0) writeOwn(key, list);
    else removeOwn(key);
    rerender((count) => count + 1);
  };
  const others = (keyword: string) => read().filter((each) => !isSameSearch(each, keyword));
  return {
    list: read(),
    add: (keyword) => write([keyword, ...others(keyword)].slice(0, maximumStored)),
    remove: (keyword) => write(others(keyword)),
    clear: () => write([]),
  };
}

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Includes the typed keyword. */
  terms: SearchTerms;
  onType: (keyword: string) => void;
  onSearch: (terms: SearchTerms) => void;
};

/** The search with a suggestion applied. */
function termsWith({ kind, text, ...found }: Suggestion, terms: SearchTerms): SearchTerms {
  const { occupation, province, company } = found;
  if (occupation !== undefined) return withTerm(terms, { keyword: undefined, occupation });
  if (province !== undefined) return withPlace({ ...terms, keyword: undefined }, province);
  if (kind === 'company' && company !== undefined) return withTerm(terms, { keyword: undefined, company });
  return withTerm(terms, { keyword: text });
}

const keywordIn = (address: string) => cleanKeyword(new URL(address).searchParams.get('keyword') ?? '');

/** Whether the page was reloaded with this keyword: no new search, and the user may have deleted it from the list. */
const wasReloadedWith = (keyword: string): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        (entry as PerformanceNavigationTiming).type !== 'navigate' && keywordIn(entry.name) === keyword,
    );

export function SearchAids({ field, terms, onType, onSearch }: Props) {
  const owner = ownerOf(useSession());
  const earlier = useEarlierSearches(owner);
  const typed = terms.keyword ?? '';
  const suggestions = useSuggestions(owner, typed, earlier.list);
  const listId = useId();
  const container = useRef<HTMLDivElement>(null);
  const choose = (suggestion: Suggestion) => {
    const next = termsWith(suggestion, terms);
    if (next.keyword !== undefined) earlier.add(next.keyword);
    onType(next.keyword ?? '');
    onSearch(next);
  };
  const deleteEarlier = (text: string) => {
    earlier.remove(text);
    field.current?.focus();
  };
  const { isOpen, active, close } = useCombobox({
    field,
    container,
    listId,
    typed,
    count: suggestions.length,
    onChoose: (index) => {
      const suggestion = suggestions[index];
      if (suggestion) choose(suggestion);
    },
    onDelete: (index) => {
      const suggestion = suggestions[index];
      if (suggestion?.kind !== 'earlier') return false;
      deleteEarlier(suggestion.text);
      return true;
    },
  });
  const storeSubmitted = useEffectEvent(() => {
    const keyword = cleanKeyword(field.current?.value ?? '');
    if (keyword) earlier.add(keyword);
    close();
  });
  // A search submitted before this code was loaded.
  const storeEarlySearch = useEffectEvent(() => {
    const keyword = keywordIn(window.location.href);
    if (!keyword) return;
    if (!wasReloadedWith(keyword)) earlier.add(keyword);
    // The search was submitted: do not cover its results.
    if (keyword === cleanKeyword(typed)) close();
  });
  useEffect(() => storeEarlySearch(), []);
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = () => storeSubmitted();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field]);
  return (
    <div ref={container}>
      <p className="kg-visually-hidden" role="status">
        {isOpen && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </p>
      {isOpen && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          onChoose={(suggestion) => {
            close();
            choose(suggestion);
          }}
          onDelete={deleteEarlier}
          onDeleteAll={() => {
            earlier.clear();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
