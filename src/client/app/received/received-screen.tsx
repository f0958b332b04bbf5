/** /share (product 2.56): what another app shared into this one, and what can be made of it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useSession } from '#client/data/session.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AsPosting } from './as-posting.tsx';
import { IntoThread } from './into-thread.tsx';
import { receivedOf } from './received.ts';
import './received.css';

export function ReceivedScreen() {
  const { t } = useLingui();
  const user = useSession();
  const received = receivedOf(useSearch({ strict: false }));
  const { title, text } = received;
  const heading = t`Shared with Karngea`;
  usePageTitle(heading);
  return (
    <>
      <SubPageHeader title={heading} backTo="/" />
      <PageContent width="column">
        {title || text ? (
          <>
            <blockquote className="kg-received" aria-label={t`What was shared`}>
              {title && (
                <UserText as="p" className="kg-received-title">
                  {title}
                </UserText>
              )}
              {text && <UserText as="p">{text}</UserText>}
            </blockquote>
            {user?.acc_type === 'employer' && <AsPosting received={received} />}
            {user && user.acc_type !== 'operator' && <IntoThread user={user} received={received} />}
          </>
        ) : (
          <EmptyState
            picture="results"
            title={<Trans>There was no text in it.</Trans>}
            text={<Trans>Share text or a link to use it here.</Trans>}
            action={
              <ButtonLink to="/">
                <Trans>Take me back</Trans>
              </ButtonLink>
            }
          />
        )}
      </PageContent>
    </>
  );
}
