/** Expands Lingui's macros with Babel, only in the files that use them: Vite's React plugin no longer includes Babel. */
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.tsx?(\?|$)/, exclude: /node_modules/ },
        code: /@lingui\/(core|react)\/macro/,
      },
      async handler(code, id) {
        const filename = id.split('?')[0] ?? id;
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
