import { transform } from '@swc/core';
import { build, type Plugin } from 'esbuild';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file keeps its own place: benches start programs and read files that lie beside their sources. */
const inPlace: Plugin = {
  name: 'in-place',
  setup: (plugin) => {
    plugin.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      const { code } = await transform(source, {
        filename: path,
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

/** Builds a bench from its sources and loads it. */
export const loadBench = async (area: string, entry: string): Promise<Readonly<Record<string, unknown>>> => {
  const outfile = join(root, 'dist/bench', `${area}.mjs`);
  await mkdir(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.base.json'),
    plugins: [inPlace],
  });
  return (await import(pathToFileURL(outfile).href)) as Readonly<Record<string, unknown>>;
};
