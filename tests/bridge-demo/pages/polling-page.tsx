/** Polls only while it is visible. */
import { IonButton, IonContent } from '@ionic/react';
import { useEffect } from 'react';
import { useIsActivePage } from '#client/ionic-tanstack/shell-hooks.ts';
import { demo } from '../demo-state.ts';
import { Header } from '../page-parts.tsx';

export function PollingPage() {
  const active = useIsActivePage();
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => {
      demo.polls += 1;
    }, 20);
    return () => clearInterval(timer);
  }, [active]);
  return (
    <>
      <Header title="Polling" back="/" />
      <IonContent>
        <h1 data-testid="polling">{active ? 'polling' : 'resting'}</h1>
        <IonButton routerLink="/jobDetail/70" data-testid="polling-job">
          Job 70
        </IonButton>
      </IonContent>
    </>
  );
}
