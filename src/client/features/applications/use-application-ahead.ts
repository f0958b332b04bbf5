/** Loads an application's page while its list is read. */
import { useCodeAhead } from '#client/data/when-idle.ts';

const load = () => import('./application-screen.tsx');

export const useApplicationAhead = (): void => useCodeAhead(load);
