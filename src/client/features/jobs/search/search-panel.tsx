/** The search form (product 2.4, 2.5): one field and a filter button on phones, all fields in a row on wide screens. */
import { Trans, useLingui } from '@lingui/react/macro';
import { optionsOutline, searchOutline } from 'ionicons/icons';
import { type FormEvent, use, useRef, useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { languageParameter } from '#contract/pages.ts';
import { lazyPart, lazySheet } from '#client/language/lazy-part.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { RenderContext } from '#client/language/render-context.ts';
import { Icon } from '#client/ui/icon.tsx';
import { filterTexts } from './term-texts.ts';
import {
  countFilters,
  filterNames,
  placeOf,
  searchOptions,
  type SearchTerms,
  withPlace,
  withTerm,
} from './search-terms.ts';
import './search-panel.css';

const FilterSheet = lazySheet(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet);

const SearchAids = lazyPart(async () => (await import('./search-aids.tsx')).SearchAids);

type Props = { terms: SearchTerms; onSearch: (terms: SearchTerms) => void };

const isSame = (a: SearchTerms, b: SearchTerms) => JSON.stringify(a) === JSON.stringify(b);

export function SearchPanel({ terms, onSearch }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  const otherProvinces = useOfferedProvinces().slice(1);
  const { requestedLanguage } = use(RenderContext);
  const [draft, setDraft] = useState(terms);
  const [previous, setPrevious] = useState(terms);
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (!isSame(previous, terms)) {
    setPrevious(terms);
    // A typed keyword that was not submitted survives a change of the other terms.
    setDraft({ ...terms, keyword: terms.keyword === previous.keyword ? draft.keyword : terms.keyword });
  }
  const field = useRef<HTMLInputElement>(null);
  const [wasFocused, setFocused] = useState(false);
  const type = (keyword: string) => setDraft({ ...draft, keyword });
  const filters = countFilters(terms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(withTerm(draft, {}));
  };
  return (
    <>
      {/* Without scripts the browser submits the form; early.ts leaves out empty fields. */}
      <form className="search-panel" role="search" action="/jobs" onSubmit={submit}>
        {requestedLanguage && <input type="hidden" name={languageParameter} value={requestedLanguage} />}
        <div className="search-keyword">
          <label>
            <span>
              <Trans>Keyword</Trans>
            </span>
            <input
              ref={field}
              type="search"
              name="keyword"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={lengths.keyword}
              placeholder={t`Job title, skill or tag`}
              value={draft.keyword ?? ''}
              onChange={({ target }) => type(target.value)}
              onFocus={() => setFocused(true)}
            />
          </label>
          {wasFocused && <SearchAids field={field} terms={draft} onType={type} onSearch={onSearch} />}
        </div>
        {filterNames.map((name) => (
          <label key={name} className="search-filter">
            <span>{t(filterTexts[name].name)}</span>
            <select
              name={name}
              value={(name === 'location' ? placeOf(draft) : draft[name]) ?? ''}
              onChange={({ target: { value = '' } }) =>
                setDraft(
                  name === 'location'
                    ? { ...withPlace(draft, value), keyword: draft.keyword }
                    : { ...draft, [name]: value || undefined },
                )
              }
            >
              <option value="">{t(filterTexts[name].any)}</option>
              {searchOptions[name].map((option) => (
                <option key={option} value={option}>
                  {label(option)}
                </option>
              ))}
              {name === 'location' &&
                otherProvinces.map((province) => (
                  <option key={province} value={province}>
                    {provinceName(province)}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <button type="submit" className="search-go">
          <Icon name={searchOutline} />
          <span>
            <Trans>Search</Trans>
          </span>
        </button>
        <button
          type="button"
          className="search-filters"
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <Icon name={optionsOutline} />
          <span className="kg-visually-hidden">
            <Trans>Filters</Trans>
          </span>
          {filters > 0 && <em>{filters}</em>}
        </button>
      </form>
      <FilterSheet
        open={isSheetOpen}
        terms={withTerm(terms, { keyword: draft.keyword })}
        onClose={() => setSheetOpen(false)}
        onShow={(chosen) => onSearch(withTerm(chosen, { keyword: draft.keyword }))}
      />
    </>
  );
}
