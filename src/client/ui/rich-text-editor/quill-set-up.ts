/** What the editor can write and how its keys behave. */
import { Quill, type RangeStatic } from 'react-quill';
import { colourNames } from './colours.ts';

type ClassAttributor = { whitelist?: readonly string[] };

const colour = Quill.import('attributors/class/color') as ClassAttributor;
colour.whitelist = colourNames;
// Classes instead of inline styles: the page's policy allows none, and dark mode has its own colours.
Quill.register({ 'formats/color': colour as never }, true);

/** Only what the stored markup may hold; whatever else is pasted comes out as plain text. */
export const formats = [
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

export const modules = {
  toolbar: false,
  history: { delay: 800, maxStack: 100, userOnly: true },
  keyboard: { bindings: freeTabKey },
};
