/** The saved tab's root, behind a guard. */
import { IonButton, IonContent } from '@ionic/react';
import { Header, useLifecycleLog } from '../page-parts.tsx';

export function SavedPage() {
  useLifecycleLog('saved');
  return (
    <>
      <Header title="Saved" />
      <IonContent>
        <h1 data-testid="saved">Saved jobs</h1>
        <IonButton routerLink="/jobDetail/42" data-testid="saved-job">
          Job 42
        </IonButton>
      </IonContent>
    </>
  );
}
