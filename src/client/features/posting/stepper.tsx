/** Where the person is in the wizard: the step's name, its counter, and four bars. */
import { useLingui } from '@lingui/react/macro';
import { type Step, steps } from './draft-rules.ts';

export function Stepper({ step, title }: { step: Step; title: string }) {
  const { t } = useLingui();
  const of = steps.length;
  const counter = `${step}/${of}`;
  return (
    <section className="posting-stepper" aria-label={t`Step ${step} of ${of}`}>
      <p>
        <b className="kg-head-font">{title}</b>
        <span>{counter}</span>
      </p>
      <div className="posting-bars" aria-hidden="true">
        {steps.map((one) => (
          <i key={one} className={one < step ? 'done' : one === step ? 'current' : ''} />
        ))}
      </div>
    </section>
  );
}
