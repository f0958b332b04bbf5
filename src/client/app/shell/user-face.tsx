/** A person's picture and name in the top navigation, with the arrow of what lies behind. */
import { chevronDown } from 'ionicons/icons';
import { Avatar } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import './user-face.css';

export const UserFace = ({ name }: { name: string }) => (
  <>
    <Avatar name={name} size={40} />
    <span className="kg-user-name" lang={langOf(name)}>
      {name}
    </span>
    <Icon name={chevronDown} size={18} />
  </>
);
