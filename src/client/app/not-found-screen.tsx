/** /404 and all unknown paths (product 2.19). */
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';

export function NotFoundScreen() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <>
      <RootHeader />
      <PageContent>
        <EmptyState
          picture="results"
          level={1}
          title={t`Page not found`}
          text={
            <Trans>
              The page you're looking for could not be found. You may have followed a broken link.
            </Trans>
          }
          action={
            <ButtonLink to="/">
              <Trans>Take me back</Trans>
            </ButtonLink>
          }
        />
      </PageContent>
    </>
  );
}
