/** Components that are loaded on demand together with their texts. */
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { loadWithTexts } from './activate.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

let handleFailure: (failure: unknown) => void = () => undefined;

/** Sets the handler for sheets that cannot be loaded. */
export function onLoadFailure(handler: typeof handleFailure): void {
  handleFailure = handler;
}

type LazyPart<Props> = ComponentType<Props> & {
  /**
   * For routes whose page must be complete in its first render. `loadCode` loads a component whose texts the app starts with.
   * Rejects if it cannot be loaded.
   */
  readonly preload: (loadPart?: typeof loadWithTexts) => Promise<void>;
  /** For rendering on the server, which loads nothing on demand. */
  readonly provide: (part: ComponentType<Props>) => void;
};

/** Shows `Meanwhile` or nothing until the component is loaded. Retries when the network is back. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Meanwhile?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const provide = (part: ComponentType<Props>): void => {
    loaded = part;
  };
  const preload = async (loadPart = loadWithTexts): Promise<void> =>
    provide(loaded ?? (await loadPart(load)));
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      const arrive = (part: ComponentType<Props>): void => {
        provide(part);
        // Input has priority over a part that no one waits for.
        startTransition(() => setPart(() => part));
      };
      const start = () => void loadWithTexts(load).then(arrive, () => undefined);
      start();
      window.addEventListener('online', start);
      return () => window.removeEventListener('online', start);
    }, [Part]);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(LazyPart, { preload, provide });
}

/** Loads a sheet when it is opened. If that fails, closes it and calls the failure handler; the next tap retries. */
export function lazySheet<Props extends { open: boolean; onClose: () => void }>(
  load: Load<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazySheet(props) {
    const [Sheet, setSheet] = useState(() => loaded);
    const giveUp = useEffectEvent((failure: unknown) => {
      props.onClose();
      handleFailure(failure);
    });
    const { open } = props;
    useEffect(() => {
      if (Sheet || !open) return;
      let isOpen = true;
      const arrive = (sheet: ComponentType<Props>): void => {
        loaded = sheet;
        setSheet(() => sheet);
      };
      loadWithTexts(load).then(arrive, (failure: unknown) => isOpen && giveUp(failure));
      return () => {
        isOpen = false;
      };
    }, [Sheet, open]);
    return Sheet ? <Sheet {...props} /> : null;
  };
}
