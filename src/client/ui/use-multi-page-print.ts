/** Lets a screen print on several pages: Ionic's tabs clip it to one. */
import { useEffect } from 'react';

/** For Ionic's shadow tree, which the app's stylesheets don't reach. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- style, not a text
const printStyles = '@media print { .tabs-inner { contain: none } }';

export function useMultiPagePrint(): void {
  useEffect(() => {
    const tree = document.querySelector('ion-tabs')?.shadowRoot;
    // Safari before 16.4 has no adoptedStyleSheets and prints one page.
    if (!tree || !('adoptedStyleSheets' in tree)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(printStyles);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    return () => {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
