/** Drives the router bridge's demo app. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** The one visible page: neither hidden in the stack nor about to enter. */
const SHOWN = 'ion-router-outlet > .ion-page:not(.ion-page-hidden):not(.ion-page-invisible)';

/** In milliseconds: on an idle machine the longest transition takes half a second. */
const SETTLING_TIME = 60_000;

export class Bridge {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the demo at `path` with a full page load. */
  async open(path = '/', { mode = 'md' }: { mode?: 'md' | 'ios' } = {}): Promise<void> {
    await this.page.addInitScript((value) => sessionStorage.setItem('mode', value), mode);
    await this.page.goto(path);
    await this.settled();
  }

  /** Visible pages: two during a transition. */
  onScreen(): Locator {
    return this.page.locator(SHOWN);
  }

  /** An element of the visible page. */
  shown(id: string): Locator {
    return this.page.locator(`${SHOWN} [data-testid="${id}"]`);
  }

  /** The same element, in hidden pages too. */
  anywhere(id: string): Locator {
    return this.page.getByTestId(id);
  }

  heading(): Locator {
    return this.page.locator(`${SHOWN} h1`);
  }

  tab(name: string): Locator {
    return this.page.locator(`ion-tab-button[tab="${name}"]`);
  }

  selectedTab(): Locator {
    return this.page.locator('ion-tab-button.tab-selected');
  }

  pages(): Locator {
    return this.page.locator('ion-router-outlet > .ion-page');
  }

  backButton(): Locator {
    return this.page.locator(`${SHOWN} ion-back-button`);
  }

  /** Clicks an element without scrolling to it. */
  async press(id: string): Promise<void> {
    await this.shown(id).evaluate((element: HTMLElement) => element.click());
  }

  async pressTab(name: string): Promise<void> {
    await this.tab(name).evaluate((element: HTMLElement) => element.click());
  }

  async pressBack(): Promise<void> {
    await this.backButton().evaluate((element: HTMLElement) => element.click());
  }

  /** Clicks, and waits until only `arrivesAt` is visible. */
  async follow(id: string, arrivesAt: string): Promise<void> {
    await this.press(id);
    await this.arrived(arrivesAt);
  }

  async followTab(name: string, arrivesAt: string): Promise<void> {
    await this.pressTab(name);
    await this.arrived(arrivesAt);
  }

  async followBack(arrivesAt: string): Promise<void> {
    await this.pressBack();
    await this.arrived(arrivesAt);
  }

  async browserBack(arrivesAt: string): Promise<void> {
    await this.page.evaluate(() => history.back());
    await this.arrived(arrivesAt);
  }

  /** `id` is visible, its transition is over, and no other page is visible. */
  async arrived(id: string): Promise<void> {
    await this.settled(`[data-testid="${id}"]`);
    await expect(this.shown(id)).toBeVisible();
  }

  /** Exactly one page is visible, with `content` on it, and nothing moves. */
  async settled(content = '*'): Promise<void> {
    const settled = this.page.waitForFunction(
      ([shown, wanted]) => {
        const [page, ...others] = document.querySelectorAll(shown);
        return (
          page?.checkVisibility() === true &&
          others.length === 0 &&
          page.querySelector(wanted) !== null &&
          demo.router.state.status === 'idle' &&
          document.getAnimations().every(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return !target?.closest('ion-router-outlet') || target.closest('ion-spinner') !== null;
          })
        );
      },
      [SHOWN, content] as const,
      { timeout: SETTLING_TIME },
    );
    await settled.catch(async () => {
      const visible = (await this.page.locator(SHOWN).allInnerTexts()).map((text) => text.slice(0, 80));
      throw new Error(`Waited for ${content} alone on the screen at rest. Shown: ${JSON.stringify(visible)}`);
    });
  }

  /** The path and search of the address bar. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Watches the pages from now on; the result is whether a page was animated before it was requested. */
  watchForAnimation(): () => Promise<boolean> {
    const watching = this.page.evaluate(() => {
      const watch = { animated: false, over: false };
      const look = () => {
        watch.animated ||= document.getAnimations().some(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.matches('.ion-page, ion-content') === true;
        });
        if (!watch.over) requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { animationWatch: watch });
    });
    return async () => {
      await watching;
      return this.page.evaluate(() => {
        const { animationWatch } = window as unknown as {
          animationWatch: { animated: boolean; over: boolean };
        };
        animationWatch.over = true;
        return animationWatch.animated;
      });
    };
  }

  /** The scroll position of the page with `id`. */
  scrollTop(id: string): Promise<number> {
    return this.shown(id).evaluate(async (element) => {
      const scroller = await element.closest('ion-content')?.getScrollElement();
      return Math.round(scroller?.scrollTop ?? -1);
    });
  }

  async scrollTo(id: string, top: number): Promise<void> {
    await this.shown(id).evaluate(async (element, y) => {
      const scroller = await element.closest('ion-content')?.getScrollElement();
      if (scroller) scroller.scrollTop = y;
    }, top);
    await expect.poll(() => this.scrollTop(id)).toBe(top);
  }
}

interface BridgeFixtures {
  bridge: Bridge;
  /** Console errors that this test allows. */
  tolerated: RegExp | undefined;
}

export const test = base.extend<BridgeFixtures>({
  tolerated: [undefined, { option: true }],
  bridge: async ({ page, tolerated }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(new Bridge(page));
    expect(complaints.filter((text) => !tolerated?.test(text))).toEqual([]);
  },
});

export { expect };
