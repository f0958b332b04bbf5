/** A content security policy in the page itself, for the Android app: Capacitor serves its files without headers. */
import { type Plugin } from 'vite';

/** @param apiOrigin the server that the app calls; undefined for the website, whose server sends headers */
export function shellPolicy(apiOrigin: string | undefined): Plugin {
  const policy = [
    "default-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${apiOrigin}`,
    `connect-src 'self' ${apiOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return {
    name: 'shell-policy',
    transformIndexHtml: () =>
      apiOrigin
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              // Before everything that it is about.
              injectTo: 'head-prepend',
            },
          ]
        : [],
  };
}
