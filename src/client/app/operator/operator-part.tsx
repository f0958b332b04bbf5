/** What operators see of the shell: the mark, the links, the tabs, the end of the settings. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  list,
  listOutline,
  logOutOutline,
  people,
  peopleOutline,
  reader,
  readerOutline,
  settings,
  settingsOutline,
} from 'ionicons/icons';
import { msg, plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { LanguageChoice } from '#client/app/preferences/language-choice.tsx';
import { ThemeChoice } from '#client/app/preferences/theme-choice.tsx';
import { finishBeforeSignOut, useAskToSignOut } from '#client/app/menu/sign-out.ts';
import {
  setShortcutsEnabled,
  useShortcutsEnabled,
} from '#client/features/operators/queue/queue-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { sendPendingDecisions } from '#client/features/operators/decisions/pending-decisions.ts';
import { useWaitingTotal } from '#client/features/operators/queue/use-counts.ts';
import { TabLinks } from '#client/app/shell/tab-links.tsx';
import { type OperatorTab, operatorTabs, type Tab, type TabName } from '#client/app/shell/tabs.ts';
import './operator-mark.css';
import './operator-settings.css';

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

/** The tabs of operators (product 2.2), with how much waits for them. */
function OperatorTabBar({ current, onSelect }: Props) {
  return <TabLinks tabs={tabs} current={current} counts={{ queue: useWaitingTotal() }} onSelect={onSelect} />;
}

const here = { 'aria-current': 'page' } as const;

/** What stands in the top navigation for operators, in place of the public pages (product 2.2). */
function OperatorLinks() {
  // Decisions that could still be undone go out in this person's name.
  useEffect(() => {
    finishBeforeSignOut(sendPendingDecisions);
    return () => finishBeforeSignOut(undefined);
  }, []);
  const { t } = useLingui();
  const waiting = useWaitingTotal();
  return (
    <>
      <Link to="/operator" activeOptions={{ exact: true }} activeProps={here}>
        <Trans comment="What waits for an operator’s decision">Queue</Trans>
        {waiting > 0 && (
          <span className="kg-operator-count">
            <span aria-hidden>{waiting}</span>
            <span className="kg-visually-hidden">
              {t`${plural(waiting, { one: '# is waiting', other: '# are waiting' })}`}
            </span>
          </span>
        )}
      </Link>
      <Link to="/operator/people" activeProps={here}>
        <Trans>People</Trans>
      </Link>
      <Link to="/operator/audit" activeProps={here}>
        <Trans comment="Of what operators decided">Record</Trans>
      </Link>
    </>
  );
}

/** What operators find at the end of the settings, because they have no menu: keys, language, theme, the way out. */
function OperatorSettings() {
  const { t } = useLingui();
  const askToSignOut = useAskToSignOut();
  return (
    <section className="kg-operator-settings">
      <Checkbox
        label={t`Keyboard shortcuts`}
        checked={useShortcutsEnabled()}
        onChange={({ target }) => setShortcutsEnabled(target.checked)}
      />
      <p className="kg-muted">
        <Trans>Keys: J next · K back · 1 2 choose · Enter decide · Z undo</Trans>
      </p>
      <LanguageChoice />
      <ThemeChoice />
      <Button variant="outline" wide icon={logOutOutline} onClick={askToSignOut}>
        <Trans>Sign Out</Trans>
      </Button>
    </section>
  );
}

/** Beside the wordmark: whoever sees it decides over others. */
const OperatorMark = () => (
  <span className="kg-operator-mark">
    <Trans>Operator</Trans>
  </span>
);

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
