/** The formats that the editor offers, at the cursor and to apply. Changes have the source 'user', so that they can be undone. */
import type { Quill } from 'react-quill';
import { useEffect, useState } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The text colours: each is a class `ql-color-…` with a shade per theme. */
export const colourNames = ['red', 'orange', 'green', 'blue', 'purple'] as const;

export const colourLabels: Record<(typeof colourNames)[number], MessageDescriptor> = {
  red: msg({ message: 'Red', comment: 'A text colour' }),
  orange: msg({ message: 'Orange', comment: 'A text colour' }),
  green: msg({ message: 'Green', comment: 'A text colour' }),
  blue: msg({ message: 'Blue', comment: 'A text colour' }),
  purple: msg({ message: 'Purple', comment: 'A text colour' }),
};

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

/** Links the selection. Without one, changes the link at the cursor or inserts the address. */
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

/** The format at the cursor; keeps its last value while the editor is not focused. */
export function useFormatState(quill: Quill | undefined): FormatState {
  const [state, setState] = useState<FormatState>(nothing);
  useEffect(() => {
    if (!quill) return undefined;
    let shown = '{}';
    const update = () => {
      const range = quill.getSelection();
      if (!range) return;
      const next = quill.getFormat(range);
      const text = JSON.stringify(next);
      if (text === shown) return;
      shown = text;
      setState(next);
    };
    quill.on('editor-change', update);
    return () => void quill.off('editor-change', update);
  }, [quill]);
  return state;
}
