/** A swipe to the left over a row presses the row's own button or link (product 2.51): nothing is reached by it alone. */
import { type Dragged, followDrags } from './follow-drags.ts';
import { touchedList } from './touched-lists.ts';
import './swipe-rows.css';

/** Letting go counts from here on. */
const swipedPx = 88;
const furthestPx = 1.25 * swipedPx;

/** Comes to light beside the row, with the picture of what will be pressed. */
function openRoom(row: HTMLElement, action: HTMLElement): HTMLElement {
  const room = document.createElement('div');
  room.className = 'kg-swipe-room';
  room.ariaHidden = 'true';
  const icon = action.querySelector('.kg-icon');
  if (icon) room.append(icon.cloneNode(true));
  const page = row.closest<HTMLElement>('.kg-page');
  if (page) {
    const { top, right, height } = row.getBoundingClientRect();
    const frame = page.getBoundingClientRect();
    room.style.top = `${top - frame.top + page.scrollTop}px`;
    room.style.right = `${frame.right - right}px`;
    room.style.height = `${height}px`;
    page.append(room);
  }
  return room;
}

function take(row: HTMLElement, action: HTMLElement): Dragged {
  const room = openRoom(row, action);
  let swiped = 0;
  const close = (): void => {
    room.remove();
    row.classList.remove('kg-swiped');
  };
  row.classList.add('kg-swiped');
  return {
    to(pixels) {
      swiped = Math.min(furthestPx, pixels);
      row.style.setProperty('--kg-swiped', `${-swiped}px`);
      room.style.width = `${swiped}px`;
      room.classList.toggle('ready', swiped >= swipedPx);
    },
    letGo() {
      close();
      if (swiped >= swipedPx) action.click();
    },
    giveUp: close,
  };
}

/** Follows every finger for as long as the app runs. */
export function followSwipes(): void {
  followDrags({
    direction: 'left',
    begin(target) {
      const selector = touchedList()?.action;
      const row = selector ? target.closest<HTMLElement>('.kg-page li') : null;
      const action = selector ? row?.querySelector<HTMLElement>(selector) : null;
      return row && action ? () => take(row, action) : undefined;
    },
  });
}
