/** Puts the PIN before a screen (product 2.42). */
import { Activity, type ComponentType, useState } from 'react';
import { LockScreen } from './lock-screen.tsx';
import { useIsLocked } from './lock-state.ts';

/** The screen is not drawn before the first right PIN; later it keeps what was typed in it, but is not seen and does nothing. */
export function withLock<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function LockedScreen(props) {
    const isLocked = useIsLocked();
    const [wasOpen, setWasOpen] = useState(!isLocked);
    if (!isLocked && !wasOpen) setWasOpen(true);
    return (
      <>
        {isLocked && <LockScreen />}
        {wasOpen && (
          <Activity mode={isLocked ? 'hidden' : 'visible'}>
            <Screen {...props} />
          </Activity>
        )}
      </>
    );
  };
}
