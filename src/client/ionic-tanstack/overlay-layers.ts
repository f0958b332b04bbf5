/** Makes the back button close what lies over the page before it leaves the page. */
import type { RouterHistory } from '@tanstack/react-router';
import { positionOf } from './router-internals.ts';

interface OverlayLayer {
  /**
   * 'back': the person went back; a layer that must be answered first may stay.
   * 'page': the page below is gone, and so must the layer be.
   */
  close: (reason: 'back' | 'page') => void;
}

/** The browser's own close requests (the Android back gesture), where it has them. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}
type CloseWatcherConstructor = new () => CloseWatcherLike;

/** Overlays that Ionic presents; toasts and loading indicators are not the back button's business. */
const IONIC_OVERLAYS = ['ionModal', 'ionPopover', 'ionAlert', 'ionActionSheet'];

interface IonicOverlay extends HTMLElement {
  backdropDismiss?: boolean;
  dismiss?: (data?: unknown, role?: string) => Promise<boolean>;
}

export class OverlayLayers {
  #history: RouterHistory;
  #layers: { layer: OverlayLayer; watcher: CloseWatcherLike | undefined }[] = [];
  #unblock: (() => void) | undefined;

  constructor(history: RouterHistory) {
    this.#history = history;
    this.#followIonic();
  }

  /** Puts a layer on top. Returns how to take it off again. */
  add(layer: OverlayLayer): () => void {
    const entry = { layer, watcher: watchCloseRequests(layer) };
    this.#layers.push(entry);
    this.#unblock ??= this.#history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const leavesBackwards =
          positionOf(nextLocation.state).index < positionOf(currentLocation.state).index;
        return action !== 'PUSH' && action !== 'REPLACE' && leavesBackwards && this.closeTop();
      },
    });
    return () => {
      entry.watcher?.destroy();
      this.#layers = this.#layers.filter((other) => other !== entry);
      if (this.#layers.length === 0) {
        this.#unblock?.();
        this.#unblock = undefined;
      }
    };
  }

  /** Closes what lies on top, as the back button does; whether anything lay there. */
  closeTop(): boolean {
    const top = this.#layers.at(-1);
    top?.layer.close('back');
    return top !== undefined;
  }

  /** The page below has changed: what lay over the old one has no place any more. */
  closeAll(): void {
    for (const { layer } of [...this.#layers].reverse()) layer.close('page');
  }

  #followIonic(): void {
    const removals = new Map<EventTarget, () => void>();
    for (const name of IONIC_OVERLAYS) {
      document.addEventListener(`${name}WillPresent`, ({ target }) => {
        if (!(target instanceof HTMLElement) || removals.has(target)) return;
        removals.set(target, this.add(ionicLayer(target)));
      });
      for (const ending of ['WillDismiss', 'DidDismiss']) {
        document.addEventListener(`${name}${ending}`, ({ target }) => {
          if (!target) return;
          removals.get(target)?.();
          removals.delete(target);
        });
      }
    }
  }
}

function ionicLayer(overlay: IonicOverlay): OverlayLayer {
  return {
    close: (reason) => {
      if (reason === 'page' || overlay.backdropDismiss !== false)
        void overlay.dismiss?.(undefined, 'backdrop');
    },
  };
}

function watchCloseRequests(layer: OverlayLayer): CloseWatcherLike | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: CloseWatcherConstructor };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = () => layer.close('back');
  return watcher;
}
