/** Where this app's site stands, for addresses that leave the app. */

/** The page's own origin, unless the app is built for a shell that our server does not serve. */
export const siteOrigin: string =
  import.meta.env.VITE_API_ORIGIN || (import.meta.env.SSR ? '' : window.location.origin);

/** The address of what the API names by its path below the site, such as a picture. */
export const siteAddress = (path: string | null): string | null => path && `${siteOrigin}${path}`;
