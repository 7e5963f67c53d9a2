import { ensureInstalled, runOnPinnedNode } from './bootstrap.mjs';

ensureInstalled();
runOnPinnedNode('tools/launcher/hostile.ts', process.argv.slice(2));
