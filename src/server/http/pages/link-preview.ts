/** Adds title, description and preview tags to a page's head, for chats and search engines that run no JavaScript. */
import { languageTags, type PageLanguage } from '#contract/pages.ts';
import { escapeMarkup, jsonScript } from './markup.ts';
import { addressIn } from './site-address.ts';

export type Preview = {
  readonly title: string;
  readonly description: string;
  /** The language of title and description. */
  readonly language: PageLanguage;
  readonly type: 'website' | 'article';
  /** Path of a 1200 × 630 picture; the app's icon by default. */
  readonly picture?: string;
  /** Adds noindex. */
  readonly isOver?: boolean;
  /** JSON-LD of schema.org. */
  readonly data?: object;
};

type PageContext = {
  /** Origin of the site, without a trailing slash. Without it there are no absolute links, as the Host header is not trusted. */
  readonly site: string | undefined;
  readonly path: string;
  /** The language in the URL. */
  readonly asked: PageLanguage | undefined;
  /** Path of a feed of what the page lists. */
  readonly feed?: string | undefined;
};

const locales = { eng: 'en_US', kh: 'km_KH' } as const satisfies Record<PageLanguage, string>;

const property = ([name, content]: readonly [string, string]) =>
  `<meta ${name.startsWith('twitter:') ? 'name' : 'property'}="${name}" content="${escapeMarkup(content)}" />`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeMarkup(href)}" />`;

function pictureTags(site: string | undefined, { picture, title }: Preview): (readonly [string, string])[] {
  if (picture === undefined)
    return [
      ['og:image', `${site ?? ''}/icons/icon-512.png`],
      ['twitter:card', 'summary'],
    ];
  return [
    ['og:image', `${site ?? ''}${picture}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image', `${site ?? ''}${picture}`],
  ];
}

export const noindexTag = '<meta name="robots" content="noindex" />';

/** Canonical and alternate URLs. */
function addressTags(site: string, { path, asked, feed }: PageContext): string[] {
  const plain = `${site}${path}`;
  const canonical = asked ? addressIn(plain, asked) : plain;
  return [
    link('canonical', canonical),
    link('alternate', addressIn(plain, 'eng'), languageTags.eng),
    link('alternate', addressIn(plain, 'kh'), languageTags.kh),
    link('alternate', plain, 'x-default'),
    property(['og:url', canonical]),
    ...(feed === undefined
      ? []
      : [`<link rel="alternate" type="application/atom+xml" href="${escapeMarkup(site + feed)}" />`]),
  ];
}

export function withPreview(html: string, preview: Preview, place: PageContext): string {
  const { title, description, language, type, isOver, data } = preview;
  const { site } = place;
  const tags = [
    ...(site === undefined ? [] : addressTags(site, place)),
    ...(
      [
        ['og:type', type],
        ['og:site_name', 'Karngea'],
        ['og:locale', locales[language]],
        ['og:title', title],
        ['og:description', description],
        ['twitter:title', title],
        ['twitter:description', description],
        ...pictureTags(site, preview),
      ] as const
    ).map(property),
    ...(isOver && !html.includes(noindexTag) ? [noindexTag] : []),
    ...(data ? [jsonScript('application/ld+json', data).text] : []),
  ].join('');
  // Replacer functions, because "$&" in a job's name would be a pattern.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTags[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, start: string) => `${start}${escapeMarkup(description)}"`,
    )
    .replace('</head>', () => `${tags}</head>`);
}
