/** Swiper over a row that the browser scrolls: tells which slide is first, and moves to a slide by number. */
import Swiper from 'swiper';
import { animateScroll } from './animate-scroll.ts';

export type Engine = {
  goTo(index: number): void;
  destroy(): void;
};

type Options = { moveMs: number; offset: number; onIndex: (index: number) => void };

/** `frame` holds one `.kg-slides` with `.kg-slide` children, laid out by our CSS before and after. */
export function startEngine(frame: HTMLElement, { moveMs, offset, onIndex }: Options): Engine {
  const swiper = new Swiper(frame, {
    wrapperClass: 'kg-slides',
    slideClass: 'kg-slide',
    // The browser scrolls by itself: fingers, wheels and keys work as everywhere else.
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
      const furthest = row.scrollWidth - row.clientWidth;
      // Swiper leaves the duration to the browser.
      stop = animateScroll(row, Math.min(slide.offsetLeft - first.offsetLeft, furthest), moveMs);
    },
    destroy: () => {
      stop();
      swiper.destroy(true, false);
    },
  };
}
