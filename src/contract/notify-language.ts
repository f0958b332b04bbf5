/** The language in which a device or a chat is told of notices. */
import * as z from 'zod/mini';
import { pageLanguages } from './pages.ts';

/** As stored, or as browsers name it. */
export const notifyLanguage = z.pipe(
  z._default(z.enum([...pageLanguages, 'en', 'km'] as const, { error: 'not_in_list' }), 'eng'),
  z.transform((value): 'eng' | 'kh' => (value === 'km' || value === 'kh' ? 'kh' : 'eng')),
);
