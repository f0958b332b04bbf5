/** The main journey with the keyboard alone: search, read, log in, apply, follow. The focus is always visible and never lost (WCAG 2.4.3, 2.4.7, 2.4.11). */
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newPerson, newSeeker, post } from './people.ts';

const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** What is wrong with the focus indicator of the focused element; '' if nothing is. */
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
      element.closest('[role=search]'),
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
      // Toasts close by themselves.
      return hit?.closest('.kg-notices') || (hit && (element.contains(hit) || hit.contains(element)));
    });
    return seen ? '' : `something hides ${name}`;
  });

/** Presses Tab, or Shift+Tab, until the target has the focus, and checks every stop on the way. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page)).toBe('');
    if (await has(target)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

test(
  'with the keyboard alone: search, log in, apply, follow',
  { tag: '@desktop' },
  async ({ page, request, words, notice, own, main, link, heading, field }) => {
    test.slow();
    const employer = await newPerson(request, 'employer');
    const person = await newSeeker(request);
    const name = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
    await post(request, employer, name);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const apply = own('Apply Now');

    await page.goto('/jobs');
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await tabTo(page, link('Skip to content'));
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    await tabTo(page, page.locator('input[type=search]').filter({ visible: true }));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(heading('Search Results:')).toBeVisible();
    const card = main.getByRole('link', { name, exact: true });
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobDetail\//);
    await expect(title.filter({ hasText: name })).toBeFocused();

    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    await expect(notice('Please log in first.', 'alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => isLost(page)).toBe(false);
    await tabTo(page, field('Name'));
    await page.keyboard.type(person.name);
    await tabTo(page, field('Password'));
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/jobDetail\//);
    await expect(notice('You have succesfully logged in.')).toBeVisible();
    await expect(title.filter({ hasText: name })).toBeFocused();
    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    await expect(own('Applied')).toBeDisabled();

    const trail = page.getByRole('navigation', { name: words('Breadcrumb') });
    const back = link('Jobs', trail).filter({ visible: true });
    await expect(async () => {
      if (page.url().includes('/jobDetail/')) {
        await tabTo(page, back, 'Shift+Tab');
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/\/jobs(\?|$)/, { timeout: 2_000 });
    }).toPass();
    await expect.poll(() => isLost(page)).toBe(false);
    await tabTo(page, page.getByRole('button', { name: person.name }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, link('My Profile'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/myProfile$/);
    await expect(title.filter({ hasText: person.name })).toBeFocused();
    await expect(main.getByText(name).first()).toBeVisible();
  },
);
