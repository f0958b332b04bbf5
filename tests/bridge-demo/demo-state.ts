/** What tests may read and set from outside: lifecycle log, guards, counters, the router and the shell. */
import type { AnyRouter } from '@tanstack/react-router';
import type { ShellController } from '#client/ionic-tanstack/shell-controller.ts';

export interface DemoState {
  /** Ionic's lifecycle events in order, as `page:event`. */
  log: string[];
  /** The /saved guard lets pass. */
  signedIn: boolean;
  /** The /form guard refuses after a delay. */
  denied: boolean;
  /** How often the job list has rendered. */
  listRenders: number;
  /** How often a page was asked whether it may be left. */
  blocks: number;
  /** How often the polling page has polled. */
  polls: number;
  /** Lets job 99 finish loading. */
  releaseSlowJob: () => void;
  slowJob: Promise<void>;
  /** Unmounts the whole shell and mounts it again. */
  remountShell: () => void;
  router: AnyRouter;
  shell: ShellController;
}

declare global {
  var demo: DemoState;
}

let releaseSlowJob = () => {};
const slowJob = new Promise<void>((resolve) => {
  releaseSlowJob = resolve;
});

globalThis.demo = Object.assign({} as DemoState, {
  log: [],
  signedIn: false,
  denied: false,
  listRenders: 0,
  blocks: 0,
  polls: 0,
  slowJob,
  releaseSlowJob,
  remountShell: () => {},
});

export const demo = globalThis.demo;
