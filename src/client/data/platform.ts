/** Where the app runs: in a browser or the native shell, and the origin of its site. */

/** Set by the native shell before the page's own scripts run. */
type NativeWindow = { readonly Capacitor?: { readonly isNativePlatform?: () => boolean } };

export const isInNativeShell = (): boolean =>
  (window as NativeWindow).Capacitor?.isNativePlatform?.() === true;

/** The page's own origin, unless the app is built for a native shell that our server doesn't serve. */
export const siteOrigin: string =
  import.meta.env.VITE_API_ORIGIN || (import.meta.env.SSR ? '' : window.location.origin);

/** The URL of a path that the API returned, for example of a picture. */
export const siteAddress = (path: string | null): string | null => path && `${siteOrigin}${path}`;
