/** Link previews of companies, for chats and search engines (product 12.3). */
import { type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { type Preview } from '#server/http/pages/link-preview.ts';
import { plainText, shortened } from '#server/http/pages/preview-text.ts';
import { isSuspended } from './company-store.ts';

type Sources = { readonly db: Db; readonly texts: ServerTexts };

/** In the requested language, English by default. Undefined if no company has that id and a name. */
export const companyPreviews =
  ({ db, texts }: Sources) =>
  async (id: string, language: PageLanguage = 'eng'): Promise<Preview | undefined> => {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const company = await db
      .selectFrom('companies')
      .select(['name', 'name_km', 'about', 'industry', 'province'])
      .where('user_id', '=', Number(id))
      .where(({ not }) => not(isSuspended('companies.user_id')))
      .executeTakeFirst();
    if (!company?.name) return undefined;
    const { name, name_km, about, ...facts } = company;
    return {
      title: `${texts.name({ name, name_km }, language)} | Karngea`,
      description: shortened(texts.company({ ...facts, about: about && plainText(about) }, language)),
      language,
      type: 'website',
    };
  };
