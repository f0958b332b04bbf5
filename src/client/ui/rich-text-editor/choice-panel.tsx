/** A row of choices that opens below the toolbar: block types, colours, alignments, emoji. */
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export type Choice<Value> = { readonly value: Value; readonly label: string; readonly face: ReactNode };

type Props<Value> = {
  id: string;
  label: string;
  choices: readonly Choice<Value>[];
  /** The chosen one, where choosing is a state. */
  value?: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
};

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function ChoicePanel<Value>({ id, label, choices, value, onChoose, onClose }: Props<Value>) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = ref.current?.querySelectorAll('button');
    const chosen = ref.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]');
    (chosen ?? buttons?.[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // The panel closes; a sheet around the editor stays.
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const move = moves[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (move === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + move + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div ref={ref} id={id} className="kg-rte-panel" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="kg-rte-choice"
          aria-label={choice.label}
          aria-pressed={value === undefined ? undefined : value === choice.value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.face}
        </button>
      ))}
      <button type="button" className="kg-rte-choice" onClick={onClose}>
        {t`Close`}
      </button>
    </div>
  );
}
