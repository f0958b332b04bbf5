/** The Quill editor and its setup, a large lazy chunk; rich-text-field.tsx is the field around it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ReactQuill, { Quill, type RangeStatic } from 'react-quill';
import { EditorToolbar } from './editor-toolbar.tsx';
import { readPastedStyles } from './pasted-styles.ts';
import { storedMarkup } from './stored-markup.ts';
import { colourNames } from './text-format.ts';
import 'react-quill/dist/quill.core.css';
import '#client/ui/rich-text-view.css';
import './rich-text-editor.css';

type ClassAttributor = { whitelist?: readonly string[] };

const colour = Quill.import('attributors/class/color') as ClassAttributor;
colour.whitelist = colourNames;
// Classes instead of inline styles: the page's policy forbids those, and dark mode has other colours.
Quill.register({ 'formats/color': colour as never }, true);

type ClipboardModule = new (...options: never[]) => { normalizeHTML(page: Document): void };

class Clipboard extends (Quill.import('modules/clipboard') as ClipboardModule) {
  override normalizeHTML(page: Document): void {
    super.normalizeHTML(page);
    readPastedStyles(page);
  }
}
Quill.register({ 'modules/clipboard': Clipboard as never }, true);

/** The formats that stored markup may contain; others are dropped when pasted. */
const formats = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'header',
  'blockquote',
  'code-block',
  'color',
  'list',
  'indent',
  'link',
  'align',
];

/**
 * Tab leaves the editor, or keyboard users would be trapped. The selection is stored first: Quill does that with a timer,
 * and the next key, on the toolbar, may come earlier on a busy phone.
 */
const tabLeavesEditor = {
  tab: {
    key: 'Tab',
    shiftKey: null,
    handler(this: { quill: Quill }, range: RangeStatic): boolean {
      this.quill.setSelection(range, 'silent');
      return true;
    },
  },
  indent: null,
  outdent: null,
  'remove tab': null,
  'indent code-block': null,
  'outdent code-block': null,
  'table tab': null,
};

const modules = {
  toolbar: false,
  history: { delay: 800, maxStack: 100, userOnly: true },
  keyboard: { bindings: tabLeavesEditor },
};

/** Changes are reported shortly after a key, so that it is painted first; long texts only after a pause in typing. */
const reportDelayMs = 50;
const longText = 4_000;
const longReportDelayMs = 300;

type Props = {
  id: string;
  label: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Stored markup. A new value replaces the text, unless it was reported by this editor. */
  value: string;
  onChange: (markup: string) => void;
};

export function RichTextEditor({ id, label, labelId, describedBy, invalid, value, onChange }: Props) {
  const [editor, setEditor] = useState<ReactQuill | null>(null);
  const quill = editor?.editor;
  const lastReported = useRef(value);
  const onReport = useEffectEvent(onChange);

  useEffect(() => {
    if (!quill) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      clearTimeout(timer);
      timer = undefined;
      const markup = storedMarkup(quill.getSemanticHTML());
      if (markup === lastReported.current) return;
      lastReported.current = markup;
      onReport(markup);
    };
    const onTextChange = (_delta: unknown, _before: unknown, source: string) => {
      if (source !== 'user') return;
      clearTimeout(timer);
      timer = setTimeout(report, quill.getLength() < longText ? reportDelayMs : longReportDelayMs);
    };
    const flush = () => timer !== undefined && report();
    quill.on('text-change', onTextChange);
    quill.root.addEventListener('blur', flush);
    // In the capture phase: before listeners that store drafts.
    for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, flush, true);
    return () => {
      flush();
      quill.off('text-change', onTextChange);
      quill.root.removeEventListener('blur', flush);
      for (const type of ['pagehide', 'visibilitychange']) window.removeEventListener(type, flush, true);
    };
  }, [quill]);

  useEffect(() => {
    if (!quill || value === lastReported.current) return;
    lastReported.current = value;
    quill.setContents(quill.clipboard.convert({ html: value }));
  }, [quill, value]);

  useEffect(() => {
    if (!quill) return;
    const { root } = quill;
    root.setAttribute('id', id);
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelId);
    if (describedBy) root.setAttribute('aria-describedby', describedBy);
    else root.removeAttribute('aria-describedby');
    root.setAttribute('aria-invalid', String(invalid));
  }, [quill, id, labelId, describedBy, invalid]);

  return (
    <div className={invalid ? 'kg-rte invalid' : 'kg-rte'}>
      {quill && <EditorToolbar quill={quill} label={label} />}
      <ReactQuill
        ref={setEditor}
        theme="default"
        className="kg-rich-text kg-user-text"
        defaultValue={value}
        formats={formats}
        modules={modules}
        useSemanticHTML={false}
      />
    </div>
  );
}
