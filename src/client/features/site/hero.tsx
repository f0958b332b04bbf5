/** The slides at the top of Home (product 2.4, 9.1): one every 8 seconds, unless paused, read or reduced motion is preferred. */
import { useLingui } from '@lingui/react/macro';
import { arrowForward, pause, play } from 'ionicons/icons';
import { type KeyboardEvent } from 'react';
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ButtonLink, IconButton } from '#client/ui/button.tsx';
import { heroSlideMs } from '#client/ui/timings.ts';
import { useSlider } from '#client/ui/use-slider.ts';
import '#client/ui/carousel.css';
import './hero.css';

type HeroSlide = {
  /** The class of its background in `hero.css`. */
  scene: 'field' | 'market' | 'river';
  title: MessageDescriptor;
  text: MessageDescriptor;
  action: MessageDescriptor;
  to: '/jobs' | '/register' | '/about';
};

const heroSlides: readonly HeroSlide[] = [
  {
    scene: 'field',
    title: msg`Good work, close to home.`,
    text: msg`Write your CV once, apply with one tap, follow every answer.`,
    action: msg`See jobs`,
    to: '/jobs',
  },
  {
    scene: 'market',
    title: msg`Why choose Karngea?`,
    text: msg`It's free, works on a slow connection, and employers reply here.`,
    action: msg`Register`,
    to: '/register',
  },
  {
    scene: 'river',
    title: msg`Made in Cambodia, for Cambodia.`,
    text: msg`In Khmer and English, light enough for any phone. Get to know us.`,
    action: msg`About us`,
    to: '/about',
  },
];

const count = heroSlides.length;

function Slide({ slide }: { slide: HeroSlide }) {
  const { t } = useLingui();
  return (
    <li className={`kg-slide hero-slide ${slide.scene}`}>
      <div className="hero-words">
        <h2>{t(slide.title)}</h2>
        <p>{t(slide.text)}</p>
        <ButtonLink to={slide.to} variant="marigold" endIcon={arrowForward}>
          {t(slide.action)}
        </ButtonLink>
      </div>
    </li>
  );
}

export function Hero() {
  const { t } = useLingui();
  const { frame, index, goTo, playing, setPlaying } = useSlider({ count, autoplayMs: heroSlideMs });

  const onArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    // The row would also scroll natively.
    event.preventDefault();
    goTo(index + step);
  };
  return (
    <section
      className="hero kg-on-head"
      aria-roledescription={t({
        message: 'carousel',
        comment: 'Read by screen readers after the name of a row of slides',
      })}
      aria-label={t`What Karngea offers`}
      onKeyDown={onArrowKey}
    >
      <div className="hero-frame" ref={frame}>
        <ul className="kg-slides">
          {heroSlides.map((slide) => (
            <Slide key={slide.scene} slide={slide} />
          ))}
        </ul>
        <div className="hero-controls">
          <span className="hero-dots" aria-hidden>
            {heroSlides.map(({ scene }, dot) => (
              <i key={scene} className={dot === index ? 'on' : undefined} />
            ))}
          </span>
          <IconButton
            icon={playing ? pause : play}
            size={20}
            label={playing ? t`Pause` : t`Play`}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      </div>
    </section>
  );
}
