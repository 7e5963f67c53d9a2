import type { CommandContext } from '@arbitre/events';
import { firstRole, type Viewer } from './viewers';

/** What is only asked about, as whoever asks would write it; nothing is written under it. */
export const unwrittenBy = async (viewer: Viewer): Promise<CommandContext> => ({
  commandId: '',
  actor: { id: viewer.id, role: firstRole(await viewer.granted()).toLowerCase() },
  ...(viewer.demo ? {} : { authority: 'recorded' as const }),
  ...(viewer.program === null ? { granted: () => viewer.granted() } : { within: viewer.program.grants }),
  time: new Date().toISOString(),
});
