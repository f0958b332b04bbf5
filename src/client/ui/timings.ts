/** Every timing of the screens (spec §9) and of the design, in milliseconds. */

export const heroSlideMs = 8_000;
export const carouselAutoplayMs = 5_000;
export const carouselMoveMs = 500;
export const homeSpinnerMs = 500;
export const noticeMs = 6_000;
export const sectionMessageMs = 5_000;
/** Loading that ends sooner shows no skeleton. */
export const skeletonDelayMs = 150;
