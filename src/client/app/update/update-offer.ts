/** The new version that is on offer, with the card that offers it. */
import { type ComponentType, useState } from 'react';
import { create } from 'zustand';

export type Update = {
  /** Its `waiting` worker is the new version. */
  readonly registration: ServiceWorkerRegistration;
  readonly Card: ComponentType<{ update: Update }>;
};

export const useUpdateOffer = create<{ update?: Update | undefined }>(() => ({}));

/** The update that was on offer when the caller was first rendered: nothing is added to what someone is reading (product 13.5). */
export function useUpdate(): Update | undefined {
  const update = useUpdateOffer((state) => state.update);
  const [initial] = useState(update);
  return update === initial ? update : undefined;
}
