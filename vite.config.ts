/** How the client and its service worker are built; the API is a process of its own. */
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { earlyScript } from './build/early-script.ts';
import { leanIonic } from './build/lean-ionic.ts';
import { linguiMacro } from './build/lingui-macro.ts';
import { oneIcon } from './build/one-icon.ts';
import { pageParts, sheetsChunk } from './build/page-parts.ts';
import { reactFile, reactFirst } from './build/react-first.ts';
import { shellPolicy } from './build/shell-policy.ts';
import { textParts } from './build/text-parts.ts';
import { manifest } from './build/web-manifest.ts';

const apiAddress = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** What both builds of the app need, for the browser and for the server (vite.ssr.config.ts). */
export const compile = () => [
  linguiMacro(),
  oneIcon(),
  react(),
  textParts(),
  lingui({ failOnMissing: false, failOnCompileError: true }),
];

/** Files of the first visit that parts import, too. */
const alreadyThere = new RegExp(`^assets/(${reactFile}|rolldown-runtime)-[\\w-]+\\.js$`);

export default defineConfig({
  plugins: [
    earlyScript(),
    shellPolicy(process.env['VITE_API_ORIGIN']),
    ...compile(),
    leanIonic(),
    reactFirst(),
    pageParts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The system takes the icons when it installs the app; the app itself shows none of them.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Khmer glyphs are cached at first use, so English readers never download them.
        // The operators' console and log-in are theirs alone: they come from the network.
        globIgnores: ['fonts/*khmer*', 'assets/{console,code-step,code-set-up}-*'],
        rollupFormat: 'iife',
      },
    }),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', '@tanstack/query-core'],
    // The router asks for a stand-in for what React 17 had not.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Otherwise `import { type A } from 'b'` becomes `import 'b'`, and b a part of what the app starts with.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has already is not named again for each part that comes later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !alreadyThere.test(file)),
    },
    rolldownOptions: {
      // Two files for the first visit instead of forty: small files compress badly, and each is a question to the network.
      output: {
        // Seven characters tell two builds of a file apart; the app's start names each of two hundred files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // An update of the app leaves it in the phone's cache.
            { name: reactFile, test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'app', tags: ['$initial'] },
            // What buttons of the first pages open, asked for at once (site/built-client.ts); with its own icons, so before them.
            {
              name: sheetsChunk,
              test: /client[\\/](app[\\/]menu|features[\\/]jobs[\\/]filters[\\/]filter)-sheet\.tsx$/,
            },
            // What most of the other pages draw, and their forms.
            {
              name: 'fields',
              test: /client[\\/]ui[\\/](fields|note|sticky-bar|confirm-dialog|text-link)[\\/.]/,
              minShareCount: 2,
            },
            // One file of what several other pages draw, instead of a file for each icon: small files compress badly.
            { name: 'icons', test: /^\0ionicon/, minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        // Ionic says so itself in nested package files that the bundler does not read; without it, 210 kB instead of 42.
        moduleSideEffects: [
          {
            sideEffects: false,
            test: /[\\/]node_modules[\\/](@ionic[\\/](core[\\/]components|react[\\/]dist)|ionicons|@stencil)[\\/].*\.js$/,
          },
        ],
      },
    },
  },
  server: {
    port: Number(process.env['CLIENT_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': apiAddress },
  },
});
