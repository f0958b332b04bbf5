/** Three people on Karngea (product 2.4): fixed texts, a carousel where three do not fit beside each other. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#client/ui/avatar.tsx';
import { Carousel } from '#client/ui/carousel.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';

type Voice = { words: MessageDescriptor; name: MessageDescriptor; work: MessageDescriptor };

const voices: readonly Voice[] = [
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
        {voices.map(({ words, name, work }) => (
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
