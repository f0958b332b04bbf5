/** What operators see of the shell: the mark, the links, the tabs, the end of the settings. */
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { OperatorLinks } from './operator-links.tsx';
import { OperatorMark } from './operator-mark.tsx';
import { OperatorSettings } from './operator-settings.tsx';
import { OperatorTabBar } from './operator-tab-bar.tsx';

type Tabs = { is: 'tabs'; current: string | undefined; onSelect: ShellController['selectTab'] };
export type OperatorPartProps = { is: 'mark' | 'links' | 'settings' } | Tabs;

export function OperatorPart(props: OperatorPartProps) {
  switch (props.is) {
    case 'mark':
      return <OperatorMark />;
    case 'links':
      return <OperatorLinks />;
    case 'settings':
      return <OperatorSettings />;
    case 'tabs':
      return <OperatorTabBar current={props.current} onSelect={props.onSelect} />;
  }
}
