/** Parts of the shell that only some users download. */
import { lazyPart } from '#client/language/lazy-part.tsx';
import { type OperatorPartProps } from '#client/app/operator/operator-part.tsx';

export const LazyBell = lazyPart(async () => (await import('#client/features/notices/bell.tsx')).Bell);

export const loadConsole = () => import('#client/app/operator/console.ts');

export const LazyOperatorPart = lazyPart<OperatorPartProps>(async () => (await loadConsole()).OperatorPart);
