/** A modal, an alert that requires an answer, and a custom sheet. */
import { IonAlert, IonContent, IonModal } from '@ionic/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCloseOnBack } from '#client/ionic-tanstack/shell-hooks.ts';
import { Header } from '../page-parts.tsx';

export function OverlaysPage() {
  const [modal, setModal] = useState(false);
  const [alert, setAlert] = useState(false);
  const [sheet, setSheet] = useState(false);
  const navigate = useNavigate();
  useCloseOnBack(sheet, () => setSheet(false));
  return (
    <>
      <Header title="Overlays" back="/" />
      <IonContent>
        <h1 data-testid="overlays">Overlays</h1>
        <button data-testid="open-modal" onClick={() => setModal(true)}>
          Modal
        </button>
        <button data-testid="open-alert" onClick={() => setAlert(true)}>
          Alert
        </button>
        <button data-testid="open-sheet" onClick={() => setSheet(true)}>
          Sheet
        </button>
        {sheet && <div data-testid="sheet">Sheet</div>}
        <IonModal isOpen={modal} onDidDismiss={() => setModal(false)}>
          <p data-testid="modal">Modal</p>
          <button data-testid="leave-from-modal" onClick={() => void navigate({ to: '/search' })}>
            Leave
          </button>
        </IonModal>
        <IonAlert
          isOpen={alert}
          onDidDismiss={() => setAlert(false)}
          backdropDismiss={false}
          header="Answer"
          buttons={['Done']}
        />
      </IonContent>
    </>
  );
}
