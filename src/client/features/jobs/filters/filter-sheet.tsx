/** The sheet with all filters (product 13.3): nothing is searched until "Show results". */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '@tanstack/react-router';
import { chevronForward, createOutline } from 'ionicons/icons';
import { type ListOrder } from '#contract/options.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { Button } from '#client/ui/button.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ChoiceList } from './choice-list.tsx';
import { useOccupationGroups, useOccupationName } from '../occupations/occupation-queries.ts';
import { changePreferences } from '../preferences/job-preferences.ts';
import { filterTexts } from '../search/term-texts.ts';
import { OccupationList } from './occupation-list.tsx';
import { MoreFilters } from './more-filters.tsx';
import { PlaceList } from './place-list.tsx';
import {
  type FilterName,
  placeOf,
  searchOptions,
  type SearchTerms,
  sortOf,
  sortsFor,
  withPlace,
  withTerm,
} from '../search/search-terms.ts';
import './filter-sheet.css';

type FilterChipsProps = {
  name: FilterName;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** A filter with few options, as chips; tapping the chosen one clears it. */
function FilterChips({ name, value, onChoose }: FilterChipsProps) {
  const { t } = useLingui();
  const label = useOptionLabel();
  return (
    <div role="group" aria-labelledby={`filter-${name}`}>
      <h3 id={`filter-${name}`}>{t(filterTexts[name].name)}</h3>
      <div className="kg-chips wrap">
        {name !== 'level' && (
          <Chip pressed={value === undefined} onToggle={() => onChoose(undefined)}>
            {t(filterTexts[name].any)}
          </Chip>
        )}
        {searchOptions[name].map((option) => (
          <Chip
            key={option}
            pressed={option === value}
            onToggle={() => onChoose(option === value ? undefined : option)}
          >
            {label(option)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

type FilterRowProps = { name: ListFilter; title: string; value: string; onOpen: () => void };

/** A filter with many options: the chosen one, and a button that opens the list. */
function FilterRow({ name, title, value, onOpen }: FilterRowProps) {
  return (
    <div>
      <h3 id={`filter-${name}`}>{title}</h3>
      <button type="button" className="filter-row" aria-describedby={`filter-${name}`} onClick={onOpen}>
        {value}
        <Icon name={chevronForward} size={20} />
      </button>
    </div>
  );
}

/** Up to four options are chips, more are a list (product 13.3). */
const asChips = ['level', 'type'] as const satisfies readonly FilterName[];
const asLists = ['location', 'industry', 'category'] as const satisfies readonly FilterName[];
type ListFilter = (typeof asLists)[number] | 'occupation';

type Props = {
  open: boolean;
  terms: SearchTerms;
  onClose: () => void;
  onShow: (terms: SearchTerms) => void;
};

export function FilterSheet({ open, terms, onClose, onShow }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  const [draft, setDraft] = useState(terms);
  const { groups } = useOccupationGroups();
  const occupationName = useOccupationName(draft.occupation);
  const [list, setList] = useState<ListFilter>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(terms);
    setList(undefined);
  }
  const filters = useRef<HTMLDivElement>(null);
  const previousList = useRef<ListFilter>(undefined);
  useEffect(() => {
    // Back from a list, focus the row that opened it.
    if (!list && previousList.current) {
      filters.current
        ?.querySelector<HTMLElement>(`[aria-describedby="filter-${previousList.current}"]`)
        ?.focus();
    }
    previousList.current = list;
  }, [list]);
  const choose = (name: FilterName, value: string | undefined) =>
    setDraft(withTerm(draft, { [name]: value }));
  const showResults = () => {
    onClose();
    onShow(draft);
  };
  const navigate = useNavigate();
  /** The card is on the unfiltered list. */
  const openPreferences = () => {
    onClose();
    changePreferences();
    void navigate({ to: '/jobs' });
  };
  const backToFilters = () => setList(undefined);
  const kindOfWork = t`Kind of work`;
  const chosen = (name: ListFilter): string => {
    const value = draft[name];
    if (name === 'occupation') return value ? (occupationName ?? kindOfWork) : t`Any kind of work`;
    if (name === 'location' && draft.province) return provinceName(draft.province);
    return value ? label(value) : t(filterTexts[name].any);
  };
  const titleOf = (name: ListFilter) => (name === 'occupation' ? kindOfWork : t(filterTexts[name].name));
  const row = (name: ListFilter) => (
    <FilterRow
      key={name}
      name={name}
      title={titleOf(name)}
      value={chosen(name)}
      onOpen={() => setList(name)}
    />
  );
  const buttons = (
    <>
      <Button variant="outline" onClick={() => setDraft(withTerm({}, { keyword: terms.keyword }))}>
        <Trans>Reset</Trans>
      </Button>
      <Button onClick={showResults}>
        <Trans>Show results</Trans>
      </Button>
    </>
  );
  return createPortal(
    <Sheet
      open={open}
      onClose={onClose}
      title={list ? titleOf(list) : t`Filters`}
      tall
      footer={list ? undefined : buttons}
    >
      {list === 'location' ? (
        <PlaceList
          value={placeOf(draft)}
          onChoose={(place) => setDraft(withPlace(draft, place))}
          onBack={backToFilters}
        />
      ) : list === 'occupation' ? (
        <OccupationList
          value={draft.occupation}
          onChoose={(occupation) => setDraft(withTerm(draft, { occupation }))}
          onBack={backToFilters}
        />
      ) : list ? (
        <ChoiceList<string | undefined>
          title={t(filterTexts[list].name)}
          choices={[
            { value: undefined, text: t(filterTexts[list].any) },
            // Searchable in English too: people know "Network" from advertisements, whatever their language.
            ...searchOptions[list].map((value) => ({ value, text: label(value), alsoKnownAs: value })),
          ]}
          value={draft[list]}
          onChoose={(value) => choose(list, value)}
          onBack={backToFilters}
          withBack
        />
      ) : (
        <div ref={filters} className="filter-sheet">
          <Segments
            legend={t`Sort By`}
            name="filter-sort"
            options={sortsFor(draft).map((value) => ({ value, label: label(value) }))}
            value={sortOf(draft)}
            onChange={(sort: ListOrder) => setDraft(withTerm(draft, { sort }))}
          />
          {(draft.occupation || groups?.length !== 0) && row('occupation')}
          {asChips.map((name) => (
            <FilterChips
              key={name}
              name={name}
              value={draft[name]}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          {asLists.map(row)}
          <MoreFilters terms={draft} onChange={setDraft} />
          <Button variant="plain" icon={createOutline} onClick={openPreferences}>
            <Trans>Choose which jobs come first</Trans>
          </Button>
        </div>
      )}
    </Sheet>,
    // A portal, because the search panel has other colours.
    document.body,
  );
}
