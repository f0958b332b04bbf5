/** The web app manifest. */
import type { ManifestOptions } from 'vite-plugin-pwa';

const png = 'image/png';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'ការងារ Karngea',
  short_name: 'Karngea',
  description:
    'Find jobs in Cambodia and apply from your phone, even offline. ស្វែងរកការងារ និងដាក់ពាក្យពីទូរសព្ទ ទោះគ្មានអ៊ីនធឺណិតក៏ដោយ។',
  lang: 'en',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#711B52',
  background_color: '#F6F2F5',
  categories: ['business', 'productivity'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  // Links to the site open the installed app.
  handle_links: 'preferred',
  // An ordinary page: the worker caches it, and logging in returns to it.
  share_target: {
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: png, purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: png, purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: png, purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Jobs · ការងារ',
      url: '/jobs?source=app',
      icons: [{ src: '/icons/shortcut-jobs-96.png', sizes: '96x96', type: png }],
    },
    {
      name: 'Saved jobs · ការងារដែលបានរក្សាទុក',
      short_name: 'Saved · រក្សាទុក',
      url: '/favJobs?source=app',
      icons: [{ src: '/icons/shortcut-saved-96.png', sizes: '96x96', type: png }],
    },
    {
      name: 'Applied jobs · ពាក្យសុំរបស់ខ្ញុំ',
      short_name: 'Applied · ពាក្យសុំ',
      url: '/appliedJobs?source=app',
      icons: [{ src: '/icons/shortcut-applied-96.png', sizes: '96x96', type: png }],
    },
    {
      name: 'Post a job · ប្រកាសការងារ',
      short_name: 'Post · ប្រកាស',
      url: '/createjob?source=app',
      icons: [{ src: '/icons/shortcut-post-96.png', sizes: '96x96', type: png }],
    },
  ],
  // Screenshots taken by `npm run install-pictures`.
  screenshots: [
    {
      src: '/screenshots/jobs.png',
      sizes: '780x1688',
      type: png,
      form_factor: 'narrow',
      label: 'Jobs from all over Cambodia',
    },
    {
      src: '/screenshots/job-khmer.png',
      sizes: '780x1688',
      type: png,
      form_factor: 'narrow',
      label: 'ព័ត៌មានពេញលេញអំពីការងារ',
    },
    {
      src: '/screenshots/jobs-wide.png',
      sizes: '1280x800',
      type: png,
      form_factor: 'wide',
      label: 'Search by industry, category, level and type',
    },
  ],
};
