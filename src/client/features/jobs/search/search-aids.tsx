/** Suggestions under the search field (product 2.54). Loaded when the field is first focused. */
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

const mostKept = 20;
const shape = z.array(z.string());

const sameWords = (one: string, other: string): boolean => normalise(one) === normalise(other);

/** What was searched for on this phone (product 2.54). It never leaves it, and goes with the person it is of. */
type EarlierSearches = {
  /** The last one first. */
  readonly list: readonly string[];
  readonly remember: (keyword: string) => void;
  readonly forget: (keyword: string) => void;
  readonly forgetAll: () => void;
};

function useEarlierSearches(owner: Owner): EarlierSearches {
  const key = searchesKey(owner);
  const read = () => readOwn(key, shape) ?? [];
  // The storage counts: another tab may have written, or somebody else be logged in.
  const [, draw] = useState(0);
  const write = (list: readonly string[]) => {
    if (list.length > 0) writeOwn(key, list);
    else removeOwn(key);
    draw((times) => times + 1);
  };
  const others = (keyword: string) => read().filter((each) => !sameWords(each, keyword));
  return {
    list: read(),
    remember: (keyword) => write([keyword, ...others(keyword)].slice(0, mostKept)),
    forget: (keyword) => write(others(keyword)),
    forgetAll: () => write([]),
  };
}

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** With what is typed. */
  terms: SearchTerms;
  onType: (keyword: string) => void;
  onSearch: (terms: SearchTerms) => void;
};

/** Another search with what was chosen in it. */
function termsWith({ kind, text, province, company }: Suggestion, terms: SearchTerms): SearchTerms {
  if (province !== undefined) return withPlace({ ...terms, keyword: undefined }, province);
  if (kind === 'company' && company !== undefined) return withTerm(terms, { keyword: undefined, company });
  return withTerm(terms, { keyword: text });
}

const keywordIn = (address: string) => cleanKeyword(new URL(address).searchParams.get('keyword') ?? '');

/** Stood in the address already when the page was loaded anew: nobody has searched, and it may have been forgotten. */
const wasOpenedAgain = (keyword: string): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        (entry as PerformanceNavigationTiming).type !== 'navigate' && keywordIn(entry.name) === keyword,
    );

export function SearchAids({ field, terms, onType, onSearch }: Props) {
  const owner = ownerOf(useSession());
  const earlier = useEarlierSearches(owner);
  const written = terms.keyword ?? '';
  const suggested = useSuggestions(owner, written, earlier.list);
  const listId = useId();
  const around = useRef<HTMLDivElement>(null);
  const choose = (suggestion: Suggestion) => {
    const next = termsWith(suggestion, terms);
    if (next.keyword !== undefined) earlier.remember(next.keyword);
    onType(next.keyword ?? '');
    onSearch(next);
  };
  const forget = (text: string) => {
    earlier.forget(text);
    field.current?.focus();
  };
  const { isOpen, active, close } = useCombobox({
    field,
    around,
    listId,
    written,
    count: suggested.length,
    onChoose: (nth) => {
      const suggestion = suggested[nth];
      if (suggestion) choose(suggestion);
    },
    onDelete: (nth) => {
      const suggestion = suggested[nth];
      if (suggestion?.kind !== 'earlier') return false;
      forget(suggestion.text);
      return true;
    },
  });
  const remember = useEffectEvent(() => {
    const keyword = cleanKeyword(field.current?.value ?? '');
    if (keyword) earlier.remember(keyword);
    close();
  });
  // What was sent before this was loaded.
  const rememberSent = useEffectEvent(() => {
    const keyword = keywordIn(window.location.href);
    if (!keyword) return;
    if (!wasOpenedAgain(keyword)) earlier.remember(keyword);
    // Whoever has sent what stands in the field looks at what was found: the list would lie over it.
    if (keyword === cleanKeyword(written)) close();
  });
  useEffect(() => rememberSent(), []);
  useEffect(() => {
    const form = field.current?.form;
    const note = () => remember();
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [field]);
  return (
    <div ref={around}>
      <p className="kg-visually-hidden" role="status">
        {isOpen && <Plural value={suggested.length} one="# suggestion" other="# suggestions" />}
      </p>
      {isOpen && (
        <SuggestionList
          id={listId}
          suggestions={suggested}
          active={active}
          onChoose={(suggestion) => {
            close();
            choose(suggestion);
          }}
          onForget={forget}
          onForgetAll={() => {
            earlier.forgetAll();
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
