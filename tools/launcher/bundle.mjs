// Bundles one runnable project into dist/<project>: TypeScript through swc (decorator metadata), packages left outside.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { transform } from '@swc/core';

/** Threads of games (`games/<id>/…/x.thread.ts`) are built beside the program that starts them, as `x.thread.js`. */
const threadsOf = (folder) =>
  Object.fromEntries(globSync(`${folder}/**/*.thread.ts`).map((path) => [basename(path, '.ts'), path]));

const entries = {
  'apps/api': {
    main: 'apps/api/src/main.ts',
    ...threadsOf('apps/api/src/games'),
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
