/** Lets a page run over as many sheets as it needs: Ionic's tabs hold pages in a box that is printed as one sheet. */
import { useEffect } from 'react';

/** The box is in a shadow tree, which the app's own style sheets do not reach. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- style, not a text
const unboxed = '@media print { .tabs-inner { contain: none } }';

/** For screens that people print; their own print styles take care of everything else. */
export function useFlowOnPaper(): void {
  useEffect(() => {
    const tree = document.querySelector('ion-tabs')?.shadowRoot;
    if (!tree) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(unboxed);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    return () => {
      tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
