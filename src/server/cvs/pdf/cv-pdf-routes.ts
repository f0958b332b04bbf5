/** Routes for CVs as PDF files (product 7.42). */
import { type FastifyInstance } from 'fastify';
import { cvFileName, getApplicationPdf, getCvPdf, getSharedCvPdf } from '#contract/cv-pdf.ts';
import { type Cv } from '#contract/cvs.ts';
import { makeFileLink } from '#contract/file-links.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { readApplication } from '#server/applications/application-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Caller, FileReply } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { createFileLink, fileLinkPath } from '#server/telegram/file-link-store.ts';
import { openCvLink } from '../cv-link-store.ts';
import { getOwnCv, getSentCv } from '../cv-store.ts';
import { type PdfThread } from './pdf-thread.ts';

type Context = Services & { readonly texts: ServerTexts | undefined; readonly pdf: PdfThread };

export function cvPdfRoutes(app: FastifyInstance, { db, clock, limits, texts, pdf }: Context): void {
  async function draw(asker: string, cv: Cv | null, language: PageLanguage | null): Promise<FileReply> {
    // Texts and labels are part of the built client.
    if (cv === null || texts === undefined) throw new Failure('not_found');
    const outline = texts.cv(cv, language ?? 'eng');
    const file = await pdf.draw(asker, { cv: outline });
    return new FileReply(cvFileName(outline.name), 'application/pdf', file);
  }

  async function drawOf(caller: Caller, userId: number, lang: PageLanguage | null): Promise<FileReply> {
    const isOwn = caller.user_id === userId;
    const cv = isOwn ? (await getOwnCv(db, userId)).cv : await getSentCv(db, userId, caller.user_id);
    return draw(`account ${caller.user_id}`, cv, lang);
  }

  /** Like opening it: the applicant sees that it was read. */
  async function drawSent(
    caller: Caller,
    application: number,
    lang: PageLanguage | null,
  ): Promise<FileReply> {
    const { cv } = await readApplication(db, application, caller, clock());
    return draw(`account ${caller.user_id}`, cv, lang);
  }

  mount(app, getCvPdf, async ({ caller, params: { user_id }, query }) => {
    await limit(limits.cvPdf, caller.user_id);
    return drawOf(caller, user_id, query.lang);
  });

  mount(app, getApplicationPdf, async ({ caller, params, query }) => {
    await limit(limits.cvPdf, caller.user_id);
    return drawSent(caller, params.id, query.lang);
  });

  mount(
    app,
    makeFileLink,
    async ({ caller, body: { user_id, application_id, calendar = '', lang = null } }) => {
      await limit(limits.cvPdf, caller.user_id);
      const file =
        user_id !== undefined
          ? await drawOf(caller, user_id, lang)
          : application_id !== undefined
            ? await drawSent(caller, application_id, lang)
            : new FileReply('interview.ics', 'text/calendar', Buffer.from(calendar));
      return { path: fileLinkPath(await createFileLink(db, caller.user_id, file, clock())) };
    },
  );

  mount(app, getSharedCvPdf, async ({ address, body, query }) => {
    await limitByAddress(limits, 'cvLinkPdf', address);
    const { cv } = await openCvLink(db, body.token, clock());
    return draw(address, cv, query.lang);
  });
}
