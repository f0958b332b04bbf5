/** The page for unknown URLs. */
import { IonButton, IonContent } from '@ionic/react';
import { Header } from '../page-parts.tsx';

export function MissingPage() {
  return (
    <>
      <Header title="404" />
      <IonContent>
        <h1 data-testid="missing">Page not found</h1>
        <IonButton routerLink="/" data-testid="take-me-back">
          Home
        </IonButton>
      </IonContent>
    </>
  );
}
