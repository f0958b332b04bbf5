/** The row of tabs itself; knows no shell. */
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent } from 'react';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type Tab, type TabName } from './tabs.ts';
import './tab-bar.css';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const iconSize = 24;
const MemberTabIcon = lazyPart(
  async () => (await import('./member-tab-icon.tsx')).MemberTabIcon,
  () => <Icon name="" size={iconSize} />,
);

function TabIcon({ tab: { name, icon, iconOn }, current }: { tab: Tab; current: boolean }) {
  const drawing = current ? iconOn : icon;
  if (drawing !== undefined) return <Icon name={drawing} size={iconSize} />;
  return <MemberTabIcon name={name} current={current} size={iconSize} />;
}

type TabLinkProps = {
  tab: Tab;
  current: boolean;
  count: number;
  onSelect: ((tab: TabName) => void) | undefined;
};

function TabLink({ tab, current, count, onSelect }: TabLinkProps) {
  const { i18n } = useLingui();
  const select = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect?.(tab.name);
  };
  return (
    <a
      href={tab.href}
      className={`kg-tab ${tab.name}`}
      aria-current={current ? 'page' : undefined}
      onClick={select}
    >
      <span className="kg-tab-pill">
        <TabIcon tab={tab} current={current} />
        {count > 0 && <span className="kg-tab-count">{count}</span>}
      </span>
      <span>{i18n._(tab.label)}</span>
    </a>
  );
}

type TabLinksProps = {
  tabs: readonly Tab[];
  current: string | undefined;
  counts: Partial<Record<TabName, number>>;
  /** Without it they are plain links. */
  onSelect?: (tab: TabName) => void;
};

export function TabLinks({ tabs, current, counts, onSelect }: TabLinksProps) {
  const { t } = useLingui();
  return (
    <nav className="kg-tab-bar" aria-label={t`Main`}>
      {tabs.map((tab) => (
        <TabLink
          key={tab.name}
          tab={tab}
          current={tab.name === current}
          count={counts[tab.name] ?? 0}
          onSelect={onSelect}
        />
      ))}
    </nav>
  );
}
