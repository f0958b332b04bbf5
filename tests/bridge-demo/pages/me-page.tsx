/** The member's tab, a lazily loaded chunk. */
import { IonButton, IonContent } from '@ionic/react';
import { Header, useLifecycleLog } from '../page-parts.tsx';

export function MePage() {
  useLifecycleLog('me');
  return (
    <>
      <Header title="Me" />
      <IonContent>
        <h1 data-testid="me">Me</h1>
        <IonButton routerLink="/form" data-testid="to-form">
          Form
        </IonButton>
      </IonContent>
    </>
  );
}
