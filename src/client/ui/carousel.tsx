/** A row of one, two or three slides, depending on the width (product 2.4). */
import { useLingui } from '@lingui/react/macro';
import { chevronBack, chevronForward, pause, play } from 'ionicons/icons';
import { Children, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { carouselAutoplayMs } from './timings.ts';
import { useSlider } from './use-slider.ts';
import './carousel.css';

type Props = { label: string; children: ReactNode };

export function Carousel({ label, children }: Props) {
  const { t } = useLingui();
  const slides = Children.toArray(children);
  const { frame, index, goTo, playing, setPlaying, overflows } = useSlider({
    count: slides.length,
    autoplayMs: carouselAutoplayMs,
  });
  return (
    <div
      className="kg-carousel"
      role="group"
      aria-roledescription={t({
        message: 'carousel',
        comment: 'Read by screen readers after the name of a row of slides',
      })}
      aria-label={label}
    >
      <div ref={frame}>
        {/* Slides without links can be scrolled by keyboard only if the row itself is focusable. */}
        <ul className="kg-slides" tabIndex={overflows ? 0 : undefined}>
          {slides.map((slide, place) => (
            <li className="kg-slide" key={place}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {overflows && (
        <div className="kg-carousel-controls">
          <IconButton icon={chevronBack} label={t`Previous`} onClick={() => goTo(index - 1)} />
          <IconButton
            icon={playing ? pause : play}
            size={20}
            label={
              playing ? t`Pause` : t({ message: 'Play', comment: 'Lets the slides move by themselves again' })
            }
            onClick={() => setPlaying(!playing)}
          />
          <IconButton icon={chevronForward} label={t`Next`} onClick={() => goTo(index + 1)} />
        </div>
      )}
    </div>
  );
}
