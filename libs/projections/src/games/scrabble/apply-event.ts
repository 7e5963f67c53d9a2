import { competitionOf, type RecordedEvent, streams } from '@arbitre/events';
import type { ScrabbleData } from '@arbitre/rules/scrabble';
import type { Transaction } from '../../projector';
import { insertInto, insertNew } from '../../table/statements';
import { scrabbleGameTable, scrabbleRoundTable, soloTable } from './tables';

/** Data of the events that this model reads, by type. */
type Data = Pick<
  ScrabbleData,
  'TopRetained' | 'RoundAnnulled' | 'GameEnded' | 'ResultsAnnounced' | 'SoloAwarded' | 'SoloWithdrawn'
>;
export type SoloEventType = keyof Data;

type Where = {
  readonly session: string;
  readonly competition: string;
  readonly position: bigint;
  readonly time: string;
};
type Apply<Type extends SoloEventType> = (
  tx: Transaction,
  data: Data[Type],
  where: Where,
) => Promise<unknown>;

const retain = insertInto(scrabbleRoundTable, 'replace');
const award = insertInto(soloTable, 'replace');
const moveOn = insertNew(scrabbleGameTable, {}, 'replace');

const APPLY: { readonly [Type in SoloEventType]: Apply<Type> } = {
  TopRetained: (tx, top, { session }) => retain(tx, [{ ...top, session }]),
  RoundAnnulled: (tx, { round }, { session }) =>
    tx.run('DELETE FROM scrabble_round WHERE session = $1 AND round = $2', [session, round]),
  GameEnded: async (tx, { rounds, annulled }, { session }) => {
    await tx.run('DELETE FROM scrabble_round WHERE session = $1 AND ($3 OR round > $2)', [
      session,
      rounds,
      annulled,
    ]);
    await tx.run('UPDATE scrabble_game SET annulled = $2 WHERE session = $1', [session, annulled]);
  },
  ResultsAnnounced: (tx, { players, at }, { session }) =>
    tx.run('UPDATE scrabble_game SET players = $2, announced_at = $3 WHERE session = $1', [
      session,
      players,
      at,
    ]),
  SoloAwarded: (tx, solo, { time, ...where }) => award(tx, [{ ...solo, ...where, awardedAt: time }]),
  SoloWithdrawn: (tx, { round }, { session }) =>
    tx.run('DELETE FROM solo WHERE session = $1 AND round = $2', [session, round]),
};

export const SOLO_EVENTS = Object.keys(APPLY) as readonly SoloEventType[];

const isSoloEvent = (type: string): type is SoloEventType => Object.hasOwn(APPLY, type);

/**
 * Applies an event of a game of Scrabble. Other orders share names of events: only sessions that were opened as games of
 * Scrabble have a row, and the rest is passed over. @returns whether a row may have changed
 */
export const applySoloEvent = async (tx: Transaction, event: RecordedEvent): Promise<boolean> => {
  const session = streams.idIn('session', event.stream) ?? '';
  const competition = competitionOf(event.stream) ?? '';
  const where = { session, competition, position: event.position, time: event.metadata.time };
  if (event.type === 'SessionOpened') {
    if ((event.data as { readonly game: string }).game !== 'scrabble') return false;
    await moveOn(tx, [where]);
    return true;
  }
  if (!isSoloEvent(event.type)) return false;
  const known = await tx.rows('SELECT 1 FROM scrabble_game WHERE session = $1', [session]);
  if (known.length === 0) return false;
  await (APPLY[event.type] as Apply<SoloEventType>)(tx, event.data as Data[SoloEventType], where);
  await moveOn(tx, [where]);
  return true;
};
