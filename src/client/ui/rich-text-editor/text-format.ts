/** What the text under the cursor looks like, as the toolbar shows it. */
import type { Quill } from 'react-quill';
import { useEffect, useState } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The text colours on offer; each is a class `ql-color-…` that has a shade for either theme. */
export const colourNames = ['red', 'orange', 'green', 'blue', 'purple'] as const;

export const colourLabels: Record<(typeof colourNames)[number], MessageDescriptor> = {
  red: msg({ message: 'Red', comment: 'A text colour' }),
  orange: msg({ message: 'Orange', comment: 'A text colour' }),
  green: msg({ message: 'Green', comment: 'A text colour' }),
  blue: msg({ message: 'Blue', comment: 'A text colour' }),
  purple: msg({ message: 'Purple', comment: 'A text colour' }),
};

/** What the toolbar does to the text. Every change counts as the person's, so that it can be undone. */
export type Block = 'p' | 'h2' | 'h3' | 'blockquote' | 'pre';

const blockFormats: Record<Block, Record<string, unknown>> = {
  p: {},
  h2: { header: 2 },
  h3: { header: 3 },
  blockquote: { blockquote: true },
  pre: { 'code-block': true },
};
const noBlock = { header: false, blockquote: false, 'code-block': false };

export function blockOf(state: FormatState): Block {
  if (state['code-block']) return 'pre';
  if (state.blockquote) return 'blockquote';
  if (state.header === 2) return 'h2';
  return state.header === 3 ? 'h3' : 'p';
}

export function setFormat(quill: Quill, format: string, value: unknown): void {
  quill.focus({ preventScroll: true });
  quill.format(format, value, 'user');
}

export function formatBlock(quill: Quill, block: Block): void {
  const range = quill.getSelection(true);
  quill.formatLine(range.index, Math.max(range.length, 1), noBlock, 'user');
  quill.formatLine(range.index, Math.max(range.length, 1), blockFormats[block], 'user');
}

export function insertText(quill: Quill, text: string): void {
  const range = quill.getSelection(true);
  quill.deleteText(range.index, range.length, 'user');
  quill.insertText(range.index, text, 'user');
  quill.setSelection(range.index + text.length, 0, 'user');
}

/** Links what is selected; with nothing selected, the link around the cursor changes, or the address itself is written. */
export function setLink(quill: Quill, address: string | false): void {
  const range = quill.getSelection(true);
  if (range.length > 0) {
    quill.format('link', address, 'user');
    return;
  }
  const [leaf, offset] = quill.getLeaf(range.index);
  const inLink = quill.getFormat(range).link !== undefined;
  if (inLink && leaf) {
    quill.formatText(range.index - offset, leaf.length(), 'link', address, 'user');
    return;
  }
  if (address === false) return;
  const text = address.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  quill.insertText(range.index, text, 'link', address, 'user');
  quill.setSelection(range.index + text.length, 0, 'user');
}

export type FormatState = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  header?: number;
  blockquote?: boolean;
  'code-block'?: boolean | string;
  color?: string;
  list?: string;
  link?: string;
  align?: string;
};

const nothing: FormatState = {};

/** Follows the cursor and the text; the last state stands while the focus is elsewhere. */
export function useFormatState(quill: Quill | undefined): FormatState {
  const [state, setState] = useState<FormatState>(nothing);
  useEffect(() => {
    if (!quill) return undefined;
    let shown = '{}';
    const follow = () => {
      const range = quill.getSelection();
      if (!range) return;
      const next = quill.getFormat(range);
      const text = JSON.stringify(next);
      if (text === shown) return;
      shown = text;
      setState(next);
    };
    quill.on('editor-change', follow);
    return () => void quill.off('editor-change', follow);
  }, [quill]);
  return state;
}
