/** Makes the back button close overlays before it leaves the page. */
import { type RouterHistory } from '@tanstack/react-router';
import { positionOf } from './router-internals.ts';

/** An overlay may close because another one opens, or the page is left. */
const releaseDelayMs = 100;

/**
 * Chromium calls the listeners of the window in the order in which they were added, and this one must be called before the
 * router's: so it is added when this module is loaded.
 */
let handlePop: ((event: PopStateEvent) => void) | undefined;
globalThis.addEventListener?.('popstate', (event) => handlePop?.(event), true);

/**
 * Lets the back button close an overlay on the page that a visit begins with. Below it is another site, so the browser
 * would leave without an event; an entry of the same page is put above it while an overlay is open.
 */
class FirstPageGuard {
  #history: RouterHistory;
  #onBack: () => void;
  /** The current entry is the guard's. */
  #isOn = false;
  /** The guard itself is going back to the entry below. */
  #isLeaving = false;
  /** An overlay opened meanwhile. */
  #isHeldNext = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Going back would abort the loading of another document, such as a link tapped right after a sheet was closed. */
  #cancelRelease = (): void => this.#stopTimer();

  constructor(history: RouterHistory, onBack: () => void) {
    this.#history = history;
    this.#onBack = onBack;
    handlePop = (event) => this.#handlePop(event);
    history.subscribe(({ action }) => {
      if (action.type === 'PUSH') this.#isOn = false;
    });
  }

  get #index(): number {
    return positionOf(this.#history.location.state).index;
  }

  /** Call it when an overlay opens. */
  hold(): void {
    this.#stopTimer();
    this.#isHeldNext = this.#isLeaving;
    if (this.#isLeaving || this.#isOn || this.#index !== 0) return;
    this.#history.flush();
    // The prototype's method: the router has replaced the one of `window.history`.
    History.prototype.pushState.call(window.history, this.#history.location.state, '');
    this.#isOn = true;
  }

  /** Call it when the last overlay has closed. */
  release(): void {
    this.#stopTimer();
    this.#isHeldNext = false;
    if (!this.#isOn) return;
    window.addEventListener('beforeunload', this.#cancelRelease);
    this.#timer = setTimeout(() => this.#leave(), releaseDelayMs);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('beforeunload', this.#cancelRelease);
  }

  #leave(): void {
    this.#stopTimer();
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#isLeaving = true;
    window.history.back();
  }

  #handlePop(event: PopStateEvent): void {
    if (!this.#isOn && !this.#isLeaving) return;
    const isByUser = this.#isOn;
    this.#isOn = this.#isLeaving = false;
    event.stopImmediatePropagation();
    const { state, href } = this.#history.location;
    // A page that was opened while the guard went back needs an entry of its own: the browser may have gone back to the
    // first page, and one step too many later would leave the site. Otherwise the address may have been replaced meanwhile.
    const write = this.#index === 0 ? History.prototype.replaceState : History.prototype.pushState;
    write.call(window.history, state, '', href);
    if (isByUser) this.#onBack();
    else if (this.#isHeldNext) this.hold();
  }
}

interface OverlayLayer {
  /**
   * 'back': the user went back; a layer that requires an answer may stay open.
   * 'page': the page below has changed, so the layer must close.
   */
  close: (reason: 'back' | 'page') => void;
}

/** CloseWatcher, if the browser has it: reports close requests such as Android's back gesture. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}
type CloseWatcherConstructor = new () => CloseWatcherLike;

/** Ionic's overlays that the back button closes; toasts and loading indicators are not among them. */
const IONIC_OVERLAYS = ['ionModal', 'ionPopover', 'ionAlert', 'ionActionSheet'];

/** Until a closed layer has been removed. */
const closeMs = 100;

interface IonicOverlay extends HTMLElement {
  backdropDismiss?: boolean;
  dismiss?: (data?: unknown, role?: string) => Promise<boolean>;
}

export class OverlayLayers {
  /** Called after each change. */
  onChange: ((isOpen: boolean) => void) | undefined;
  #history: RouterHistory;
  #layers: { layer: OverlayLayer; watcher: CloseWatcherLike | undefined }[] = [];
  #unblock: (() => void) | undefined;
  #guard: FirstPageGuard;

  constructor(history: RouterHistory) {
    this.#history = history;
    this.#guard = new FirstPageGuard(history, () => {
      this.closeTop();
      // Others are below it, or it requires an answer. It closes with the next render.
      setTimeout(() => this.#layers.length > 0 && this.#guard.hold(), closeMs);
    });
    this.#listenToIonic();
  }

  /** Adds a layer on top. Returns a function that removes it. */
  add(layer: OverlayLayer): () => void {
    const entry = { layer, watcher: watchCloseRequests(layer) };
    this.#layers.push(entry);
    this.#guard.hold();
    this.onChange?.(true);
    this.#unblock ??= this.#history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const isBackward = positionOf(nextLocation.state).index < positionOf(currentLocation.state).index;
        return action !== 'PUSH' && action !== 'REPLACE' && isBackward && this.closeTop();
      },
    });
    return () => {
      entry.watcher?.destroy();
      this.#layers = this.#layers.filter((other) => other !== entry);
      if (this.#layers.length === 0) {
        this.#unblock?.();
        this.#unblock = undefined;
        this.#guard.release();
        this.onChange?.(false);
      }
    };
  }

  /** Closes the top layer, as the back button does. Returns whether there was one. */
  closeTop(): boolean {
    const top = this.#layers.at(-1);
    top?.layer.close('back');
    return top !== undefined;
  }

  /** Closes all layers because the page below has changed. */
  closeAll(): void {
    for (const { layer } of [...this.#layers].reverse()) layer.close('page');
  }

  #listenToIonic(): void {
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
