/** Writes HTML in which everything that is put into a template is escaped, unless it was made by a template itself. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** For HTML and XML alike, text and attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Text that is markup already: only templates and constants of ours become it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | false | undefined | Markup | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeMarkup(String(part));
}

/** The templates' own indentation is nothing to send. */
const dense = (text: string): string => text.replace(/\n\s*/g, '\n');

/** `html\`<b>${name}</b>\``: absent and false parts are left out, lists are joined. Attributes must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((before, next, place) => before + textOf(parts[place - 1]) + dense(next), ''));

/** Data for scripts to read. A `<` could end the element, so JSON says it in another way. */
export const jsonScript = (type: string, data: object, id?: string): Markup =>
  new Markup(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  );
