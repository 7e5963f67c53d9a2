import { ensureInstalled, runOnPinnedNode } from './bootstrap.mjs';

ensureInstalled();
runOnPinnedNode('tools/launcher/test.ts', process.argv.slice(2));
