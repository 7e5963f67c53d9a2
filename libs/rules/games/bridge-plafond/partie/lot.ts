import { commitmentTo } from '@arbitre/rules/kernel/lots/lots';

/** What lots of plafond are committed to for, beside those of other games. */
const PURPOSE = 'plafond-tables';

/** What is published before tables are drawn by that seed. */
export const plafondLotCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);
