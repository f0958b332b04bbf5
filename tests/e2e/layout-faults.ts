/** Finds layout faults of a page's texts. Runs in the page, so it cannot use anything outside itself. */

/**
 * Checks every visible text, or those of the open dialog: none may be off the screen, be cut without an ellipsis or line
 * clamp, overflow its button, or overlap another one; bars leave room for the content, cover nothing at its end, and wrap
 * no button's label beside another button. Returns one sentence per fault.
 */
export async function layoutFaults(): Promise<string[]> {
  // Wait until the layout is stable.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const faults = new Set<string>();
  const dialog = document.querySelector('dialog[open], :popover-open:not(.kg-notices)');
  const root = dialog ?? document.body;
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;

  const scrollerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (scrolls(getComputedStyle(at).overflowY)) return at;
    return null;
  };
  /** Boxes that are drawn, or that contain the text. */
  const boxes =
    'button, summary, label, td, th, dd, dt, h1, h2, h3, p, .kg-button, .kg-chip, .kg-badge, .kg-tab';

  /** Shown to screen readers only, or in the lines that a clamp hides. */
  const isHidden = (element: Element, rect: DOMRect): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { overflow, webkitLineClamp } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflow === 'hidden' && (box.width < 3 || box.height < 3)) return true;
      if (webkitLineClamp !== 'none' && rect.top > box.bottom - rect.height / 2) return true;
    }
    return false;
  };

  /** Fixed elements overlap scrolling text on purpose. */
  const isAfloat = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    return false;
  };

  type Piece = {
    text: string;
    element: Element;
    range: Range;
    rect: DOMRect;
    scroller: Element | null;
    afloat: boolean;
  };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('.kg-visually-hidden, .kg-skip, .kg-notices, option, noscript'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && !isHidden(element, rect))
        pieces.push({
          text: text.slice(0, 40),
          element,
          range,
          rect,
          scroller: scrollerOf(element),
          afloat: isAfloat(element),
        });
  }

  for (const { text, element, rect } of pieces) {
    const tell = (what: string) => faults.add(`“${text}” ${what}`);
    const size = parseFloat(getComputedStyle(element).fontSize);
    let within = element;
    let reachable = false;
    for (
      let at: Element | null = element;
      at && at !== root.parentElement;
      within = at, at = at.parentElement
    ) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (scrolls(style.overflowX) && !at.matches('main')) {
        const own = within.getBoundingClientRect();
        if (within !== at && rect.right > own.right + 1) tell(`sticks out of ${named(within)}`);
        reachable = true;
        break;
      }
      const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (hides(style.overflowX) && !shortened && (rect.left < box.left - 1 || rect.right > box.right + 1))
        tell(`is cut at the side by ${named(at)}`);
      if (
        hides(style.overflowY) &&
        !shortened &&
        at.scrollHeight > at.clientHeight + 1 &&
        at !== document.body
      )
        tell(`is cut at the foot by ${named(at)}`);
      if (shortened) reachable = true;
      if (hides(style.overflowY) && parseFloat(style.lineHeight) < parseFloat(style.fontSize) * 1.2)
        tell(`is cut by the low lines of ${named(at)}`);
      if (scrolls(style.overflowY) || shortened) break;
      if (style.position === 'fixed') break;
    }
    if (!reachable && (rect.left < -1 || rect.right > innerWidth + 1)) tell('lies outside the screen');
    // The filter count overlaps its button's corner on purpose.
    const holder = element.closest('.ql-editor, .search-filters em') ? null : element.closest(boxes);
    if (holder && !reachable) {
      const own = holder.getBoundingClientRect();
      if (rect.left < own.left - 1 || rect.right > own.right + 1) tell(`is wider than ${named(holder)}`);
      if (rect.top < own.top - size * 0.4 || rect.bottom > own.bottom + size * 0.4)
        tell(`is higher than ${named(holder)}`);
    }
  }

  // Buttons that do not fit beside each other in a bar must be stacked, and both visible.
  for (const button of document.querySelectorAll('.kg-sticky-actions > .kg-button')) {
    const own = pieces.filter(({ element }) => button.contains(element));
    const fills = button.clientWidth >= (button.parentElement?.clientWidth ?? 0) - 4;
    if (!fills && new Set(own.map(({ rect }) => rect.top)).size > 1)
      faults.add(`“${own[0]?.text}” breaks beside another button`);
    if (matchMedia('(min-height: 20.1em)').matches && button.getBoundingClientRect().bottom > innerHeight)
      faults.add(`“${own[0]?.text}” is out of the thumb's reach`);
  }

  // The middle half of a line: descenders of one line may reach into the next.
  const sorted = pieces.toSorted((a, b) => a.rect.top - b.rect.top);
  for (const [place, one] of sorted.entries())
    for (const other of sorted.slice(place + 1)) {
      if (other.rect.top + other.rect.height / 4 >= one.rect.bottom - one.rect.height / 4) break;
      if (one.scroller !== other.scroller || one.afloat !== other.afloat || one.element === other.element)
        continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      if (across > 3 && !one.element.closest('.kg-slides'))
        faults.add(`“${one.text}” lies on “${other.text}”`);
    }

  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
  const main = [...document.querySelectorAll('main')].find((each) =>
    each.checkVisibility({ opacityProperty: true }),
  );
  if (!main || dialog) return [...faults];
  if (main.scrollWidth > main.clientWidth + 1) faults.add('the content is wider than the screen');
  if (main.clientHeight < innerHeight / 4)
    faults.add(`only ${main.clientHeight} px are left for the content`);
  const before = main.scrollTop;
  main.scrollTop = main.scrollHeight;
  const seen = pieces.filter(({ rect, scroller }) => scroller === main && rect.right <= innerWidth);
  const last = seen.toSorted((a, b) => a.rect.bottom - b.rect.bottom).at(-1);
  const lines = last?.range.getClientRects();
  const end = lines?.[lines.length - 1];
  const hit = end && document.elementFromPoint(end.left + end.width / 2, end.top + end.height / 2);
  if (last && !(hit && main.contains(hit))) faults.add(`the end, “${last.text}”, cannot be seen`);
  main.scrollTop = before;
  return [...faults];
}
