/** A form that blocks leaving while it is dirty and visible. */
import { IonButton, IonContent } from '@ionic/react';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsActivePage } from '#client/ionic-tanstack/shell-hooks.ts';
import { demo } from '../demo-state.ts';
import { Header, useLifecycleLog } from '../page-parts.tsx';

export function FormPage() {
  useLifecycleLog('form');
  const [dirty, setDirty] = useState(true);
  const [passable, setPassable] = useState(false);
  const active = useIsActivePage();
  useBlocker({
    shouldBlockFn: ({ next }) => {
      demo.blocks += 1;
      return dirty && !(passable && next.pathname.startsWith('/jobDetail'));
    },
    enableBeforeUnload: false,
    disabled: !active,
  });
  return (
    <>
      <Header title="Form" back="/me" />
      <IonContent>
        <h1>Form</h1>
        <button data-testid="clean" onClick={() => setDirty(false)}>
          dirty={String(dirty)}
        </button>
        <button data-testid="passable" onClick={() => setPassable(true)}>
          let jobs pass
        </button>
        <IonButton routerLink="/jobDetail/60" data-testid="form-job">
          Job 60
        </IonButton>
      </IonContent>
    </>
  );
}
