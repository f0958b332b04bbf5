/** The editor's toolbar (product 2.8). */
import { useLingui } from '@lingui/react/macro';
import {
  arrowRedoOutline,
  arrowUndoOutline,
  codeSlashOutline,
  colorPaletteOutline,
  happyOutline,
  linkOutline,
  listOutline,
} from 'ionicons/icons';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Quill } from 'react-quill';
import { Icon } from '#client/ui/icon.tsx';
import { AlignIcon, type Panel, ToolbarPanel } from './toolbar-panels.tsx';
import { setFormat, useFormatState } from './text-format.ts';

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [
  ...bar.querySelectorAll<HTMLButtonElement>('button[data-tool]'),
];

function setTabStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop for the whole bar, arrow keys within it (the ARIA toolbar pattern). */
function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const buttons = buttonsOf(ref.current);
    setTabStop(buttons, buttons[0]);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const buttons = buttonsOf(event.currentTarget);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[step(at, buttons.length)];
    setTabStop(buttons, next);
    next?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const buttons = buttonsOf(event.currentTarget);
    const focused = buttons.find((button) => button === (event.target as Element));
    if (focused) setTabStop(buttons, focused);
  };
  return { ref, onKeyDown, onFocus };
}

type Props = {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  /** For `aria-keyshortcuts`. */
  keys?: string;
  onPress: () => void;
  children: ReactNode;
};

/** Keeps focus and selection in the text, and the phone's keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function ToolButton({ label, pressed, expanded, controls, keys, onPress, children }: Props) {
  return (
    <button
      type="button"
      data-tool
      className="kg-rte-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-keyshortcuts={keys}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Memoised: renders again when the format at the cursor changes, not with every key. */
export const EditorToolbar = memo(function EditorToolbar({ quill, label }: { quill: Quill; label: string }) {
  const { t } = useLingui();
  const state = useFormatState(quill);
  const keys = useToolbarKeys();
  const panelId = useId();
  const [panel, setPanel] = useState<Panel>();
  const toggle = (wanted: Panel) => setPanel(panel === wanted ? undefined : wanted);
  const hide = () => setPanel(undefined);
  const close = () => {
    hide();
    quill.focus({ preventScroll: true });
  };
  const opener = (wanted: Panel) => ({
    expanded: panel === wanted,
    controls: panelId,
    onPress: () => toggle(wanted),
  });

  const marks = [
    ['bold', t`Bold`, 'Control+B', <b key="face">B</b>],
    ['italic', t`Italic`, 'Control+I', <i key="face">I</i>],
    ['underline', t`Underline`, 'Control+U', <u key="face">U</u>],
    ['strike', t`Strikethrough`, undefined, <s key="face">S</s>],
    ['code', t`Monospace`, undefined, <Icon key="face" name={codeSlashOutline} />],
  ] as const;
  return (
    <div className="kg-rte-bar">
      <div
        {...keys}
        className="kg-rte-tools"
        role="toolbar"
        aria-label={t`Text format of ${{ field: label }}`}
      >
        {marks.map(([format, name, shortcut, face]) => (
          <ToolButton
            key={format}
            label={name}
            keys={shortcut}
            pressed={Boolean(state[format])}
            onPress={() => setFormat(quill, format, !state[format])}
          >
            {face}
          </ToolButton>
        ))}
        <ToolButton label={t`Block type`} {...opener('block')}>
          <span aria-hidden>¶</span>
        </ToolButton>
        <ToolButton label={t`Colour`} {...opener('colour')}>
          <Icon name={colorPaletteOutline} />
        </ToolButton>
        <ToolButton
          label={t`Bulleted list`}
          pressed={state.list === 'bullet'}
          onPress={() => setFormat(quill, 'list', state.list === 'bullet' ? false : 'bullet')}
        >
          <Icon name={listOutline} />
        </ToolButton>
        <ToolButton
          label={t`Numbered list`}
          pressed={state.list === 'ordered'}
          onPress={() => setFormat(quill, 'list', state.list === 'ordered' ? false : 'ordered')}
        >
          <span aria-hidden>1.</span>
        </ToolButton>
        <ToolButton label={t`Link`} pressed={state.link !== undefined} {...opener('link')}>
          <Icon name={linkOutline} />
        </ToolButton>
        <ToolButton label={t`Emoji`} {...opener('emoji')}>
          <Icon name={happyOutline} />
        </ToolButton>
        <ToolButton label={t`Text align`} {...opener('align')}>
          <AlignIcon align={state.align ?? ''} />
        </ToolButton>
        <ToolButton
          label={t({ message: 'Undo', context: 'typing' })}
          keys="Control+Z"
          onPress={() => quill.history.undo()}
        >
          <Icon name={arrowUndoOutline} />
        </ToolButton>
        <ToolButton label={t`Redo`} keys="Control+Y" onPress={() => quill.history.redo()}>
          <Icon name={arrowRedoOutline} />
        </ToolButton>
      </div>
      {panel && (
        <ToolbarPanel
          key={panel}
          panel={panel}
          id={panelId}
          quill={quill}
          state={state}
          onDone={hide}
          onClose={close}
        />
      )}
    </div>
  );
});
