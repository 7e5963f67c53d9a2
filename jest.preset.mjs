import { readFileSync } from 'node:fs';

const { compilerOptions } = JSON.parse(
  readFileSync(new URL('./tsconfig.base.json', import.meta.url), 'utf8'),
);
const root = new URL('.', import.meta.url).pathname;

/** The Jest settings of every project: native ES modules, TypeScript through swc, the workspace's path aliases. */
export const preset = {
  testEnvironment: 'node',
  // Jest runs a file in a context where each look at a global costs a hundred times what it costs elsewhere: packages are given those
  // that none of them calls something of its own by.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Object', 'Symbol'],
  testMatch: ['<rootDir>/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['js', 'ts', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([alias, [path]]) => [
      `^${alias.replace('*', '(.+)')}$`,
      root + path.slice(2).replace('*', '$1'),
    ]),
  ),
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          experimental: { keepImportAttributes: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
