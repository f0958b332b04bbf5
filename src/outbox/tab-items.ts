/** Items of a user who is not remembered. They stay in the tab, in a store that the page provides. */
import { type OutboxItem } from '#contract/outbox-item.ts';

type TabStore = {
  /** The user whose items are stored there instead of in IndexedDB. */
  readonly owner: number;
  readonly read: () => readonly OutboxItem[];
  /** Throws when the tab cannot store them. */
  readonly write: (items: readonly OutboxItem[]) => void;
};

let store: TabStore | undefined;

/** Does not move items that are already stored. */
export function setTabStore(next: TabStore | undefined): void {
  store = next;
}

export const tabItems = (): readonly OutboxItem[] => store?.read() ?? [];

export const staysInTab = ({ owner }: OutboxItem): boolean => owner !== null && owner === store?.owner;

export const isInTab = (key: string): boolean => tabItems().some((item) => item.key === key);

export const putInTab = (item: OutboxItem): void =>
  store?.write([...tabItems().filter(({ key }) => key !== item.key), item]);

export const removeFromTab = (key: string): void =>
  store?.write(tabItems().filter((item) => item.key !== key));
