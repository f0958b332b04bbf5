/** Whether this phone has a network, as the query library sees it. Knows nothing to show. */
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => onlineManager.subscribe(tell);
const isOnline = () => onlineManager.isOnline();

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
