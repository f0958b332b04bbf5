/** One page of the shell, on the screen, kept hidden or only remembered; knows nothing of the other pages. */
import type { AnyRouter } from '@tanstack/react-router';
import { freezeRouter, type FrozenRouter, type Presentation } from './frozen-router.ts';
import { storesOf } from './router-internals.ts';

let lastId = 0;

export class View {
  readonly id = `view-${++lastId}`;
  tab: string;
  href: string;
  fullscreen = false;
  /** How often the page was put into the document: part of its React key, so that each time is a new page. */
  mounts = 0;
  mounted = false;
  /** The page has been on the screen since it was mounted. */
  entered = false;
  /** Leaves its stack as soon as another page is shown. */
  condemned = false;
  /** Grows with each showing; the smallest is the one that was not seen for longest. */
  lastSeen = 0;
  /** In CSS pixels, as it was when the page was last left. */
  scrollTop = 0;
  lastFocus: HTMLElement | undefined;
  element: HTMLElement | undefined;
  /** The page element; undefined when the view was unmounted before it had one. */
  ready: Promise<HTMLElement | undefined> = Promise.resolve(undefined);
  #resolveReady: (element: HTMLElement | undefined) => void = () => undefined;
  #frozen: FrozenRouter;
  #presented = false;

  constructor(router: AnyRouter, tab: string, href: string) {
    this.tab = tab;
    this.href = href;
    this.#frozen = freezeRouter(router, storesOf(router).location.get());
  }

  get key(): string {
    return `${this.id}.${this.mounts}`;
  }

  get router(): AnyRouter {
    return this.#frozen.router;
  }

  get pathname(): string {
    return this.href.split(/[?#]/, 1)[0] ?? '';
  }

  /** False for a page remembered over a reload: the router has not loaded it yet. */
  get presentable(): boolean {
    return this.#presented;
  }

  show(presentation: Presentation): void {
    const { matches, location } = presentation;
    this.href = location.href;
    this.fullscreen =
      matches.at(-1)?.staticData.fullscreen === true ||
      matches.some((match) => match._notFound !== undefined && match._notFound);
    this.#presented = true;
    this.#frozen.show(presentation);
  }

  /** Called before the page is rendered into the document. */
  mount(): void {
    if (this.mounted) return;
    this.mounted = true;
    this.mounts += 1;
    this.entered = false;
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
  }

  /** Called by the page itself as soon as it has an element. */
  register(element: HTMLElement): void {
    this.element = element;
    this.#resolveReady(element);
    this.ready = Promise.resolve(element);
  }

  /** The page leaves the document; what remains is its address, its tab and its scroll position. */
  unmount(): void {
    this.mounted = false;
    this.element = undefined;
    this.lastFocus = undefined;
    this.#resolveReady(undefined);
  }
}
