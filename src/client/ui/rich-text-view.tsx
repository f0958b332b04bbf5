/** Shows markup that a person wrote, cleaned by the given rules; a description without markup costs no library. */
import { use, useEffect, useMemo, useState } from 'react';
import { type MarkupRules } from './clean-markup.ts';
import { Marking } from './user-text.tsx';
import { UserText } from './user-text.tsx';
import './rich-text-view.css';

type Props = { markup: string; rules: MarkupRules };
type Cleaner = (markup: string, rules: MarkupRules) => string;

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** `busy`: what stands here is about to be replaced. */
function PlainText({ text, busy }: { text: string; busy?: boolean }) {
  return (
    <div className="kg-rich-text" aria-busy={busy}>
      {paragraphs(text).map((line, place) => (
        <UserText as="p" key={place}>
          {line}
        </UserText>
      ))}
    </div>
  );
}

/** Until the cleaner has arrived, the words without their markup keep the place. A parsed document runs and loads nothing. */
const wordsOf = (markup: string): string =>
  new DOMParser().parseFromString(markup.replace(/<[^<>]*>/g, '\n'), 'text/html').body.textContent;

/** Once it is here, markup is clean in its first frame and nothing moves. */
let arrived: Cleaner | undefined;
/** For the server, which has no document to clean in: its own cleaner. */
export const setCleaner = (cleaner: Cleaner): void => void (arrived = cleaner);

function useCleaner(): Cleaner | 'coming' | 'missing' {
  const [cleaner, setCleaner] = useState<Cleaner | 'coming' | 'missing'>(() => arrived ?? 'coming');
  useEffect(() => {
    if (arrived) return undefined;
    let current = true;
    const arrive = async () => {
      arrived = (await import('./clean-markup.ts')).cleanMarkup;
      if (current) setCleaner(() => arrived ?? 'missing');
    };
    // Offline and never loaded: the words stay as they stand.
    arrive().catch(() => current && setCleaner('missing'));
    return () => {
      current = false;
    };
  }, []);
  return cleaner;
}

function CleanMarkup({ markup, rules }: Props) {
  const cleaner = useCleaner();
  const mark = use(Marking)?.markup;
  const clean = useMemo(
    () => (typeof cleaner === 'string' ? undefined : cleaner(markup, rules)),
    [cleaner, markup, rules],
  );
  const drawn = useMemo(() => (clean === undefined ? undefined : (mark?.(clean) ?? clean)), [clean, mark]);
  if (drawn === undefined) return <PlainText text={wordsOf(markup)} busy={cleaner === 'coming'} />;
  return <div className="kg-rich-text kg-user-text" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

export function RichText({ markup, rules }: Props) {
  return rules.isMarkup(markup) ? <CleanMarkup markup={markup} rules={rules} /> : <PlainText text={markup} />;
}
