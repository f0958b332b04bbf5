/** The tabs at the foot of a phone; the top navigation replaces them on desktop. */
import { useRouterState } from '@tanstack/react-router';
import { LazyOperatorPart } from '#client/app/operator/load-console.ts';
import { useSession } from '#client/data/session.ts';
import { useShell, useShellState } from '#client/ionic-tanstack/shell-hooks.ts';
import { useTabCounts } from './tab-counts.ts';
import { TabLinks } from './tab-links.tsx';
import { tabsOf } from './tabs.ts';

export function TabBar() {
  const shell = useShell();
  const { tab: current, fullscreen } = useShellState();
  const counts = useTabCounts();
  const accType = useSession()?.acc_type;
  const noTab = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.noTab });
  if (fullscreen) return null;
  if (accType === 'operator')
    return <LazyOperatorPart is="tabs" current={current} onSelect={shell.selectTab} />;
  return (
    <TabLinks
      tabs={tabsOf(accType)}
      current={noTab ? undefined : current}
      counts={counts}
      onSelect={shell.selectTab}
    />
  );
}
