/** Parts of a screen that come when they are wanted, with their texts. Where they cannot be had, the screen stays. */
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { withTexts } from './activate.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

let notifyMissingCode: (failure: unknown) => void = () => undefined;

/** Names the one who is told when something that a person opened cannot be had. */
export function onSheetMissing(tell: typeof notifyMissingCode): void {
  notifyMissingCode = tell;
}

/** A part that the screen can do without: until it is there, `Meanwhile` or nothing. Tried again when the network is back. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      const arrive = (part: ComponentType<Props>): void => {
        loaded = part;
        // Nobody waits for it: touches come first.
        startTransition(() => setPart(() => part));
      };
      const start = () => void withTexts(load).then(arrive, () => undefined);
      start();
      window.addEventListener('online', start);
      return () => window.removeEventListener('online', start);
    }, [Part]);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}

/** A sheet that a person opens: where it cannot be had it closes again and they are told, and the next tap tries anew. */
export function lazySheet<Props extends { open: boolean; onClose: () => void }>(
  load: Load<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazySheet(props) {
    const [Sheet, setSheet] = useState(() => loaded);
    const giveUp = useEffectEvent((failure: unknown) => {
      props.onClose();
      notifyMissingCode(failure);
    });
    const { open } = props;
    useEffect(() => {
      if (Sheet || !open) return;
      let isOpen = true;
      const arrive = (sheet: ComponentType<Props>): void => {
        loaded = sheet;
        setSheet(() => sheet);
      };
      withTexts(load).then(arrive, (failure: unknown) => isOpen && giveUp(failure));
      return () => {
        isOpen = false;
      };
    }, [Sheet, open]);
    return Sheet ? <Sheet {...props} /> : null;
  };
}
