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
};

export function ChoiceList<Value extends string | undefined>({
  title,
  choices,
  value,
  onChoose,
  onBack,
  withBack = false,
  children,
}: Props<Value>) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  // Not the search field, which would open the on-screen keyboard.
  useEffect(() => back.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const found = findChoices(choices, query);
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
      <div ref={list} role="radiogroup" aria-label={title}>
        {found.map((choice) => (
          <label key={choice.text}>
            <input
              type="radio"
              name="choice"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              // Arrow keys also fire clicks, with detail 0: they must not close the list.
              onClick={({ detail }) => detail > 0 && onBack()}
              onKeyDown={({ key }) => key === 'Enter' && onBack()}
            />
            {choice.text}
          </label>
        ))}
      </div>
    </div>
  );
}
