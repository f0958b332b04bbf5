/** Renders pages on the server with the app's own components (docs/decisions/0008). */
import './data/zod-config.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Matches,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageParameter, languageTags } from '#contract/pages.ts';
import { type CreateRenderer, type ServerTexts } from '#contract/server-rendering.ts';
import { messages as english } from '../../locales/en/messages.po?all';
import { messages as khmer } from '../../locales/km/messages.po?all';
import { fillCache } from './app/ssr/ssr-data.ts';
import { cacheSite } from './data/site-query.ts';
import { createServerTexts } from './app/ssr/server-texts.tsx';
import { SsrFrame } from './app/ssr/ssr-frame.tsx';
import { cacheCompanyPage } from './features/companies/company-queries.ts';
import { CompanyScreen } from './features/companies/company-screen.tsx';
import { JobDetailScreen } from './features/jobs/details/job-detail-screen.tsx';
import { cacheOccupations } from './features/jobs/occupations/occupation-queries.ts';
import { JobsScreen } from './features/jobs/list/jobs-screen.tsx';
import { LazyPreferencesCard } from './features/jobs/preferences/preference-parts.tsx';
import { PreferencesCard } from './features/jobs/preferences/preferences-card.tsx';
import { HomeScreen } from './features/site/home-screen.tsx';
import { RenderContext } from './language/render-context.ts';
import { setCleaner } from './ui/rich-text-view.tsx';

const translations = {
  eng: setupI18n({ locale: languageTags.eng, messages: { [languageTags.eng]: english } }),
  kh: setupI18n({ locale: languageTags.kh, messages: { [languageTags.kh]: khmer } }),
} as const;

LazyPreferencesCard.provide(PreferencesCard);

export const serverTexts: ServerTexts = createServerTexts(translations);

const root = createRootRoute({ component: SsrFrame });
const under = { getParentRoute: () => root } as const;
const routeTree = root.addChildren([
  createRoute({ ...under, path: '/', component: HomeScreen }),
  createRoute({ ...under, path: '/jobs', component: JobsScreen }),
  createRoute({ ...under, path: '/jobDetail/$id', component: JobDetailScreen }),
  createRoute({ ...under, path: '/company/$id', component: CompanyScreen }),
]);

/** React adds preload links for all pictures, which browsers find by themselves. */
const pictureLinks = /^(?:<link rel="preload"[^>]*>)+/;

export const createRenderer: CreateRenderer = ({ clean, site }) => {
  setCleaner(clean);
  return async ({ path, language, requestedLanguage, data, now }) => {
    const withLanguage = (url: URL): URL => {
      if (requestedLanguage && !url.searchParams.has(languageParameter))
        url.searchParams.set(languageParameter, requestedLanguage);
      return url;
    };
    const router = createRouter({
      routeTree,
      // Includes the language like all links; otherwise the router redirects to the URL that does.
      history: createMemoryHistory({
        initialEntries: [requestedLanguage ? `${path}?${languageParameter}=${requestedLanguage}` : path],
      }),
      rewrite: { output: ({ url }) => withLanguage(url) },
    });
    // Nothing becomes stale during rendering, and no timer outlives the page.
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } },
    });
    cacheSite(queryClient, site);
    fillCache(queryClient, data);
    cacheOccupations(queryClient, data);
    const { company, companyJobs } = data;
    if (company && companyJobs) cacheCompanyPage(queryClient, { company, companyJobs });
    await router.load();
    const html = renderToStaticMarkup(
      <I18nProvider i18n={translations[language]}>
        <QueryClientProvider client={queryClient}>
          <RenderContext value={{ requestedLanguage, now: () => now.getTime() }}>
            <RouterContextProvider router={router}>
              <Matches />
            </RouterContextProvider>
          </RenderContext>
        </QueryClientProvider>
      </I18nProvider>,
    );
    return html.replace(pictureLinks, '');
  };
};
