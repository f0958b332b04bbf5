/**
 * A field for an occupation: typed in Khmer, English or Latin letters, or chosen by group. It contains all names, so only
 * lazily loaded screens may import it.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { briefcaseOutline, checkmark, chevronDown, chevronForward } from 'ionicons/icons';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  groupOf,
  type Occupation,
  occupationCodes,
  occupationGroupCodes,
  occupationGroups,
} from '#contract/occupations.ts';
import { lengths } from '#contract/limits.ts';
import { occupationGroupNames, type OccupationName } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { loadOccupationSynonyms } from '#occupations/load-synonyms.ts';
import { loadCode } from '#client/language/load-code.ts';
import { FieldFrame, type FieldTexts, useFieldIds } from '#client/ui/fields/field-frame.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { findOccupations, occupationIndex } from './find-occupations.ts';
import { groupIcon } from './group-icons.ts';
import './occupation-picker.css';

/** Undefined for '' and for codes of a newer server. */
const knownCode = (value: string): Occupation | undefined => occupationCodes.find((code) => code === value);

function useNames() {
  const { i18n } = useLingui();
  const [own, other] = i18n.locale === 'km' ? (['km', 'en'] as const) : (['en', 'km'] as const);
  return {
    ownName: (name: OccupationName): string => name[own],
    otherName: (name: OccupationName): string => name[other],
    otherLanguage: other,
  };
}

type OptionsProps = {
  codes: readonly Occupation[];
  value: string;
  onChoose: (code: Occupation) => void;
};

function Options({ codes, value, onChoose }: OptionsProps) {
  const { ownName, otherName, otherLanguage } = useNames();
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <button type="button" aria-current={code === value || undefined} onClick={() => onChoose(code)}>
            <span>
              {ownName(occupationNames[code])}
              <small lang={otherLanguage}>{otherName(occupationNames[code])}</small>
            </span>
            {code === value && <Icon name={checkmark} size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The names at once, the synonyms as soon as they are loaded. */
function useOccupationIndex() {
  const [index, setIndex] = useState(() => occupationIndex());
  useEffect(() => {
    let isShown = true;
    loadCode(loadOccupationSynonyms).then(
      (synonyms) => isShown && setIndex(occupationIndex(synonyms)),
      // Offline: the names are enough to choose one.
      () => undefined,
    );
    return () => void (isShown = false);
  }, []);
  return index;
}

type ListProps = Pick<Props, 'onOther'> & Omit<OptionsProps, 'codes'>;

function OccupationList({ value, onChoose, onOther }: ListProps) {
  const { t } = useLingui();
  const { ownName } = useNames();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const chosen = knownCode(value);
  const [openGroup, setOpenGroup] = useState(chosen && groupOf(chosen));
  const index = useOccupationIndex();
  const found = useMemo(() => findOccupations(index, typed), [index, typed]);
  const wanted = typed.trim();
  const isSearching = wanted !== '';
  // An element, because Lingui would take a `<` in it for a tag of the message.
  const other = <>{wanted}</>;

  /** Arrow keys move between the search field and the buttons below it. */
  const moveFocus = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'Enter') {
      // A button handles Enter itself. In the search field it chooses the only match, or goes to the first.
      if (at !== 0) return;
      const [first] = found;
      if (first && found.length === 1) onChoose(first);
      else stops[1]?.focus();
    } else {
      stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
    event.preventDefault();
  };

  return (
    <div ref={list} className="kg-occupation-list" onKeyDown={moveFocus}>
      <TextField
        label={t`Search`}
        type="search"
        autoComplete="off"
        placeholder={t`For example: sewing, driver`}
        maxLength={lengths.shortText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="kg-muted">
        {!isSearching ? null : found.length === 0 ? (
          <Trans>No option matches.</Trans>
        ) : (
          <Plural value={found.length} one="# option" other="# options" />
        )}
      </p>
      {isSearching && <Options codes={found} value={value} onChoose={onChoose} />}
      {isSearching && onOther && (
        <button type="button" onClick={() => onOther(wanted)}>
          <Icon name={briefcaseOutline} />
          <span>
            <Trans>Another occupation: “{other}”</Trans>
          </span>
        </button>
      )}
      {!isSearching &&
        occupationGroupCodes.map((group) => {
          const isOpen = group === openGroup;
          return (
            <section key={group}>
              <h3>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}${group}` : undefined}
                  onClick={() => setOpenGroup(isOpen ? undefined : group)}
                >
                  <Icon name={groupIcon(group)} />
                  <span>{ownName(occupationGroupNames[group])}</span>
                  <Icon name={isOpen ? chevronDown : chevronForward} size={20} />
                </button>
              </h3>
              {isOpen && (
                <div id={`${id}${group}`}>
                  <Options codes={occupationGroups[group]} value={value} onChoose={onChoose} />
                </div>
              )}
            </section>
          );
        })}
    </div>
  );
}

type Props = FieldTexts & {
  name?: string;
  /** A code, or '' if none is chosen. */
  value: string;
  onChange: (code: Occupation) => void;
  /** Shown while no code is chosen: a placeholder, or the text that `onOther` was given. */
  shown?: string;
  /** If set, people may also choose the text that they typed. */
  onOther?: (typed: string) => void;
};

export function OccupationPicker({
  label,
  error,
  hint,
  optional,
  name,
  value,
  onChange,
  shown,
  onOther,
}: Props) {
  const { t } = useLingui();
  const { ownName } = useNames();
  const [isOpen, setOpen] = useState(false);
  const { id, ...wiring } = useFieldIds({ error, hint });
  const valueId = `${id}-value`;
  const chosen = knownCode(value);
  const described = [valueId, wiring['aria-describedby']].filter(Boolean).join(' ');
  return (
    <>
      <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
        <button
          {...wiring}
          id={id}
          type="button"
          name={name}
          className="kg-box kg-occupation-box"
          aria-haspopup="dialog"
          aria-describedby={described}
          onClick={() => setOpen(true)}
        >
          {chosen && <Icon name={groupIcon(groupOf(chosen))} />}
          <span id={valueId} className={chosen || shown ? undefined : 'kg-muted'}>
            {chosen ? ownName(occupationNames[chosen]) : (shown ?? t`Choose`)}
          </span>
          <Icon name={chevronDown} size={20} />
        </button>
      </FieldFrame>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label} tall>
        <OccupationList
          value={value}
          onChoose={(code) => {
            onChange(code);
            setOpen(false);
          }}
          {...(onOther && {
            onOther: (typed: string) => {
              onOther(typed);
              setOpen(false);
            },
          })}
        />
      </Sheet>
    </>
  );
}
