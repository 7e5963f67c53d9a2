// Bundles one runnable project into dist/<project>: TypeScript through swc (decorator metadata), packages left outside.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { transform } from '@swc/core';

const entries = {
  'apps/api': {
    main: 'apps/api/src/main.ts',
    'compile-trial-list': 'apps/api/src/words/compile-trial-list.ts',
  },
  'apps/worker': { main: 'apps/worker/src/main.ts' },
  tools: {
    arbitre: 'tools/arbitre/main.ts',
    eventstore: 'tools/eventstore/src/main.ts',
    'storage-worker': 'tools/eventstore/src/storage/worker.ts',
  },
};

const swcDecorators = {
  name: 'swc-decorators',
  setup(plugin) {
    plugin.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        filename: path,
        sourceMaps: 'inline',
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

const project = process.argv[2];
await build({
  entryPoints: entries[project],
  outdir: `dist/${project}`,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  tsconfig: 'tsconfig.base.json',
  plugins: [swcDecorators],
});
