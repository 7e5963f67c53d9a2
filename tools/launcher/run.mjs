// npm run arbitre -- …, npm run bench -- …: the command line, built when its sources changed, on the pinned Node.
import { ensureInstalled, runOnPinnedNode } from './bootstrap.mjs';

const [command, ...args] = process.argv.slice(2);
ensureInstalled();
runOnPinnedNode('tools/launcher/run.ts', [...(command === 'bench' ? ['bench'] : []), ...args]);
