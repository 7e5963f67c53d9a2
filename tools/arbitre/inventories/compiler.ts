import { createRequire } from 'node:module';
import type ts from 'typescript';

type Compiler = typeof ts;

let loaded: Compiler | null = null;
const load = (): Compiler => (loaded ??= createRequire(import.meta.url)('typescript') as Compiler);

/** TypeScript's parser, loaded when a source is first read: no other command needs it, nor does an installed program have it. */
export const compiler = new Proxy({} as Compiler, {
  get: (_, name) => load()[name as keyof Compiler],
});
