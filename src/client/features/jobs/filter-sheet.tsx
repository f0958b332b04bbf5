/** All filters on a phone (product 13.3): nothing is searched until "Show results". Knows no list of jobs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { chevronForward } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Sort, sorts } from '#contract/options.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterList } from './filter-list.tsx';
import { filterTexts } from './filter-texts.ts';
import { type FilterName, type SearchTerms, withTerm } from './search-terms.ts';
import './filter-sheet.css';

/** Up to four options are chips, more are a list of their own (product 13.3). */
const asChips = ['level', 'type', 'location'] as const satisfies readonly FilterName[];
const asLists = ['industry', 'category'] as const satisfies readonly FilterName[];

type Props = {
  open: boolean;
  terms: SearchTerms;
  onClose: () => void;
  onShow: (terms: SearchTerms) => void;
};

export function FilterSheet({ open, terms, onClose, onShow }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const [draft, setDraft] = useState(terms);
  const [list, setList] = useState<FilterName>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(terms);
    setList(undefined);
  }
  const filters = useRef<HTMLDivElement>(null);
  const leftList = useRef<FilterName>(undefined);
  useEffect(() => {
    // Back from a list, the focus is on the row that led there.
    if (!list && leftList.current) {
      filters.current?.querySelector<HTMLElement>(`[aria-describedby="filter-${leftList.current}"]`)?.focus();
    }
    leftList.current = list;
  }, [list]);
  const choose = (name: FilterName, value: string | undefined) =>
    setDraft(withTerm(draft, { [name]: value }));
  const show = () => {
    onClose();
    onShow(draft);
  };
  const buttons = (
    <>
      <Button variant="outline" onClick={() => setDraft({})}>
        <Trans>Reset</Trans>
      </Button>
      <Button onClick={show}>
        <Trans>Show results</Trans>
      </Button>
    </>
  );
  return createPortal(
    <Sheet
      open={open}
      onClose={onClose}
      title={list ? t(filterTexts[list].name) : t`Filters`}
      tall
      footer={list ? undefined : buttons}
    >
      {list ? (
        <FilterList
          name={list}
          value={draft[list]}
          onChoose={(value) => choose(list, value)}
          onBack={() => setList(undefined)}
        />
      ) : (
        <div ref={filters} className="filter-sheet">
          <Segments
            legend={t`Sort By`}
            name="filter-sort"
            options={sorts.map((value) => ({ value, label: label(value) }))}
            value={draft.sort ?? sorts[0]}
            onChange={(sort: Sort) => setDraft(withTerm(draft, { sort }))}
          />
          {asChips.map((name) => (
            <FilterChips
              key={name}
              name={name}
              value={draft[name]}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          {asLists.map((name) => {
            const value = draft[name];
            return (
              <div key={name}>
                <h3 id={`filter-${name}`}>{t(filterTexts[name].name)}</h3>
                <button
                  type="button"
                  className="filter-row"
                  aria-describedby={`filter-${name}`}
                  onClick={() => setList(name)}
                >
                  {value ? label(value) : t(filterTexts[name].any)}
                  <Icon name={chevronForward} size={20} />
                </button>
              </div>
            );
          })}
        </div>
      )}
    </Sheet>,
    // Out of the plum ground, whose colours are not the sheet's.
    document.body,
  );
}
