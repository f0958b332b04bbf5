/** The questions and answers as native accordions: they open without scripts and are found by the browser's search. */
import { Trans } from '@lingui/react/macro';
import { chevronDown } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { faqEntries } from './faq-entries.tsx';
import './faq.css';

export function Faq() {
  return (
    <section aria-labelledby="faq">
      <SectionHead id="faq" title={<Trans>Frequently asked questions</Trans>} />
      <div className="faq-list">
        {faqEntries.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <span>{question}</span>
              <Icon name={chevronDown} size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
