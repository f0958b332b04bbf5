/** The profile photo's control: opens the phone's picker and shows the picture here; it sends nothing (product 2.9). */
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';

const size = 88;

export function PhotoControl({ name }: { name: string }) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const show = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setPicture(URL.createObjectURL(file));
  };
  return (
    <label className="profile-photo">
      {picture ? <img src={picture} alt="" width={size} height={size} /> : <Avatar name={name} size={size} />}
      <input type="file" accept="image/*" className="kg-visually-hidden" onChange={show} />
      <span>
        <Trans>Change photo</Trans>
      </span>
    </label>
  );
}
