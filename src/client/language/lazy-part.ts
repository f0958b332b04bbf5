/** Parts of a screen that come when they are wanted, and that the rest of the screen can do without. */
import { type ComponentType, lazy } from 'react';
import { withTexts } from './activate.ts';

/** Drawn where code or texts cannot be had: without a network and before a worker keeps them. */
const Nothing = () => null;

/** A part with its texts; to be drawn within Suspense. Where it cannot be loaded nothing is drawn, and the screen stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    withTexts(load()).then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
