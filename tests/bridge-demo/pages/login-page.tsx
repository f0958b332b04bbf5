/** The target of the guards' redirects; takes the whole screen. */
import { IonContent } from '@ionic/react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { demo } from '../demo-state.ts';
import { Header, useLifecycleLog } from '../page-parts.tsx';

const route = getRouteApi('/login');

export function LoginPage() {
  useLifecycleLog('login');
  const { next } = route.useSearch() as { next?: string };
  const navigate = useNavigate();
  const signIn = () => {
    demo.signedIn = true;
    void navigate({ href: next ?? '/', replace: true });
  };
  return (
    <>
      <Header title="Login" back="/" />
      <IonContent>
        <h1>Login</h1>
        <button data-testid="sign-in" onClick={signIn}>
          Log in
        </button>
      </IonContent>
    </>
  );
}
