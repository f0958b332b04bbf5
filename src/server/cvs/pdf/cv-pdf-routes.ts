/** Routes for CVs as PDF files (product 7.42). */
import { type FastifyInstance } from 'fastify';
import { cvFileName, getApplicationPdf, getCvPdf, getSharedCvPdf } from '#contract/cv-pdf.ts';
import { type Cv } from '#contract/cvs.ts';
import { type PageLanguage } from '#contract/pages.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { readApplication } from '#server/applications/application-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { FileReply } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
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

  mount(app, getCvPdf, async ({ caller: { user_id: callerId }, params: { user_id }, query }) => {
    await limit(limits.cvPdf, callerId);
    const isOwn = callerId === user_id;
    const cv = isOwn ? (await getOwnCv(db, user_id)).cv : await getSentCv(db, user_id, callerId);
    return draw(`account ${callerId}`, cv, query.lang);
  });

  mount(app, getApplicationPdf, async ({ caller, params, query }) => {
    await limit(limits.cvPdf, caller.user_id);
    // Like opening it: the applicant sees that it was read.
    const { cv } = await readApplication(db, params.id, caller, clock());
    return draw(`account ${caller.user_id}`, cv, query.lang);
  });

  mount(app, getSharedCvPdf, async ({ address, body, query }) => {
    await limitByAddress(limits, 'cvLinkPdf', address);
    const { cv } = await openCvLink(db, body.token, clock());
    return draw(address, cv, query.lang);
  });
}
