/** What a route may tell the shell through its `staticData`; knows no route. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The tab of a page opened cold, by a deep link; otherwise a page joins the stack of the current tab. */
    tab?: string;
    /** The page takes the whole screen: no tab bar. */
    fullscreen?: boolean;
  }

  interface HistoryState {
    /** Marks a history entry that the shell itself asked for; see intents.ts. */
    __ionicIntent?: string;
  }
}

export {};
