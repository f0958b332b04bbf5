/** What a phone is told about the installed app. */
import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Karngea',
  short_name: 'Karngea',
  description:
    'Find jobs in Cambodia and apply from your phone, even offline. ស្វែងរកការងារ និងដាក់ពាក្យពីទូរសព្ទ ទោះគ្មានអ៊ីនធឺណិត។',
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
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
