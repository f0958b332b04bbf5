/** Timings of the screens (product 9.1), in milliseconds; those of animations are in the styles. */

export const heroSlideMs = 8_000;
export const carouselAutoplayMs = 5_000;
export const carouselMoveMs = 500;
export const homeSpinnerMs = 500;
export const toastMs = 6_000;
/** Notices that were visible this long count as read. */
export const noticesReadMs = 2_000;
export const sectionMessageMs = 5_000;
/** How long a report or a deleted alert can be undone before it is sent. */
export const undoMs = 6_000;
/** A note is saved this long after the last key. */
export const noteSaveDelayMs = 1_000;
/** The polling interval of an open message thread. */
export const threadPollMs = 30_000;
