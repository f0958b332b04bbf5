/** The icons of tabs that only logged-in users have. */
import {
  addOutline,
  paperPlane,
  paperPlaneOutline,
  people,
  peopleOutline,
  personCircle,
  personCircleOutline,
} from 'ionicons/icons';
import { Icon, type IconSize } from '#client/ui/icon.tsx';
import { type TabName } from './shell-tabs.ts';

/** The icon of each tab, normally and while it is current. */
const icons: Partial<Record<TabName, readonly [icon: string, current: string]>> = {
  applied: [paperPlaneOutline, paperPlane],
  post: [addOutline, addOutline],
  applicants: [peopleOutline, people],
  me: [personCircleOutline, personCircle],
};

type Props = { name: TabName; current: boolean; size: IconSize };

export function MemberTabIcon({ name, current, size }: Props) {
  const [icon = '', iconOn = ''] = icons[name] ?? [];
  return <Icon name={current ? iconOn : icon} size={size} />;
}
