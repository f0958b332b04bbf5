/** The editor's toolbar (product 2.8): every format as a labelled button, one Tab stop, arrow keys. */
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
import { memo, useId, useState } from 'react';
import { type Quill } from 'react-quill';
import { Icon } from '#client/ui/icon.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { colourLabels, colourNames } from './colours.ts';
import { useFormatState } from './format-state.ts';
import { LinkPanel } from './link-panel.tsx';
import { ToolButton } from './tool-button.tsx';
import { useToolbarKeys } from './toolbar-keys.ts';
import { type Block, blockOf, formatBlock, insertText, setFormat, setLink } from './editor-actions.ts';

/** Where every second line starts and ends. */
const shortLines: Readonly<Record<string, readonly [start: number, end: number]>> = {
  center: [6, 18],
  right: [9, 21],
  justify: [3, 21],
};

/** Four lines, set as the text would be. */
function AlignIcon({ align }: { align: string }) {
  const [start, end] = shortLines[align] ?? [3, 15];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2">
      <path d={`M3 5H21M${start} 9.7H${end}M3 14.4H21M${start} 19.1H${end}`} />
    </svg>
  );
}

/** The few pictures that fit a CV or a job; more come from the phone's own keyboard. */
const emoji: readonly string[] =
  '😀 🙂 😉 🙏 👍 👏 💪 🤝 🎉 ⭐ ✅ ❗ 💼 🏢 🏠 📍 📞 📧 💻 📱 🖥️ 🛠️ 📈 💵 🎓 📚 ✏️ 🗣️ 🌐 ⏰ 📅 🚗 🍜 ☕ ❤️ 🇰🇭'.split(
    ' ',
  );

type Panel = 'block' | 'colour' | 'align' | 'emoji' | 'link';

/** Drawn again when the format under the cursor changes, not with every key. */
export const EditorToolbar = memo(function EditorToolbar({ quill, label }: { quill: Quill; label: string }) {
  const { t, i18n } = useLingui();
  const state = useFormatState(quill);
  const keys = useToolbarKeys();
  const panelId = useId();
  const [panel, setPanel] = useState<Panel>();
  const toggle = (wanted: Panel) => setPanel(panel === wanted ? undefined : wanted);
  const close = () => {
    setPanel(undefined);
    quill.focus({ preventScroll: true });
  };
  const then = (act: () => void) => {
    act();
    setPanel(undefined);
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
      {panel === 'block' && (
        <ChoicePanel
          id={panelId}
          label={t`Block type`}
          choices={blocks.map(([value, name]) => ({ value, label: name, face: name }))}
          value={blockOf(state)}
          onChoose={(block) => then(() => formatBlock(quill, block))}
          onClose={close}
        />
      )}
      {panel === 'colour' && (
        <ChoicePanel
          id={panelId}
          label={t`Colour`}
          choices={['' as const, ...colourNames].map((value) => {
            const name = value === '' ? t`Normal colour` : i18n._(colourLabels[value]);
            return { value, label: name, face: <span className={value && `ql-color-${value}`}>{name}</span> };
          })}
          value={state.color ?? ''}
          onChoose={(colour) => then(() => setFormat(quill, 'color', colour || false))}
          onClose={close}
        />
      )}
      {panel === 'align' && (
        <ChoicePanel
          id={panelId}
          label={t`Text align`}
          choices={alignments.map(([value, name]) => ({
            value: value as string,
            label: name,
            face: <AlignIcon align={value} />,
          }))}
          value={state.align ?? ''}
          onChoose={(align) => then(() => setFormat(quill, 'align', align || false))}
          onClose={close}
        />
      )}
      {panel === 'emoji' && (
        <ChoicePanel
          id={panelId}
          label={t`Emoji`}
          choices={emoji.map((value) => ({ value, label: value, face: value }))}
          onChoose={(sign) => then(() => insertText(quill, sign))}
          onClose={close}
        />
      )}
      {panel === 'link' && (
        <LinkPanel
          id={panelId}
          address={state.link ?? ''}
          onLink={(address) => then(() => setLink(quill, address))}
          onClose={close}
        />
      )}
    </div>
  );
});
