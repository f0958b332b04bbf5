/** The rich-text editor in the CV's description: by keyboard, and with what people paste, in both languages. */
import { expect, type Page, test } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Cv } from '#contract/cvs.ts';
import { locales, wording } from '../support/wording.ts';
import { comeAs, giveCv, newPerson, speak } from './people.ts';

const storedDescription = async (page: Page, { user_id, token }: User): Promise<string> => {
  const answer = await page.request.get(`/api/cv/${user_id}`, {
    headers: { authorization: `BEARER ${token}` },
  });
  const { user_info }: Cv = await answer.json();
  return user_info.description;
};

for (const locale of locales) {
  const words = wording(locale);
  const button = (page: Page, name: string) => page.getByRole('button', { name: words(name), exact: true });

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('the description is formatted with the keyboard alone', async ({ page, request }) => {
      const person = await newPerson(request, 'employee');
      await giveCv(request, person);
      await comeAs(page, person);
      await page.goto('/cv');
      await button(page, 'Edit').click();
      const text = page.locator('.ql-editor');
      await expect(text).toHaveAttribute('role', 'textbox');
      await text.fill('');
      await text.pressSequentially('Cook');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'Bold')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(button(page, 'Italic')).toBeFocused();
      await page.keyboard.press('End');
      await expect(button(page, 'Redo')).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect(text.locator('strong')).toHaveText('Cook');
      await expect(text).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(text).not.toBeFocused();
      await button(page, 'Update').click();
      await expect(button(page, 'Edit')).toBeVisible();
      expect(await storedDescription(page, person)).toBe('<p><strong>Cook</strong></p>');
    });

    test('what is pasted from a word processor comes out clean', async ({ page, request }) => {
      const person = await newPerson(request, 'employee');
      await giveCv(request, person);
      await comeAs(page, person);
      await page.goto('/cv');
      await button(page, 'Edit').click();
      const text = page.locator('.ql-editor');
      await text.fill('');
      const paragraph =
        '<p class="MsoNormal" style="color:#1F497D;font-family:Calibri;mso-fareast-language:KM"><b>Cook</b> at a <i>hotel</i><o:p></o:p></p>';
      const word = `<html><head><style>${'.MsoNormal{margin:0cm;}'.repeat(2_000)}</style></head><body><!--StartFragment-->${paragraph.repeat(450)}<script>window.hit=1</script><img src=x onerror="window.hit=1"><!--EndFragment--></body></html>`;
      expect(word.length).toBeGreaterThan(100_000);
      await text.evaluate((element, html) => {
        const data = new DataTransfer();
        data.setData('text/html', html);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, word);
      await expect(text.locator('strong')).toHaveCount(450);
      await text.press('Control+End');
      await button(page, 'Update').click();
      await expect(button(page, 'Edit')).toBeVisible();
      const description = await storedDescription(page, person);
      expect(description.match(/<[a-z]+/g)?.filter((tag) => !/^<(p|br|strong|em)$/.test(tag))).toEqual([]);
      expect(description).not.toMatch(/style|class|Mso|script|img/);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });
}
