/** Three invented testimonials of the demonstration (product 2.4). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#client/ui/avatar.tsx';
import { Carousel } from '#client/ui/carousel.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';

type Testimonial = { words: MessageDescriptor; name: MessageDescriptor; work: MessageDescriptor };

const testimonials: readonly Testimonial[] = [
  {
    words: msg`I made my CV in 5 minutes and had an answer within the week.`,
    name: msg({ message: 'Chan Dara', comment: 'An invented person' }),
    work: msg`Software developer`,
  },
  {
    words: msg`We posted on Monday. By Friday we had met three people, and hired one of them.`,
    name: msg({ message: 'Keo Sokha', comment: 'An invented person' }),
    work: msg`Shop owner`,
  },
  {
    words: msg`The internet in my village is slow. Karngea opens every time, and it speaks Khmer.`,
    name: msg({ message: 'Lim Sreymom', comment: 'An invented person' }),
    work: msg`Accountant`,
  },
];

export function Testimonials() {
  const { t } = useLingui();
  return (
    <section className="home-section" aria-labelledby="testimonials">
      <SectionHead id="testimonials" title={<Trans>What people say</Trans>} />
      <Carousel label={t`What people say`}>
        {testimonials.map(({ words, name, work }) => (
          <figure key={name.id} className="testimonial">
            <blockquote>{t(words)}</blockquote>
            <figcaption>
              <Avatar name={t(name)} />
              <span>
                <strong>{t(name)}</strong>
                {t(work)}
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
