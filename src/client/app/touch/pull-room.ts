/** The room over a pulled list: the brand's knot, which turns with the finger, and what pulling does. */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import './pull-room.css';

/** So far the list is pulled, or held while it is asked for. */
export const pulledPx = 64;

export type PullRoom = {
  /** Moves the list down by this many pixels. */
  readonly pull: (pixels: number) => void;
  /** Stays open, and turns once. */
  readonly hold: () => void;
  readonly close: () => void;
};

/** Opens it over the page's scrolling part. */
export function openPullRoom(page: HTMLElement): PullRoom {
  const room = document.createElement('div');
  room.className = 'kg-pull-room';
  // What is said when it is done has a place of its own.
  room.ariaHidden = 'true';
  const knot = document.createElement('span');
  knot.className = 'kg-pull-knot';
  const words = document.createElement('span');
  room.append(knot, words);
  room.style.top = `${page.offsetTop}px`;
  page.before(room);
  page.classList.add('kg-pulled');
  return {
    pull(pixels) {
      words.textContent = i18n._(pixels < pulledPx ? msg`Pull to refresh` : msg`Let go to refresh`);
      page.style.setProperty('--kg-pulled', `${pixels}px`);
      room.style.setProperty('--kg-turned', `${45 + (pixels / pulledPx) * 180}deg`);
    },
    hold() {
      page.style.setProperty('--kg-pulled', `${pulledPx}px`);
      knot.classList.add('turning');
    },
    close() {
      room.remove();
      page.classList.remove('kg-pulled');
    },
  };
}
