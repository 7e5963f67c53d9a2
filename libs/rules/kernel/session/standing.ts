import type { SessionStanding } from './contract';

/** What a session says of the ranking whose deals say everything. */
export const NO_STANDING: SessionStanding = { awards: [], excluded: [], lots: {} };
