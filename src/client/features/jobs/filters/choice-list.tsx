/** A choice among many, as a list of its own that can be searched; a tap on one goes back to where it was asked for. */
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
  /** Where it stands in a sheet of filters; a sheet of its own has a close button. */
  withBack?: boolean;
  /** Over the list, for ways to choose without searching. */
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
  const [sought, setSought] = useState('');
  const back = useRef<HTMLButtonElement>(null);
  // Not the field for searching, which would open the keyboard unasked.
  useEffect(() => back.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const found = findChoices(choices, sought);
  const intoList = () =>
    (
      list.current?.querySelector<HTMLElement>(':checked') ??
      list.current?.querySelector<HTMLElement>('input')
    )?.focus();
  /** Enter takes the one that is left; with more of them it leads, like the arrow, to where the arrows choose. */
  const leaveSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    const [first] = found;
    if (event.key === 'ArrowDown' || !first || found.length > 1) return intoList();
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
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={leaveSearch}
      />
      <div role="status" className="choice-count kg-muted">
        {found.length === 0 ? (
          <Trans>No option matches.</Trans>
        ) : (
          sought && <Plural value={found.length} one="# option" other="# options" />
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
              // Arrow keys click too, without a pointer: they walk through the list and must not close it.
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
