import { isRecord } from '../act-shape';
import type { Games } from '../games';
import type { RecordSetup, SessionRecordSetup } from './record';

type Line = Readonly<Record<string, unknown>>;

const ofSession = ({ session, setup = {} }: Line): SessionRecordSetup | null =>
  typeof session === 'string' && isRecord(setup) ? { session, setup } : null;

/** A game that is nothing but its sessions is named as every game is: `{"game":"scrabble","ruleset":"scrabble@1"}`. */
const ofGameWithoutDeals = (games: Games, { game, ruleset, setup }: Line): SessionRecordSetup | null => {
  if (typeof ruleset !== 'string' || games.gameOf(ruleset) !== null) return null;
  return games.sessionRulesOf(ruleset)?.game === game
    ? ofSession({ session: ruleset, ...(setup === undefined ? {} : { setup }) })
    : null;
};

const isDealSetup = (line: Line): boolean =>
  ['game', 'ruleset', 'policy'].every((field) => typeof line[field] === 'string') &&
  (line.grain === undefined || typeof line.grain === 'string') &&
  isRecord(line.setup);

/** The first line of a record, or null when it is none: that of a deal, or of a session. */
export const readSetupLine = (games: Games, line: unknown): RecordSetup | SessionRecordSetup | null => {
  if (!isRecord(line)) return null;
  if ('session' in line) return ofSession(line);
  return ofGameWithoutDeals(games, line) ?? (isDealSetup(line) ? (line as RecordSetup) : null);
};
