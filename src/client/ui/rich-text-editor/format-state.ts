/** What the text under the cursor looks like, as the toolbar shows it. */
import { type Quill } from 'react-quill';
import { useEffect, useState } from 'react';

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
