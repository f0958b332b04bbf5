/** Every link of the navigation bar, the menus and the footer (product 2.2): its audience and its target. */
import { type Locator } from '@playwright/test';
import { type MemberType } from '#contract/roles.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { newPerson } from './people.ts';

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
const inFooter = ['mailto:hello@karngea.example', phone, '/privacy', '/terms', '/accessibility'];
const underMenu = ['/privacy', '/terms', '/accessibility', phone];

const addressesOf = (links: readonly Link[]) => links.map(([, address]) => address);
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test(
  'guests, seekers and employers find every link, and each opens its page',
  { tag: ['@each-width', '@nightly'] },
  async ({ page, request, isMobile, words, button, link }) => {
    test.slow();
    const nav = page.getByRole('navigation', { name: words('Main') });
    const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const followed = new Set<string>();
    const isThere = async ([name, address]: Link) => {
      await expect(page, name).toHaveURL(new RegExp(`${address}$`));
      await expect(title).toHaveCount(1);
    };

    /** The links in the bar of a wide screen. */
    async function followBar(links: readonly Link[]): Promise<void> {
      // The first one is the app's name.
      await expect.poll(() => hrefs(nav.getByRole('link'))).toEqual(['/', ...addressesOf(links)]);
      for (const [name, address] of links) {
        if (followed.has(name)) await expect(link(name, nav)).toHaveAttribute('href', address);
        else {
          await link(name, nav).click();
          await isThere([name, address]);
          followed.add(name);
        }
      }
    }

    /** The links in the menu: those that another visitor followed are only checked for presence. */
    async function followMenu(menu: Locator, openButton: Locator, links: readonly Link[]): Promise<void> {
      for (const [name, address] of links) await expect(link(name, menu)).toHaveAttribute('href', address);
      for (const [name, address] of links.filter(([name]) => !followed.has(`menu ${name}`))) {
        // Phones have the menu on some pages only.
        if (isMobile) await page.goto(address === '/about' ? '/jobs' : '/about');
        else await page.keyboard.press('Escape');
        await openButton.click();
        await link(name, menu).click();
        await isThere([name, address]);
        followed.add(`menu ${name}`);
      }
    }

    await page.goto('/');
    await appStarted(page);
    await expect.poll(() => hrefs(page.locator('footer').getByRole('link'))).toEqual(inFooter);

    for (const visitor of ['guest', 'employee', 'employer'] as const)
      await test.step(visitor, async () => {
        const person = visitor === 'guest' ? undefined : await newPerson(request, visitor);
        if (person) await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(person));
        await page.goto('/about');
        await appStarted(page);
        if (!isMobile) {
          const bell = ['Notifications', '/notices'] as const;
          const tools = {
            guest: doors,
            employee: [bell],
            employer: [['Post A Job', '/createjob/1'] as const, bell],
          }[visitor];
          await followBar([...everybodys, ...tools]);
        }
        if (!isMobile && visitor === 'guest') return;

        const openButton = isMobile ? button('Menu') : nav.getByRole('button', { name: person?.name ?? '' });
        const menu = isMobile ? page.getByRole('dialog') : nav.locator('[popover]');
        const mine = visitor === 'guest' ? [] : ownPages[visitor];
        const pages: readonly Link[] = isMobile
          ? [
              ...(visitor === 'guest'
                ? [...doors, ['Home', '/'] as const, ['Jobs', '/jobs'] as const]
                : mine),
              ['About us and FAQ', '/about'],
              ['Contact', '/contact'],
            ]
          : mine;
        await openButton.click();
        await expect(menu).toBeVisible();
        expect(await hrefs(menu.getByRole('link'))).toEqual([
          ...addressesOf(pages),
          ...(isMobile ? underMenu : []),
        ]);
        if (person) await expect(menu.getByRole('button', { name: words('Sign Out') })).toBeVisible();
        await followMenu(menu, openButton, pages);
      });
  },
);
