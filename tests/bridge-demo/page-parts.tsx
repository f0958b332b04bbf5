/** Shared parts of the demo pages: a header, a counter that shows retained state, a lifecycle log. */
import {
  IonBackButton,
  IonButtons,
  IonHeader,
  IonTitle,
  IonToolbar,
  useIonViewDidEnter,
  useIonViewDidLeave,
  useIonViewWillEnter,
  useIonViewWillLeave,
} from '@ionic/react';
import { useState } from 'react';
import { demo } from './demo-state.ts';

export function useLifecycleLog(page: string): void {
  useIonViewWillEnter(() => void demo.log.push(`${page}:willEnter`));
  useIonViewDidEnter(() => void demo.log.push(`${page}:didEnter`));
  useIonViewWillLeave(() => void demo.log.push(`${page}:willLeave`));
  useIonViewDidLeave(() => void demo.log.push(`${page}:didLeave`));
}

export function Header({ title, back }: { title: string; back?: string }) {
  return (
    <IonHeader>
      <IonToolbar>
        {back && (
          <IonButtons slot="start">
            <IonBackButton defaultHref={back} />
          </IonButtons>
        )}
        <IonTitle>{title}</IonTitle>
      </IonToolbar>
    </IonHeader>
  );
}

export function Counter({ id }: { id: string }) {
  const [count, setCount] = useState(0);
  return (
    <button data-testid={id} onClick={() => setCount(count + 1)}>
      n={count}
    </button>
  );
}
