/** The tabs of operators (product 2.2), with how much waits for them. */
import { msg } from '@lingui/core/macro';
import {
  list,
  listOutline,
  people,
  peopleOutline,
  reader,
  readerOutline,
  settings,
  settingsOutline,
} from 'ionicons/icons';
import { TabLinks } from '#client/app/shell/tab-links.tsx';
import { operatorTabs, type OperatorTab, type Tab, type TabName } from '#client/app/shell/tabs.ts';
import { useWaitingInAll } from '#client/features/operators/use-counts.ts';

const looks: Readonly<Record<OperatorTab, Pick<Tab, 'label' | 'icon' | 'iconOn'>>> = {
  queue: {
    label: msg({ message: 'Queue', comment: 'What waits for an operator’s decision' }),
    icon: readerOutline,
    iconOn: reader,
  },
  people: { label: msg`People`, icon: peopleOutline, iconOn: people },
  record: {
    label: msg({ message: 'Record', comment: 'Of what operators decided' }),
    icon: listOutline,
    iconOn: list,
  },
  settings: { label: msg`Settings`, icon: settingsOutline, iconOn: settings },
};

const tabs: readonly Tab[] = (['queue', 'people', 'record', 'settings'] as const).map((name) => ({
  name,
  ...operatorTabs[name],
  ...looks[name],
}));

type Props = { current: string | undefined; onSelect: (tab: TabName) => void };

export function OperatorTabBar({ current, onSelect }: Props) {
  return <TabLinks tabs={tabs} current={current} counts={{ queue: useWaitingInAll() }} onSelect={onSelect} />;
}
