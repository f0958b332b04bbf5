/** The bell of people who are logged in; guests, who come first, have none. */
import { lazyPart } from '#client/language/lazy-part.tsx';

export const LazyBell = lazyPart(async () => (await import('#client/features/notices/bell.tsx')).Bell);
