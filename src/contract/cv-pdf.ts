/** CVs as PDF files (product 7.42): one's own or as sent, of an application, and of a link. */
import * as z from 'zod/mini';
import { openCvLink } from './cv-links.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, orEmpty } from './fields.ts';

const query = z.object({ lang: orEmpty(oneOf(['eng', 'kh'])) });

export const getCvPdf = endpoint({
  method: 'GET',
  path: '/cv/:user_id/pdf',
  summary: "The caller's own CV, or an applicant's as last sent to the calling employer, as a PDF.",
  access: 'loggedIn',
  params: z.object({ user_id: id() }),
  query,
  reply: z.string(),
  file: 'pdf',
  status: 200,
});

export const getApplicationPdf = endpoint({
  method: 'GET',
  path: '/app/:id/pdf',
  summary: 'The CV as it was sent with an application, as a PDF; 404 once it is erased.',
  access: 'loggedIn',
  params: z.object({ id: id() }),
  query,
  reply: z.string(),
  file: 'pdf',
  status: 200,
});

/** Uses POST like `openCvLink`. */
export const getSharedCvPdf = endpoint({
  method: 'POST',
  path: '/cv/shared/pdf',
  summary: 'The CV that a link shows, as a PDF; 404 if the link has ended or never existed.',
  access: 'anyone',
  query,
  body: openCvLink.body,
  reply: z.string(),
  file: 'pdf',
  status: 200,
  failures: ['not_found'],
});

const longestName = 60;

/** 'CV-Dara-Chan.pdf': letters, digits and hyphens only, in any script. */
export function cvFileName(name: string): string {
  const words = name.normalize('NFC').replace(/[\u200b-\u200d]/g, '');
  const safe = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const letters = [...safe].slice(0, longestName).join('').replace(/^-|-$/g, '');
  return letters === '' ? 'CV.pdf' : `CV-${letters}.pdf`;
}
