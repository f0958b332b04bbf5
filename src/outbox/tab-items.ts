/** Items of a person who is not remembered: they stay in their tab, and whoever hands in the shelf says how. */
import { type OutboxItem } from '#contract/outbox-item.ts';

type Shelf = {
  /** Whose items go there instead of onto the device. */
  readonly owner: number;
  readonly read: () => readonly OutboxItem[];
  /** Throws when the tab cannot store them. */
  readonly write: (items: readonly OutboxItem[]) => void;
};

let shelf: Shelf | undefined;

/** Items that are there already stay where they are. */
export function setTabShelf(next: Shelf | undefined): void {
  shelf = next;
}

export const tabItems = (): readonly OutboxItem[] => shelf?.read() ?? [];

export const staysInTab = ({ owner }: OutboxItem): boolean => owner !== null && owner === shelf?.owner;

export const isInTab = (key: string): boolean => tabItems().some((item) => item.key === key);

export const putInTab = (item: OutboxItem): void =>
  shelf?.write([...tabItems().filter(({ key }) => key !== item.key), item]);

export const takeFromTab = (key: string): void => shelf?.write(tabItems().filter((item) => item.key !== key));
