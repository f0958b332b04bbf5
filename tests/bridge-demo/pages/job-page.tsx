/** A job, and its pending, not-found and error components. */
import { IonButton, IonContent, IonSpinner } from '@ionic/react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Counter, Header, useLifecycleLog } from '../page-parts.tsx';

const route = getRouteApi('/jobDetail/$id');

export function JobPage() {
  const { id } = route.useParams() as { id: string };
  const { title } = route.useLoaderData() as { title: string };
  const next = String(Number(id) + 1);
  useLifecycleLog(`job-${id}`);
  return (
    <>
      <Header title={title} back="/jobs" />
      <IonContent>
        <h1 data-testid={`title-${id}`}>{title}</h1>
        <Counter id={`job-counter-${id}`} />
        <div className="tall">tall</div>
        <IonButton routerLink={`/jobDetail/${next}`} data-testid={`related-${id}`}>
          Related {next}
        </IonButton>
        <Link to="/jobDetail/$id" params={{ id: next }} data-testid={`link-${id}`}>
          Link to {next}
        </Link>
        <IonButton routerLink={`/login?next=/jobDetail/${id}`} data-testid={`save-${id}`}>
          Save
        </IonButton>
        <IonButton routerLink="/jobs" data-testid={`to-list-${id}`}>
          All jobs
        </IonButton>
      </IonContent>
    </>
  );
}

export function JobPending() {
  return (
    <>
      <Header title="…" back="/jobs" />
      <IonContent>
        <h1>Loading</h1>
        <IonSpinner data-testid="pending" />
      </IonContent>
    </>
  );
}

export function JobMissing() {
  return (
    <>
      <Header title="No job" back="/jobs" />
      <IonContent>
        <p data-testid="no-job">No such job</p>
      </IonContent>
    </>
  );
}

export function JobError() {
  return (
    <>
      <Header title="Error" back="/jobs" />
      <IonContent>
        <p data-testid="job-error">Error</p>
      </IonContent>
    </>
  );
}
