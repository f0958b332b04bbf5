/** Shows markup that a person wrote, cleaned by the given rules; a description without markup costs no library. */
import { useEffect, useState } from 'react';
import { type MarkupRules } from './markup-rules.ts';
import { UserText } from './user-text.tsx';
import './rich-text.css';

type Props = { markup: string; rules: MarkupRules };

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

function PlainText({ text }: { text: string }) {
  return (
    <div className="kg-rich-text">
      {paragraphs(text).map((line, place) => (
        <UserText as="p" key={place}>
          {line}
        </UserText>
      ))}
    </div>
  );
}

/** Until the cleaner has arrived, the words without their markup keep the place. */
const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, '\n').replace(/&nbsp;/g, ' ');

function CleanMarkup({ markup, rules }: Props) {
  const [clean, setClean] = useState<{ of: string; html: string }>();
  useEffect(() => {
    let current = true;
    const arrive = async () => {
      const { cleanMarkup } = await import('./clean-markup.ts');
      if (current) setClean({ of: markup, html: cleanMarkup(markup, rules) });
    };
    arrive().catch(() => undefined); // Offline and never loaded: the words stay as they stand.
    return () => {
      current = false;
    };
  }, [markup, rules]);
  if (clean?.of !== markup) return <PlainText text={wordsOf(markup)} />;
  return <div className="kg-rich-text kg-user-text" dangerouslySetInnerHTML={{ __html: clean.html }} />;
}

export function RichText({ markup, rules }: Props) {
  return rules.isMarkup(markup) ? <CleanMarkup markup={markup} rules={rules} /> : <PlainText text={markup} />;
}
