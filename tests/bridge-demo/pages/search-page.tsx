/** A page that sets the focus itself. */
import { IonContent } from '@ionic/react';
import { Header } from '../page-parts.tsx';

export function SearchPage() {
  return (
    <>
      <Header title="Search" back="/" />
      <IonContent>
        <h1 data-testid="search">Search</h1>
        <input data-testid="search-field" aria-label="Search" data-autofocus />
      </IonContent>
    </>
  );
}
