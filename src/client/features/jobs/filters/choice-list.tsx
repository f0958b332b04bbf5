/** A searchable list of radio buttons for one choice among many; choosing returns to the previous view. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { arrowBack } from 'ionicons/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { type Choice, findChoices } from './choices.ts';
import './choice-list.css';

type Props<Value> = {
  title: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  onBack: () => void;
  /** Inside the filter sheet; a sheet of its own has a close button instead. */
  withBack?: boolean;
  /** Above the list, for ways to choose without searching. */
  children?: ReactNode;
  /** Shown until something is typed, in place of the list. */
  browse?: ReactNode;
};

type ChoiceRadioProps<Value> = {
  choice: Choice<Value>;
  checked: boolean;
  onChoose: (value: Value) => void;
  /** Called after a tap or Enter. */
  onDone: () => void;
};

export function ChoiceRadio<Value>({ choice, checked, onChoose, onDone }: ChoiceRadioProps<Value>) {
  const { value, text, aside } = choice;
  return (
    <label>
      <input
        type="radio"
        name="choice"
        checked={checked}
        onChange={() => onChoose(value)}
        // Arrow keys also fire clicks, with detail 0: they must not close the list.
        onClick={({ detail }) => detail > 0 && onDone()}
        onKeyDown={({ key }) => key === 'Enter' && onDone()}
      />
      {text}
      {aside && <small className="kg-muted">{aside}</small>}
    </label>
  );
}

export function ChoiceList<Value extends string | undefined>({
  title,
  choices,
  value,
  onChoose,
  onBack,
  withBack = false,
  children,
  browse,
}: Props<Value>) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  // Not the search field, which would open the on-screen keyboard.
  useEffect(() => back.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const found = findChoices(choices, query);
  const isBrowsing = browse !== undefined && query === '';
  const focusList = () =>
    (
      list.current?.querySelector<HTMLElement>(':checked') ??
      list.current?.querySelector<HTMLElement>('input')
    )?.focus();
  /** Enter chooses the only match; with several, it moves the focus to the list, as the down arrow does. */
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    const [first] = found;
    if (event.key === 'ArrowDown' || !first || found.length > 1) return focusList();
    onChoose(first.value);
    onBack();
  };
  return (
    <div className="choice-list">
      {withBack && (
        <Button ref={back} variant="plain" small icon={arrowBack} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      )}
      {children}
      <TextField
        label={t`Search`}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onSearchKey}
      />
      <div role="status" className="choice-count kg-muted">
        {found.length === 0 ? (
          <Trans>No option matches.</Trans>
        ) : (
          query && <Plural value={found.length} one="# option" other="# options" />
        )}
      </div>
      <div ref={list} role={isBrowsing ? 'group' : 'radiogroup'} aria-label={title}>
        {isBrowsing
          ? browse
          : found.map((choice) => (
              <ChoiceRadio
                key={choice.text}
                choice={choice}
                checked={choice.value === value}
                onChoose={onChoose}
                onDone={onBack}
              />
            ))}
      </div>
    </div>
  );
}
