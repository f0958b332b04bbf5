/** Every link of the navigation bar, the menus and the footer (spec §2): who finds which, and that each leads where it says. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AccType } from '#contract/roles.ts';
import { locales, wording } from '../support/wording.ts';
import { comeAs, newPerson, speak } from './people.ts';

type Link = readonly [words: string, address: string];

const own: Record<AccType, readonly Link[]> = {
  employee: [
    ['My Profile', '/myProfile'],
    ['Saved jobs', '/favJobs'],
    ['My Cv', '/cv'],
    ['Setting', '/setting'],
  ],
  employer: [
    ['My Profile', '/myProfile'],
    ['Saved jobs', '/favJobs'],
    ['Post A Job', '/createjob/1'],
    ['Setting', '/setting'],
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
const team = ['mailto:hello@karngea.example', 'tel:+85512345678'];

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const [at, visitor] of (['guest', 'employee', 'employer'] as const).entries()) {
  // One language each: both have the same links, and their words come from the catalogues.
  const locale = locales[at % locales.length] ?? 'en';
  const words = wording(locale);

  test(`a ${visitor} finds every link, and each leads where it says (in ${locale})`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.slow();
    await speak(page, locale);
    if (visitor !== 'guest') await comeAs(page, await newPerson(request, visitor));
    const mine = visitor === 'guest' ? [] : own[visitor];
    const menu = page.locator(isMobile ? 'dialog[open]' : '.kg-user-menu');
    const openMenu = () =>
      isMobile
        ? page
            .getByRole('button', { name: words('Menu') })
            .filter({ visible: true })
            .click()
        : page.locator('button.kg-user-button').click();

    /** Each of the links, found by its words, is followed from a page of its own. */
    async function follow(
      links: readonly Link[],
      within: Locator,
      open?: () => Promise<void>,
    ): Promise<void> {
      for (const [name, address] of links) {
        await page.goto(address === '/about' ? '/jobs' : '/about');
        await open?.();
        await within.getByRole('link', { name: words(name), exact: true }).click();
        await expect(page, name).toHaveURL(new RegExp(`${address}$`));
        await expect(heading(page)).toHaveCount(1);
      }
    }
    await page.goto('/');
    await expect(page.locator('.kg-ssr')).toHaveCount(0);
    await expect.poll(() => addresses(page.locator('.kg-footer:visible a'))).toEqual(team);

    if (!isMobile) {
      const bar = page.locator('.kg-top-nav-links');
      expect(await addresses(bar.getByRole('link'))).toEqual(everybodys.map(([, address]) => address));
      await follow(everybodys, bar);
      const tools = page.locator('.kg-top-nav-tools > a');
      const shown = { guest: doors, employee: [], employer: [['Post A Job', '/createjob/1']] as const }[
        visitor
      ];
      expect(await addresses(tools)).toEqual(shown.map(([, address]) => address));
      await follow(shown, page.locator('.kg-top-nav-tools'));
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
      ...(isMobile ? team : []),
    ]);
    if (visitor !== 'guest') {
      await expect(menu.getByRole('button', { name: words('Sign Out') })).toBeVisible();
    }
    await follow(pages, menu, openMenu);
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
