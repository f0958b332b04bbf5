/** The rich-text editor of the CV's description: keyboard and pasted text. */
import { type Locator } from '@playwright/test';
import { comeToCv, storedCv, test } from './cv-page.ts';
import { expect } from './fixtures.ts';

const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, markup) => {
    const data = new DataTransfer();
    data.setData('text/html', markup);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

const span = (style: string, text: string) => `<span style="font-family:Arial;${style}">${text}</span>`;
/** Web editors format text by styles, and put it all into an element whose tag says bold. */
const documentText = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
  <p dir="ltr">${span('font-weight:400', 'We sell fruit. ')}${span('font-weight:700', 'Come early.')}${span('font-style:italic', ' Every day')}</p>
  <ul><li aria-level="1"><p>${span('font-weight:400', 'One')}</p></li>
  <ul><li aria-level="2"><p>${span('font-weight:400', 'One and a half')}</p></li></ul>
  <li aria-level="1"><p>${span('font-weight:400', 'Two')}</p></li></ul></b>
  <p style="text-align:center">${span('text-decoration:underline', 'Under')} ${span('text-decoration-line:line-through', 'gone')}</p>`;

test(
  'the description is formatted with the keyboard alone, and pasted text is cleaned',
  { tag: '@desktop' },
  async ({ page, button, editor }) => {
    await page.clock.install();
    const person = await comeToCv(page, { withCv: true });
    await button('Edit').click();
    await editor.fill('');
    await editor.pressSequentially('Cook');
    // On a busy phone timers fire later than the next keys.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Shift+Tab');
    await expect(button('Bold')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button('Italic')).toBeFocused();
    await page.keyboard.press('End');
    await expect(button('Redo')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('strong')).toHaveText('Cook');
    await page.clock.resume();
    await expect(editor).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await button('Update').click();
    await expect(button('Edit')).toBeVisible();
    expect((await storedCv(page, person)).user_info.description).toBe('<p><strong>Cook</strong></p>');

    await test.step('text from a word processor', async () => {
      await button('Edit').click();
      await editor.fill('');
      const paragraph =
        '<p class="MsoNormal" style="color:#1F497D;font-family:Calibri;mso-fareast-language:KM"><b>Cook</b> at a <i>hotel</i><o:p></o:p></p>';
      const word = `<html><head><style>${'.MsoNormal{margin:0cm;}'.repeat(2_000)}</style></head><body><!--StartFragment-->${paragraph.repeat(450)}<script>window.hit=1</script><img src=x onerror="window.hit=1"><!--EndFragment--></body></html>`;
      expect(word.length).toBeGreaterThan(100_000);
      await paste(editor, word);
      await expect(editor.getByRole('strong')).toHaveCount(450);
      await editor.press('Control+End');
      await button('Update').click();
      await expect(button('Edit')).toBeVisible();
      const { description } = (await storedCv(page, person)).user_info;
      expect(description.match(/<[a-z]+/g)?.filter((tag) => !/^<(p|br|strong|em)$/.test(tag))).toEqual([]);
      expect(description).not.toMatch(/style|class|Mso|script|img/);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });

    await test.step('text that is formatted by styles keeps its formats when pasted, saved and opened again', async () => {
      await button('Edit').click();
      await editor.fill('');
      const check = async () => {
        await expect(editor.locator('strong')).toHaveText(['Come early.']);
        await expect(editor.locator('em')).toHaveText(['Every day']);
        await expect(editor.locator('u')).toHaveText(['Under']);
        await expect(editor.locator('s')).toHaveText(['gone']);
        await expect(editor.locator('.ql-align-center')).toHaveText('Under gone');
        await expect(editor.locator('li')).toHaveText(['One', 'One and a half', 'Two']);
        await expect(editor.locator('li.ql-indent-1')).toHaveText(['One and a half']);
      };
      await paste(editor, documentText);
      await check();
      await editor.press('Control+End');
      await button('Update').click();
      await expect(button('Edit')).toBeVisible();
      const { description } = (await storedCv(page, person)).user_info;
      expect(description).toContain('<li>One<ul><li>One and a half</li></ul></li>');
      await button('Edit').click();
      await check();
    });
  },
);

test('what was typed right before the page is left is restored', async ({ page, editor, says }) => {
  await page.clock.install();
  await comeToCv(page, { withCv: false });
  await expect(editor).toBeVisible();
  // The editor waits for a pause in typing.
  await page.clock.pauseAt(Date.now() + 60_000);
  await editor.pressSequentially('I bake bread');
  await page.reload();
  await page.clock.resume();
  await expect(says('Your draft has been restored.')).toBeVisible();
  await expect(editor).toHaveText('I bake bread');
});
