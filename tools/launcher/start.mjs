import { ensureInstalled, runOnPinnedNode } from './bootstrap.mjs';

ensureInstalled();
runOnPinnedNode('tools/launcher/start.ts', process.argv.slice(2));
