/**
 * Leaves out of the app what only a server reads of a call's declaration: its sentence for OpenAPI, who may make it,
 * and the schemas of what goes in, which bring the larger part of zod along. `client/data/api.ts` reads the rest.
 */
import type { Plugin } from 'vite';

/** What the app reads of `endpoint({...})`. */
const kept = new Set(['method', 'path', 'reply']);

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};
type Property = Node & { readonly key?: { readonly name?: string } };
type Call = Node & {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
};
type Exported = Node & {
  readonly declaration?: { readonly declarations?: readonly { readonly init: Call }[] };
};

/** The calls of `endpoint` among a module's exports. */
const declarationsIn = (program: { readonly body: readonly unknown[] }): Call[] =>
  (program.body as readonly Exported[])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .map(({ init }) => init)
    .filter((init) => init?.type === 'CallExpression' && init.callee.name === 'endpoint');

export function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]contract[\\/][\w-]+\.ts$/, code: /= endpoint\(/ },
      handler(code) {
        let lean = code;
        // From the last to the first, so that the places before stay where they are.
        for (const { arguments: given } of declarationsIn(this.parse(code, { lang: 'ts' })).toReversed()) {
          const [definition] = given;
          if (definition?.type !== 'ObjectExpression')
            this.error('endpoint() is given something else than an object');
          const said = (definition.properties ?? []).filter(({ key }) => kept.has(key?.name ?? ''));
          const short = said.map(({ start, end }) => code.slice(start, end)).join(', ');
          lean = `${lean.slice(0, definition.start)}{ ${short} }${lean.slice(definition.end)}`;
        }
        return { code: lean, map: null };
      },
    },
  };
}
