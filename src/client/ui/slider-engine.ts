/** Swiper in CSS mode: reports the first visible slide and scrolls to a slide. */
import Swiper from 'swiper';
import { animateScroll } from './animate-scroll.ts';

export type Engine = {
  goTo(index: number): void;
  destroy(): void;
};

type Options = { moveMs: number; offset: number; onIndex: (index: number) => void };

/** `frame` contains one `.kg-slides` with `.kg-slide` children, laid out by our own CSS. */
export function startEngine(frame: HTMLElement, { moveMs, offset, onIndex }: Options): Engine {
  const swiper = new Swiper(frame, {
    wrapperClass: 'kg-slides',
    slideClass: 'kg-slide',
    // Native scrolling: touch, wheel and keys work as usual.
    cssMode: true,
    slidesPerView: 'auto',
    slidesOffsetBefore: offset,
    slidesOffsetAfter: offset,
    spaceBetween: parseFloat(getComputedStyle(frame).getPropertyValue('--gap')) || 0,
    observer: true,
    on: { activeIndexChange: ({ activeIndex }) => onIndex(activeIndex) },
  });
  const row = swiper.wrapperEl;
  let stop = () => {};
  return {
    goTo: (index) => {
      const [first] = swiper.slides;
      const slide = swiper.slides[index];
      if (!first || !slide) return;
      stop();
      const maxLeft = row.scrollWidth - row.clientWidth;
      // In CSS mode Swiper can't set the duration.
      stop = animateScroll(row, Math.min(slide.offsetLeft - first.offsetLeft, maxLeft), moveMs);
    },
    destroy: () => {
      stop();
      swiper.destroy(true, false);
    },
  };
}
