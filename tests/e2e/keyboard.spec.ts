/** The main job by keys alone: search, read, log in, apply, follow. The focus is always seen and never lost (WCAG 2.4.3, 2.4.7, 2.4.11). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { posting } from '../support/samples.ts';
import { locales, wording } from '../support/wording.ts';
import { ownButton } from './job-page.ts';
import { bearer, giveCv, newPerson, speak } from './people.ts';

const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** What is wrong with how the focused element shows that it is focused; '' when nothing is. */
const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is lost';
    const name = element.outerHTML.slice(0, 120);
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('article'),
    ];
    const isShown = around.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      const isField = each === element || each.matches('.kg-box');
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5) || (isField && boxShadow !== 'none')
      );
    });
    if (!isShown && element.tagName !== 'MAIN') return `nothing shows the focus of ${name}`;
    const seen = [...element.getClientRects()].some((box) => {
      const hit = document.elementFromPoint(box.left + Math.min(box.width / 2, 20), box.top + box.height / 2);
      // Messages go away by themselves.
      return hit?.closest('.kg-notices') || (hit && (element.contains(hit) || hit.contains(element)));
    });
    return seen ? '' : `something hides ${name}`;
  });

/** Presses Tab, or Shift+Tab, until the target has the focus, and looks at every stop on the way. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page)).toBe('');
    if (await has(target)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

for (const locale of locales) {
  const words = wording(locale);

  test(`in ${locale} by keys alone: search, log in, apply, follow`, async ({ page, request }) => {
    test.slow();
    const employer = await newPerson(request, 'employer');
    const person = await newPerson(request, 'employee');
    await giveCv(request, person);
    const name = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
    const posted = await request.post('/api/job', {
      data: { ...posting, name },
      headers: bearer(employer),
    });
    expect(posted.ok()).toBe(true);
    await speak(page, locale);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const main = page.getByRole('main').filter({ visible: true });
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const apply = ownButton(page, words('Apply Now'));

    await page.goto('/jobs');
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: words('Skip to content') }));
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    await page.goto('/jobs');
    await tabTo(page, page.getByRole('searchbox').filter({ visible: true }));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words('Search Results:') })).toBeVisible();
    const card = main.getByRole('link', { name, exact: true });
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobDetail\//);
    await expect(heading.filter({ hasText: name })).toBeFocused();

    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words('Please log in first.') })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => isLost(page)).toBe(false);
    await tabTo(page, main.getByLabel(words('Name'), { exact: true }));
    await page.keyboard.type(person.name);
    await tabTo(page, main.getByLabel(words('Password'), { exact: true }));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/jobDetail\//);
    await expect(
      page.getByRole('status').filter({ hasText: words('You have succesfully logged in.') }),
    ).toBeVisible();
    await expect(heading.filter({ hasText: name })).toBeFocused();
    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    await expect(ownButton(page, words('Applied'))).toBeDisabled();

    // Wide screens have the trail for the arrow, and the person's menu for the tabs.
    const isWide = test.info().project.name === 'desktop';
    const trail = page.getByRole('navigation', { name: words('Breadcrumb') });
    const back = (
      isWide
        ? trail.getByRole('link', { name: words('Jobs'), exact: true })
        : page.getByRole('button', { name: words('Back'), exact: true })
    ).filter({ visible: true });
    await expect(async () => {
      if (page.url().includes('/jobDetail/')) {
        await tabTo(page, back, 'Shift+Tab');
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/\/jobs(\?|$)/, { timeout: 2_000 });
    }).toPass();
    await expect.poll(() => isLost(page)).toBe(false);
    if (isWide) {
      await tabTo(page, page.locator('button.kg-user-button'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('link', { name: words('My Profile') }));
    } else {
      await tabTo(page, page.locator('.kg-tab.applied'));
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(isWide ? /\/myProfile$/ : /\/appliedJobs$/);
    await expect(heading.filter({ hasText: isWide ? person.name : words('Applied jobs') })).toBeFocused();
    await expect(main.getByText(name).first()).toBeVisible();
  });
}

test('with more contrast quiet words are as strong as the rest; with forced colours nothing vanishes', async ({
  page,
}) => {
  const card = page.locator('.job-card:visible:has(h3)').first();
  const colourOf = (selector: string) =>
    card
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.goto('/jobs');
  await expect(page.locator('.kg-ssr')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expect(card).toBeVisible();
    expect(await colourOf('.job-card-title p')).not.toBe(await colourOf('h3'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await colourOf('.job-card-title p')).toBe(await colourOf('h3'));
  }
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  const looks = await card.locator('.job-apply').evaluate((element) => {
    const { color, backgroundColor, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return {
      isReadable: color !== backgroundColor,
      hasEdge: borderTopStyle !== 'none' && borderTopColor !== backgroundColor,
    };
  });
  expect(looks).toEqual({ isReadable: true, hasEdge: true });
});
