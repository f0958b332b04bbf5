/** Every link of the navigation bar, the menus and the footer (product 2.2): who finds which, and that each leads where it says. */
import { type Locator, type Page } from '@playwright/test';
import { type MemberType } from '#contract/roles.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { comeAsNew } from './people.ts';

type Link = readonly [words: string, address: string];

const ownPages: Record<MemberType, readonly Link[]> = {
  employee: [
    ['My Profile', '/myProfile'],
    ['Saved jobs', '/favJobs'],
    ['Job alerts', '/alerts'],
    ['My Cv', '/cv'],
    ['Settings', '/setting'],
  ],
  employer: [
    ['My Profile', '/myProfile'],
    ['Saved jobs', '/favJobs'],
    ['My company', '/companies/mine'],
    ['Post A Job', '/createjob/1'],
    ['Settings', '/setting'],
  ],
};
const doors: readonly Link[] = [
  ['Login', '/login'],
  ['Register', '/register'],
];
const everybodys: readonly Link[] = [
  ['Home', '/'],
  ['About', '/about'],
  ['Jobs', '/jobs'],
  ['Contact', '/contact'],
];
const phone = 'tel:+85512345678';
const inFooter = ['mailto:hello@karngea.example', phone, '/privacy', '/terms'];
const underMenu = ['/privacy', '/terms', phone];

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const visitor of ['guest', 'employee', 'employer'] as const) {
  test(
    `a ${visitor} finds every link, and each leads where it says`,
    { tag: '@each-width' },
    async ({ page, isMobile, words, button, link }) => {
      test.slow();
      const person = visitor === 'guest' ? undefined : await comeAsNew(page, visitor);
      const mine = visitor === 'guest' ? [] : ownPages[visitor];
      const nav = page.getByRole('navigation', { name: words('Main') });
      const openButton = isMobile ? button('Menu') : nav.getByRole('button', { name: person?.name ?? '' });
      const menu = isMobile ? page.getByRole('dialog') : nav.locator('[popover]');
      const openMenu = () => openButton.click();

      /** Follows each of the links, found by its words: one after the other, or each out of the menu of another page. */
      async function follow(
        links: readonly Link[],
        within: Locator,
        open?: () => Promise<void>,
      ): Promise<void> {
        for (const [name, address] of links) {
          if (open) {
            await page.goto(address === '/about' ? '/jobs' : '/about');
            await open();
          }
          await link(name, within).click();
          await expect(page, name).toHaveURL(new RegExp(`${address}$`));
          await expect(title(page)).toHaveCount(1);
        }
      }
      await page.goto('/');
      await appStarted(page);
      await expect.poll(() => addresses(page.locator('footer').getByRole('link'))).toEqual(inFooter);

      if (!isMobile) {
        const bell = ['Notices', '/notices'] as const;
        const tools = {
          guest: doors,
          employee: [bell],
          employer: [['Post A Job', '/createjob/1'] as const, bell],
        }[visitor];
        const links: readonly Link[] = [...everybodys, ...tools];
        // The first one is the name of the app.
        await expect
          .poll(() => addresses(nav.getByRole('link')))
          .toEqual(['/', ...links.map(([, address]) => address)]);
        await page.goto('/about');
        await follow(links, nav);
        if (visitor === 'guest') return;
      }

      await page.goto('/about');
      await openMenu();
      await expect(menu).toBeVisible();
      const pages: readonly Link[] = isMobile
        ? [
            ...(visitor === 'guest' ? [...doors, ['Home', '/'] as const, ['Jobs', '/jobs'] as const] : mine),
            ['About us and questions', '/about'],
            ['Contact', '/contact'],
          ]
        : mine;
      expect(await addresses(menu.getByRole('link'))).toEqual([
        ...pages.map(([, address]) => address),
        ...(isMobile ? underMenu : []),
      ]);
      if (visitor !== 'guest') {
        await expect(menu.getByRole('button', { name: words('Sign Out') })).toBeVisible();
      }
      await follow(pages, menu, openMenu);
    },
  );
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
