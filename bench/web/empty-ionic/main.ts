/** The baseline of the web bench: the smallest page that Ionic and React can draw. */
import '@ionic/react/css/core.css';
import { IonApp, IonContent, IonHeader, IonPage, IonTitle, IonToolbar, setupIonicReact } from '@ionic/react';
import { createElement as draw } from 'react';
import { createRoot } from 'react-dom/client';

setupIonicReact({ mode: 'md' });
const header = draw(IonHeader, null, draw(IonToolbar, null, draw(IonTitle, null, 'Empty')));
const page = draw(
  IonPage,
  null,
  header,
  draw(IonContent, null, draw('main', null, draw('h1', null, 'Nothing here'))),
);
const root = document.getElementById('root');
if (root) createRoot(root).render(draw(IonApp, null, page));
