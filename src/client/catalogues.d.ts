/** What importing a message catalogue gives, after the build has compiled it. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
