/** The editor itself, a heavy part that loads when it is needed; the field around it is in rich-text-field.tsx. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ReactQuill, { Quill, type RangeStatic } from 'react-quill';
import { EditorToolbar } from './editor-toolbar.tsx';
import { storedMarkup } from './stored-markup.ts';
import { colourNames } from './text-format.ts';
import 'react-quill/dist/quill.core.css';
import '#client/ui/rich-text-view.css';
import './rich-text-editor.css';

type ClassAttributor = { whitelist?: readonly string[] };

const colour = Quill.import('attributors/class/color') as ClassAttributor;
colour.whitelist = colourNames;
// Classes instead of inline styles: the page's policy allows none, and dark mode has its own colours.
Quill.register({ 'formats/color': colour as never }, true);

/** Only what the stored markup may hold; whatever else is pasted comes out as plain text. */
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
 * The Tab key leaves the editor, as it leaves any field: a person without a mouse must not be caught in it. What they
 * selected is noted first: Quill does so by a timer, and a busy phone's next key, on the toolbar, may come before it.
 */
const freeTabKey = {
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
  keyboard: { bindings: freeTabKey },
};

/** What is typed is handed over once its key is seen; long texts after a pause, so that typing never waits for them. */
const seenMs = 50;
const longText = 4_000;
const pauseMs = 300;

type Props = {
  id: string;
  label: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** Stored markup; what comes in later only counts if it did not come from here. */
  value: string;
  onChange: (markup: string) => void;
};

export function RichTextEditor({ id, label, labelId, describedBy, invalid, value, onChange }: Props) {
  const [editor, setEditor] = useState<ReactQuill | null>(null);
  const quill = editor?.editor;
  const handedOver = useRef(value);
  const takeOver = useEffectEvent(onChange);

  useEffect(() => {
    if (!quill) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handOver = () => {
      clearTimeout(timer);
      timer = undefined;
      const markup = storedMarkup(quill.getSemanticHTML());
      if (markup === handedOver.current) return;
      handedOver.current = markup;
      takeOver(markup);
    };
    const changed = (_delta: unknown, _before: unknown, source: string) => {
      if (source !== 'user') return;
      clearTimeout(timer);
      timer = setTimeout(handOver, quill.getLength() < longText ? seenMs : pauseMs);
    };
    const left = () => timer !== undefined && handOver();
    quill.on('text-change', changed);
    quill.root.addEventListener('blur', left);
    // Before anyone who stores a draft then.
    for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, left, true);
    return () => {
      left();
      quill.off('text-change', changed);
      quill.root.removeEventListener('blur', left);
      for (const type of ['pagehide', 'visibilitychange']) window.removeEventListener(type, left, true);
    };
  }, [quill]);

  useEffect(() => {
    if (!quill || value === handedOver.current) return;
    handedOver.current = value;
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
