/** The home tab's root. */
import { IonButton, IonContent } from '@ionic/react';
import { Link } from '@tanstack/react-router';
import { Counter, Header, useLifecycleLog } from '../page-parts.tsx';

export function HomePage() {
  useLifecycleLog('home');
  return (
    <>
      <Header title="Home" />
      <IonContent>
        <h1>Home</h1>
        <Counter id="home-counter" />
        <IonButton routerLink="/jobs?q=react" data-testid="home-search">
          Jobs with react
        </IonButton>
        <Link to="/jobDetail/$id" params={{ id: '7' }} data-testid="home-job">
          Job 7
        </Link>
        <Link to="/overlays" data-testid="to-overlays">
          Overlays
        </Link>
        <Link to="/polling" data-testid="to-polling">
          Polling
        </Link>
        <Link to="/search" data-testid="to-search">
          Search
        </Link>
        <Link to="/form" data-testid="home-form">
          Form
        </Link>
      </IonContent>
    </>
  );
}
