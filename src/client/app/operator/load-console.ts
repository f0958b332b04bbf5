/** Loads the operators' console, the one place that does. */
import { lazyPart } from '#client/language/lazy-part.tsx';
import { type OperatorPartProps } from './operator-part.tsx';

export const loadConsole = () => import('./console.ts');

export const LazyOperatorPart = lazyPart<OperatorPartProps>(async () => (await loadConsole()).OperatorPart);
