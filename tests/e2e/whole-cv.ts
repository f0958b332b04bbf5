/** Fills in a CV with the maximum number of items (product 5.8). */
import { type Locator, type Page } from '@playwright/test';
import { cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { type CvField, itemFields, personalFields } from '#client/features/cvs/cv-fields.ts';

/** How text is entered into a field: at once, or key by key. */
export type Typing = (field: Locator, text: string) => Promise<void>;

const atOnce: Typing = (field, text) => field.fill(text);

async function fillField(page: Page, path: string, field: CvField, type: Typing): Promise<void> {
  const control = page.locator(`[name="${path}"]:visible`);
  switch (field.kind) {
    case 'choice':
      return void (await control.selectOption(field.options[0] ?? ''));
    case 'country':
      return void (await control.selectOption('Cambodia'));
    case 'date':
      return control.fill(field.name === 'end_date' ? '2024-03-31' : '2001-04-14');
    case 'rich':
      return type(page.locator('.ql-editor:visible'), 'I bake ខ្ញុំដុតនំ');
    case 'phone':
      return type(control, '012345678');
    case 'email':
      return type(control, 'dara@example.com');
    case 'url':
      return type(control, 'github.com/dara');
    case 'long':
      return type(control, 'Bread before five នំប៉័ង');
    case 'text':
      return type(control, 'ស្រីមុំ Baker');
  }
}

/** The form of /cv must be open and empty; `words` gives its language. */
export async function fillWholeCv(
  page: Page,
  words: (english: string) => string,
  type: Typing = atOnce,
): Promise<void> {
  for (const field of personalFields) await fillField(page, `user_info.${field.name}`, field, type);
  for (const section of cvSections) {
    const add = page.locator(`#cv-${section}`).getByRole('button', { name: words('Add'), exact: true });
    for (let index = 0; index < cvCaps[section]; index += 1) {
      if (index > 0) await add.click();
      for (const field of itemFields[section])
        await fillField(page, `${section}.${index}.${field.name}`, field, type);
    }
  }
}
