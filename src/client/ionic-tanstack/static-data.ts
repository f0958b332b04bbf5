/** What a route may tell the shell through its `staticData`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The tab of a page opened cold, by a deep link; otherwise a page joins the stack of the current tab. */
    tab?: string;
    /** The page takes the whole screen: no tab bar. */
    fullscreen?: boolean;
  }

  interface HistoryState {
    /** Of a history entry that the shell asked for; see pending-navigation.ts. */
    __ionicNavigation?: string;
  }
}

export {};
