/** The seeker's profile (product 2.9): photo, facts, and buttons to edit it and to open the CV. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  calendarOutline,
  callOutline,
  linkOutline,
  locationOutline,
  logoFacebook,
  logoLinkedin,
  mailOutline,
} from 'ionicons/icons';
import { type ChangeEvent, useEffect, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { ProfileForm } from '#client/features/accounts/profile-form.tsx';
import { profileQuery } from '#client/features/accounts/profile-queries.ts';
import { useDates } from '#client/language/dates.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { Avatar } from '#client/ui/avatar.tsx';

const photoSize = 88;

/** Shows a chosen picture on this device; it is not uploaded (product 2.9). */
function PhotoControl({ name }: { name: string }) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const show = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setPicture(URL.createObjectURL(file));
  };
  return (
    <label className="profile-photo">
      {picture ? (
        <img src={picture} alt="" width={photoSize} height={photoSize} />
      ) : (
        <Avatar name={name} size={photoSize} />
      )}
      <input type="file" accept="image/*" className="kg-visually-hidden" onChange={show} />
      <span>
        <Trans>Change photo</Trans>
      </span>
    </label>
  );
}

export function ProfileCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { longDate } = useDates();
  const [editing, setEditing] = useState(false);
  /** Part of the form's key: each opening is a new form, while a closed one still reports how saving ended. */
  const [openCount, setOpenCount] = useState(0);
  const edit = () => {
    setOpenCount(openCount + 1);
    setEditing(true);
  };
  const { data: profile, isError, isFetching, isPaused, refetch } = useQuery(profileQuery(user.user_id));
  if (!profile && (isError || isPaused)) {
    return (
      <FailureState
        message={t`Your profile couldn't be loaded.`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!profile) {
    return (
      <SkeletonGroup>
        <Skeleton height={320} />
      </SkeletonGroup>
    );
  }
  const facts = [
    [mailOutline, t`E-mail`, profile.email],
    [calendarOutline, t`Date of birth`, longDate(profile.date_of_birth)],
    [callOutline, t`Phone`, phoneText(profile.contact_number)],
    [locationOutline, t`Address`, profile.address],
    [logoFacebook, t`Facebook`, profile.facebook],
    [logoLinkedin, t`LinkedIn`, profile.linkedin],
  ] as const;
  return (
    <section className="kg-card padded profile-card" aria-label={t`My Profile`}>
      <PhotoControl name={user.name} />
      <UserText as="h2">{user.name}</UserText>
      {profile.profession && <UserText as="p">{profile.profession}</UserText>}
      <dl>
        {facts.map(([icon, term, value]) => (
          <div key={term}>
            <Icon name={icon} size={20} />
            <dt>{term}</dt>
            {value ? <UserText as="dd">{value}</UserText> : <dd className="kg-muted">–</dd>}
          </div>
        ))}
      </dl>
      <div className="profile-buttons">
        <Button variant="outline" onClick={edit}>
          <Trans>Update Profile</Trans>
        </Button>
        <ButtonLink to="/cv" variant="quiet" icon={linkOutline}>
          <Trans>My CV</Trans>
        </ButtonLink>
      </div>
      <ProfileForm
        key={openCount}
        userId={user.user_id}
        profile={profile}
        open={editing}
        onClose={() => setEditing(false)}
      />
    </section>
  );
}
