/** Shows markup that a user wrote, sanitised by the given rules. The sanitiser loads only if there is markup. */
import { use, useEffect, useMemo, useState } from 'react';
import { type MarkupRules } from './clean-markup.ts';
import { MarksContext, UserText } from './user-text.tsx';
import './rich-text-view.css';

type Props = { markup: string; rules: MarkupRules };
type Cleaner = (markup: string, rules: MarkupRules) => string;

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** `busy`: the sanitised markup is about to replace it. */
function PlainText({ text, busy }: { text: string; busy?: boolean }) {
  return (
    <div className="kg-rich-text" aria-busy={busy}>
      {paragraphsOf(text).map((line, index) => (
        <UserText as="p" key={index}>
          {line}
        </UserText>
      ))}
    </div>
  );
}

/** The text without tags, shown until the sanitiser is loaded. DOMParser runs no scripts and loads nothing. */
const plainTextOf = (markup: string): string =>
  new DOMParser().parseFromString(markup.replace(/<[^<>]*>/g, '\n'), 'text/html').body.textContent;

/** Set once it is loaded: from then on markup is sanitised in the first frame. */
let loaded: Cleaner | undefined;
/** Sets the server's own cleaner, which needs no document. */
export const setCleaner = (cleaner: Cleaner): void => void (loaded = cleaner);

function useCleaner(isNeeded = true): Cleaner | 'loading' | 'missing' {
  const [cleaner, setCleaner] = useState<Cleaner | 'loading' | 'missing'>(() => loaded ?? 'loading');
  useEffect(() => {
    if (loaded || !isNeeded) return undefined;
    let isCurrent = true;
    const load = async () => {
      loaded = (await import('./clean-markup.ts')).cleanMarkup;
      if (isCurrent) setCleaner(() => loaded ?? 'missing');
    };
    // Offline and not cached: the plain text stays.
    load().catch(() => isCurrent && setCleaner('missing'));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return cleaner;
}

/**
 * Whether RichText shows the text as it will stay, for pages with content below it, which would move. While `markup` is
 * undefined, because it is on its way, the sanitiser is loaded, too.
 */
export function useIsRichTextReady(markup: string | undefined, rules: MarkupRules): boolean {
  const isNeeded = markup === undefined || rules.isMarkup(markup);
  const cleaner = useCleaner(isNeeded);
  return !isNeeded || cleaner !== 'loading';
}

function CleanMarkup({ markup, rules }: Props) {
  const cleaner = useCleaner();
  const highlight = use(MarksContext)?.markup;
  const clean = useMemo(
    () => (typeof cleaner === 'string' ? undefined : cleaner(markup, rules)),
    [cleaner, markup, rules],
  );
  const html = useMemo(
    () => (clean === undefined ? undefined : (highlight?.(clean) ?? clean)),
    [clean, highlight],
  );
  if (html === undefined) return <PlainText text={plainTextOf(markup)} busy={cleaner === 'loading'} />;
  return <div className="kg-rich-text kg-user-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function RichText({ markup, rules }: Props) {
  return rules.isMarkup(markup) ? <CleanMarkup markup={markup} rules={rules} /> : <PlainText text={markup} />;
}
