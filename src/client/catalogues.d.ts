/** What importing a part of a message catalogue gives, after the build has compiled it (build/text-parts.ts). */
declare module '*.po?all' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?first' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?rest' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
