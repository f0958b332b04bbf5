/** HTML templates that escape every value, except the output of other templates. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that XML 1.0 forbids even as references: one of them makes a whole feed unreadable. */
const forbiddenInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** For text and attributes in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbiddenInXml, ' ').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Trusted markup: only from templates and our own constants. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | false | undefined | Markup | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeMarkup(String(part));
}

/** Removes the template's indentation. */
const dense = (text: string): string => text.replace(/\n\s*/g, '\n');

/** `html\`<b>${name}</b>\``: absent and false parts are left out, lists are joined. Attributes must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((before, next, place) => before + textOf(parts[place - 1]) + dense(next), ''));

/** JSON in a script element, with `<` escaped, which could end the element. */
export const jsonScript = (type: string, data: object, id?: string): Markup =>
  new Markup(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  );
