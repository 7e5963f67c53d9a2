import { ensureInstalled, runOnPinnedNode } from './bootstrap.mjs';

ensureInstalled();
runOnPinnedNode('tools/launcher/fuzz.ts', process.argv.slice(2));
