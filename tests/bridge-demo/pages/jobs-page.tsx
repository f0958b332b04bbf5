/** The jobs tab's root: a long list with a search parameter. */
import { IonContent, IonItem, IonLabel, IonList } from '@ionic/react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { demo } from '../demo-state.ts';
import { Counter, Header, useLifecycleLog } from '../page-parts.tsx';

const route = getRouteApi('/jobs');

export function JobsPage() {
  demo.listRenders += 1;
  useLifecycleLog('jobs');
  const { q } = route.useSearch() as { q?: string };
  const navigate = useNavigate();
  return (
    <>
      <Header title="Jobs" />
      <IonContent>
        <h1>Jobs</h1>
        <Counter id="jobs-counter" />
        <span data-testid="query">q={q ?? ''}</span>
        <button data-testid="set-query" onClick={() => void navigate({ href: '/jobs?q=vue', replace: true })}>
          vue
        </button>
        <IonList>
          {Array.from({ length: 100 }, (_, index) => (
            <IonItem key={index} routerLink={`/jobDetail/${index + 1}`} data-testid={`row-${index + 1}`}>
              <IonLabel>Job {index + 1}</IonLabel>
            </IonItem>
          ))}
        </IonList>
      </IonContent>
    </>
  );
}
