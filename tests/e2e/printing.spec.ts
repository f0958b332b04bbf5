/** Any page printed on A4: all of its text, dark on white, without bars and buttons, whatever the theme. */
import { type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';

/** Texts whose contrast to the paper, or to a background of their own, is below 4.5:1. */
function unreadable({ withBackgrounds }: { withBackgrounds: boolean }): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
      channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const paper = [255, 255, 255];
  const behind = (element: Element): number[] => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(style.backgroundColor);
      const isPrinted = withBackgrounds || style.printColorAdjust === 'exact';
      if (alpha > 0.5 && isPrinted && style.backgroundColor !== 'transparent') return [red, green, blue];
    }
    return paper;
  };
  const page = [...document.querySelectorAll('.ion-page')].find((one) => one.getClientRects().length > 0);
  const faults: string[] = [];
  for (const element of page?.querySelectorAll('*') ?? []) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim();
    if (text === '' || element.closest('dialog, svg, .kg-visually-hidden, button, .kg-button')) continue;
    if (!element.checkVisibility()) continue;
    const [light, dark] = [
      luminance(channels(getComputedStyle(element).color).slice(0, 3)),
      luminance(behind(element)),
    ].sort((one, other) => other - one);
    const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    if (contrast < 4.5) faults.push(`${contrast.toFixed(1)}:1 ${text}`);
  }
  return faults;
}

/** The texts of the page itself, without its bars and buttons. */
function textsShown(): string[] {
  const page = [...document.querySelectorAll('.ion-page')].find((one) => one.getClientRects().length > 0);
  return [...(page?.querySelectorAll('*') ?? [])]
    .filter((element) => element.checkVisibility())
    .filter((element) => !element.closest('dialog, svg, button, .kg-button, footer, nav, header'))
    .flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent?.trim() ?? '');
}

async function checkPrint(page: Page, isLong: boolean): Promise<void> {
  const onScreen = await page.evaluate(textsShown);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const withBackgrounds of [true, false])
      // The style sheet is loaded when the page is idle.
      await expect
        .poll(() => page.evaluate(unreadable, { withBackgrounds }), `${page.url()} ${colorScheme}`)
        .toEqual([]);
    const onPaper = await page.evaluate(textsShown);
    expect(onScreen.filter((text) => !onPaper.includes(text))).toEqual([]);
    for (const bar of ['.kg-tab-bar', '.kg-sticky-bar', '.kg-root-bar', '.kg-icon-button', '.kg-button'])
      await expect(page.locator(bar).filter({ visible: true })).toHaveCount(0);
  }
  if (isLong) {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = paper.match(/\/MediaBox/g) ?? [];
    expect(sheets.length, page.url()).toBeGreaterThan(1);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

test('a job and the CV are printed whole, at night also a company, the terms and an application', async ({
  page,
  main,
}) => {
  const { request } = page;
  const employer = await newPerson(request, 'employer');
  await request.put('/api/company/mine', { headers: bearer(employer), data: { name: 'Night Bakery' } });
  const long = { description: '<p>Bread before five.</p>'.repeat(120) };
  const job = await post(request, employer, undefined, long);
  const seeker = await newSeeker(request);
  const applied = await request.post('/api/app', { data: { job_id: job }, headers: bearer(seeker) });
  const { id } = (await applied.json()) as Application;
  await comeAs(page, seeker);
  for (const [path, isLong] of [
    [`/jobDetail/${job}`, true],
    ['/cv', false],
    ...(process.env['NIGHTLY'] === '1'
      ? ([
          [`/company/${employer.user_id}`, false],
          ['/terms', false],
          [`/application/${id}`, false],
        ] as const)
      : []),
  ] as const) {
    await page.goto(path);
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.kg-ssr')).toHaveCount(0);
    // What is still loading changes the texts.
    await page.waitForLoadState('networkidle');
    await checkPrint(page, isLong);
  }
});
