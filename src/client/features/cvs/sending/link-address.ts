/** The address of a link to a CV: its token stands behind the `#`, which browsers send to no server. */
import { siteOrigin } from '#client/data/site-origin.ts';

export const linkAddress = (token: string): string => `${siteOrigin}/cv/shared#${token}`;
