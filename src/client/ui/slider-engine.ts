/** Swiper over a row that the browser already scrolls: it moves slides by number and tells which one stands first. */
import Swiper from 'swiper';

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
    speed: moveMs,
    observer: true,
    on: { activeIndexChange: ({ activeIndex }) => onIndex(activeIndex) },
  });
  return {
    goTo: (index) => swiper.slideTo(index),
    destroy: () => swiper.destroy(true, false),
  };
}
