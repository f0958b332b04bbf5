/** Every timing of the screens that scripts keep (product 9.1), in milliseconds; those of the design are in its styles. */

export const heroSlideMs = 8_000;
export const carouselAutoplayMs = 5_000;
export const carouselMoveMs = 500;
export const homeSpinnerMs = 500;
export const noticeMs = 6_000;
export const noticesReadMs = 2_000;
export const sectionMessageMs = 5_000;
/** So long a report, or an alert that was deleted, can be taken back before it is sent. */
export const takeBackMs = 6_000;
/** A note is saved so long after the last key. */
export const noteSavedMs = 1_000;
/** While a thread is on the screen it is asked for so often. */
export const threadPollMs = 30_000;
