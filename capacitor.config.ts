/** The Android app around the built client: `npm run android:sync` reads it, docs/android.md explains it. */
import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'com.karngea.app',
  appName: 'Karngea',
  webDir: 'dist/client',
  backgroundColor: '#F6F2F5',
  // The page draws under the phone's bars and keeps clear of them by `env(safe-area-inset-*)`.
  android: { adjustMarginsForEdgeToEdge: 'disable' },
  // Phones before Android 15 can keep the bar apart; there the page colours it (client/app/start/native-shell.ts).
  plugins: { StatusBar: { overlaysWebView: false, style: 'DARK', backgroundColor: '#711B52' } },
};

export default config;
