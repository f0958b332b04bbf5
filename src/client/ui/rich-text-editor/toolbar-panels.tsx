/** The panels that open below the toolbar: block types, colours, alignment, emoji and links. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Quill } from 'react-quill';
import { TextField } from '#client/ui/fields/text-field.tsx';
import {
  type Block,
  blockOf,
  colourLabels,
  colourNames,
  formatBlock,
  type FormatState,
  insertText,
  setFormat,
  setLink,
} from './text-format.ts';

const known = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const mail = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const phone = /^\+?[\d\s()-]{6,}$/;
const site = /^[^\s/:.?#]+(?:\.[^\s/:.?#]+)*\.[^\s/:.?#]{2,}(?:[/?#:]\S*)?$/;

/** Completes a typed web address, e-mail address or phone number to a URL; undefined for anything else. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (known.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return site.test(text) ? `https://${text}` : undefined;
}

type LinkPanelProps = {
  id: string;
  /** The link at the selection, or ''. */
  address: string;
  onLink: (address: string | false) => void;
  onClose: () => void;
};

function LinkPanel({ id, address, onLink, onClose }: LinkPanelProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  const link = () => {
    const url = linkAddress(typed);
    if (url) onLink(url);
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter must not submit the form around the editor, nor Escape close its sheet.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') link();
    else onClose();
  };
  return (
    <div id={id} className="kg-rte-panel" role="group" aria-label={t`Link`}>
      <div className="kg-rte-link" onKeyDown={onKeyDown}>
        <TextField
          autoFocus
          label={t`Link address`}
          inputMode="url"
          placeholder="https://"
          value={typed}
          error={wrong ? t`Please enter a web address, an e-mail address or a phone number.` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </div>
      <Button small onClick={link}>
        <Trans>Add link</Trans>
      </Button>
      {address !== '' && (
        <Button small variant="danger" onClick={() => onLink(false)}>
          <Trans>Remove the link</Trans>
        </Button>
      )}
      <Button small variant="plain" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

type Choice<Value> = { readonly value: Value; readonly label: string; readonly content: ReactNode };

type Props<Value> = {
  id: string;
  label: string;
  choices: readonly Choice<Value>[];
  /** The current choice, if choosing sets a state. */
  value?: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
};

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function ChoicePanel<Value>({ id, label, choices, value, onChoose, onClose }: Props<Value>) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = ref.current?.querySelectorAll('button');
    const chosen = ref.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]');
    (chosen ?? buttons?.[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // Closes only the panel, not a sheet around the editor.
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
          {choice.content}
        </button>
      ))}
      <button type="button" className="kg-rte-choice" onClick={onClose}>
        {t`Close`}
      </button>
    </div>
  );
}

/** Start and end of every second line. */
const shortLines: Readonly<Record<string, readonly [start: number, end: number]>> = {
  center: [6, 18],
  right: [9, 21],
  justify: [3, 21],
};

export function AlignIcon({ align }: { align: string }) {
  const [start, end] = shortLines[align] ?? [3, 15];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2">
      <path d={`M3 5H21M${start} 9.7H${end}M3 14.4H21M${start} 19.1H${end}`} />
    </svg>
  );
}

/** Emoji that fit a CV or a job; the phone's keyboard has the others. */
const emoji: readonly string[] =
  '😀 🙂 😉 🙏 👍 👏 💪 🤝 🎉 ⭐ ✅ ❗ 💼 🏢 🏠 📍 📞 📧 💻 📱 🖥️ 🛠️ 📈 💵 🎓 📚 ✏️ 🗣️ 🌐 ⏰ 📅 🚗 🍜 ☕ ❤️ 🇰🇭'.split(
    ' ',
  );

export type Panel = 'block' | 'colour' | 'align' | 'emoji' | 'link';

type PanelProps = {
  panel: Panel;
  id: string;
  quill: Quill;
  state: FormatState;
  /** Called after the text has changed. */
  onDone: () => void;
  /** Called when the panel is closed without a change. */
  onClose: () => void;
};

export function ToolbarPanel({ panel, id, quill, state, onDone, onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const then = (act: () => void) => {
    act();
    onDone();
  };
  const blocks: readonly (readonly [Block, string])[] = [
    ['p', t`Normal text`],
    ['h2', t`Heading`],
    ['h3', t`Subheading`],
    ['blockquote', t`Quote`],
    ['pre', t({ message: 'Code', context: 'program' })],
  ];
  const alignments = [
    ['', t({ message: 'Left', comment: 'Text is aligned at the left' })],
    ['center', t`Centre`],
    ['right', t`Right`],
    ['justify', t`Justified`],
  ] as const;

  switch (panel) {
    case 'block':
      return (
        <ChoicePanel
          id={id}
          label={t`Block type`}
          choices={blocks.map(([value, name]) => ({ value, label: name, content: name }))}
          value={blockOf(state)}
          onChoose={(block) => then(() => formatBlock(quill, block))}
          onClose={onClose}
        />
      );
    case 'colour':
      return (
        <ChoicePanel
          id={id}
          label={t`Colour`}
          choices={['' as const, ...colourNames].map((value) => {
            const name = value === '' ? t`Normal colour` : i18n._(colourLabels[value]);
            return {
              value,
              label: name,
              content: <span className={value && `ql-color-${value}`}>{name}</span>,
            };
          })}
          value={state.color ?? ''}
          onChoose={(colour) => then(() => setFormat(quill, 'color', colour || false))}
          onClose={onClose}
        />
      );
    case 'align':
      return (
        <ChoicePanel
          id={id}
          label={t`Text align`}
          choices={alignments.map(([value, name]) => ({
            value: value as string,
            label: name,
            content: <AlignIcon align={value} />,
          }))}
          value={state.align ?? ''}
          onChoose={(align) => then(() => setFormat(quill, 'align', align || false))}
          onClose={onClose}
        />
      );
    case 'emoji':
      return (
        <ChoicePanel
          id={id}
          label={t`Emoji`}
          choices={emoji.map((value) => ({ value, label: value, content: value }))}
          onChoose={(sign) => then(() => insertText(quill, sign))}
          onClose={onClose}
        />
      );
    case 'link':
      return (
        <LinkPanel
          id={id}
          address={state.link ?? ''}
          onLink={(address) => then(() => setLink(quill, address))}
          onClose={onClose}
        />
      );
  }
}
