/** Items of a person who is not remembered: they stay in their tab, in a store that the page provides. */
import { type OutboxItem } from '#contract/outbox-item.ts';

type TabStore = {
  /** The user whose items go there instead of onto the device. */
  readonly owner: number;
  readonly read: () => readonly OutboxItem[];
  /** Throws when the tab cannot store them. */
  readonly write: (items: readonly OutboxItem[]) => void;
};

let store: TabStore | undefined;

/** Items that are stored already stay where they are. */
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
