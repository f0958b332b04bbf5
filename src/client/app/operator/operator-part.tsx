/** The operators' parts of the shell: badge, links, tabs and settings. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  list,
  listOutline,
  logOutOutline,
  people,
  peopleOutline,
  pulse,
  pulseOutline,
  reader,
  readerOutline,
  settings,
  settingsOutline,
} from 'ionicons/icons';
import { msg, plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { LanguageChoice, ThemeChoice } from '#client/app/preferences/language-and-theme.tsx';
import { setBeforeSignOut, useRequestSignOut } from '#client/app/menu/sign-out.ts';
import {
  setShortcutsEnabled,
  useShortcutsEnabled,
} from '#client/features/operators/queue/queue-shortcuts.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { sendPendingDecisions } from '#client/features/operators/decisions/pending-decisions.ts';
import { useWaitingTotal } from '#client/features/operators/queue/use-counts.ts';
import { TabLinks } from '#client/app/shell/tab-links.tsx';
import { type OperatorTab, operatorTabs, type Tab, type TabName } from '#client/app/shell/shell-tabs.ts';
import './operator-part.css';

const tabTexts: Readonly<Record<OperatorTab, Pick<Tab, 'label' | 'icon' | 'iconOn'>>> = {
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
  health: {
    label: msg({ message: 'Health', context: 'board', comment: 'Whether the job board works' }),
    icon: pulseOutline,
    iconOn: pulse,
  },
  settings: { label: msg`Settings`, icon: settingsOutline, iconOn: settings },
};

const tabs: readonly Tab[] = (['queue', 'people', 'record', 'health', 'settings'] as const).map((name) => ({
  name,
  ...operatorTabs[name],
  ...tabTexts[name],
}));

type Props = { current: string | undefined; onSelect: (tab: TabName) => void };

/** The operators' tabs (product 2.2), with the length of the queue. */
function OperatorTabBar({ current, onSelect }: Props) {
  return <TabLinks tabs={tabs} current={current} counts={{ queue: useWaitingTotal() }} onSelect={onSelect} />;
}

const here = { 'aria-current': 'page' } as const;

/** The operators' links in the top navigation, instead of the public pages (product 2.2). */
function OperatorLinks() {
  // Decisions that could still be undone need the operator's token.
  useEffect(() => {
    setBeforeSignOut(sendPendingDecisions);
    return () => setBeforeSignOut(undefined);
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
      <Link to="/operator/import" activeProps={here}>
        <Trans comment="Posting and importing jobs for companies">Fill the board</Trans>
      </Link>
      <Link to="/operator/audit" activeProps={here}>
        <Trans comment="Of what operators decided">Record</Trans>
      </Link>
      <Link to="/operator/health" activeProps={here}>
        <Trans context="board" comment="Whether the job board works">
          Health
        </Trans>
      </Link>
    </>
  );
}

/** Operators have no menu, so their settings have its rows. */
function OperatorSettings() {
  const { t } = useLingui();
  const requestSignOut = useRequestSignOut();
  return (
    <section className="kg-operator-settings">
      <ButtonLink variant="outline" wide to="/operator/import">
        <Trans comment="Posting and importing jobs for companies">Fill the board</Trans>
      </ButtonLink>
      <Checkbox
        label={t`Keyboard shortcuts`}
        checked={useShortcutsEnabled()}
        onChange={({ target }) => setShortcutsEnabled(target.checked)}
      />
      <p className="kg-muted">
        <Trans>Keys: J next · K back · 1 2 3 choose · Enter decide · Z undo</Trans>
      </p>
      <LanguageChoice />
      <ThemeChoice />
      <Button variant="outline" wide icon={logOutOutline} onClick={requestSignOut}>
        <Trans>Sign Out</Trans>
      </Button>
    </section>
  );
}

const OperatorBadge = () => (
  <span className="kg-operator-mark">
    <Trans>Operator</Trans>
  </span>
);

type Tabs = { is: 'tabs'; current: string | undefined; onSelect: ShellController['selectTab'] };
export type OperatorPartProps = { is: 'badge' | 'links' | 'settings' } | Tabs;

export function OperatorPart(props: OperatorPartProps) {
  switch (props.is) {
    case 'badge':
      return <OperatorBadge />;
    case 'links':
      return <OperatorLinks />;
    case 'settings':
      return <OperatorSettings />;
    case 'tabs':
      return <OperatorTabBar current={props.current} onSelect={props.onSelect} />;
  }
}
