/** Prints a screen on as many sheets as it needs: Ionic's tabs clip a page to one. */
import { useEffect } from 'react';

/** In a shadow tree, which the app's own style sheets do not reach. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- style, not a text
const printStyles = '@media print { .tabs-inner { contain: none } }';

export function useMultiPagePrint(): void {
  useEffect(() => {
    const tree = document.querySelector('ion-tabs')?.shadowRoot;
    // Safari below 16.4 cannot add a style sheet, and prints one page.
    if (!tree || !('adoptedStyleSheets' in tree)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(printStyles);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    return () => {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
