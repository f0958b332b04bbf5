/** Whether the page runs in the app's native shell, told without loading anything of it. */

/** Put there by the shell before the page's own scripts run. */
type Bridged = { readonly Capacitor?: { readonly isNativePlatform?: () => boolean } };

export const isInNativeShell = (): boolean => (window as Bridged).Capacitor?.isNativePlatform?.() === true;
