/** Whether the page runs in the app's native shell, told without loading anything of it. */

/** The page's own origin, unless the app is built for a shell that our server does not serve. */
export const siteOrigin: string =
  import.meta.env.VITE_API_ORIGIN || (import.meta.env.SSR ? '' : window.location.origin);

/** The address of what the API names by its path below the site, such as a picture. */
export const siteAddress = (path: string | null): string | null => path && `${siteOrigin}${path}`;

/** Put there by the shell before the page's own scripts run. */
type Bridged = { readonly Capacitor?: { readonly isNativePlatform?: () => boolean } };

export const isInNativeShell = (): boolean => (window as Bridged).Capacitor?.isNativePlatform?.() === true;
