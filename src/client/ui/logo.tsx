/** A company's logo, or the first letter of its name. */
import { useState } from 'react';
import { firstLetter, initialsOf } from './avatar.tsx';
import { langOf } from './user-text.tsx';
import './logo.css';

type Props = {
  name: string;
  /** The logo's URL. */
  picture: string | null;
  /** In pixels; `logo.css` has a class for each. */
  size: 20 | 44 | 72;
};

export function Logo({ name, picture, size }: Props) {
  // Offline, logos that are not cached fail to load.
  const [missing, setMissing] = useState<string>();
  if (picture !== null && picture !== missing)
    return (
      <img
        className={`kg-logo s${size}`}
        src={picture}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setMissing(picture)}
      />
    );
  return (
    <span className={`kg-logo letter s${size}`} aria-hidden lang={langOf(name)}>
      {firstLetter(initialsOf(name))}
    </span>
  );
}
