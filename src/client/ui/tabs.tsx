/** Two or three tabs and the panel of the selected one, with arrow keys (the ARIA tabs pattern). */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './tabs.css';

type Tab<Value extends string> = { readonly value: Value; readonly label: ReactNode };

type Props<Value extends string> = {
  /** Links tabs and panels. */
  id: string;
  label: string;
  tabs: readonly Tab<Value>[];
  current: Value;
  onChange: (value: Value) => void;
};

const tabId = (id: string, value: string) => `${id}-${value}-tab`;
const panelId = (id: string, value: string) => `${id}-${value}-panel`;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs<Value extends string>({ id, label, tabs, current, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ value }) => value === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(id, next.value)}"]`)?.focus();
  };
  return (
    <div className="kg-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ value, label: word }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-selected={value === current}
          aria-controls={value === current ? panelId(id, value) : undefined}
          tabIndex={value === current ? 0 : -1}
          onClick={() => onChange(value)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { id: string; value: string; children: ReactNode };

/** Render it only while its tab is selected. */
export function TabPanel({ id, value, children }: PanelProps) {
  return (
    <div role="tabpanel" id={panelId(id, value)} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}
