/** Loads an application's page while its list is read. */
import { usePreload } from '#client/data/when-idle.ts';

const load = () => import('./application-screen.tsx');

export const useApplicationAhead = (): void => usePreload(load);
