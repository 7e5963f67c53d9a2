import { type RecordedEvent, streams } from '@arbitre/events';
import type { Transaction } from '../projector';
import { deleteFrom, insertInto, update } from '../table/statements';
import { sessionCounts } from './void-sessions';
import { roundTopTable } from './tables';

/**
 * What a batch says of the best score of one round of a game of Scrabble. `score` null: the round counts no more; undefined:
 * the batch did not say.
 */
type RoundTop = {
  readonly session: string;
  readonly competition: string;
  readonly round: number;
  score: number | null | undefined;
  closed: boolean;
};

/** Tops of rounds by session and round, and the games that were annulled. */
export type SessionTops = { readonly rounds: Map<string, RoundTop>; readonly annulled: Set<string> };

export const sessionTops = (): SessionTops => ({ rounds: new Map(), annulled: new Set() });

/** Events of a session that say what its top is; other games have some of these names in streams of deals. */
export const TOP_EVENTS: ReadonlySet<string> = new Set([
  'TopRetained',
  'RoundClosed',
  'RoundAnnulled',
  'GameEnded',
]);

type Data = { readonly round?: number; readonly score?: number; readonly annulled?: boolean };

/** Folds one event: what is retained counts once its round is closed, an annulled round or game not at all (SCR-TOUR-GAP-2). */
export const foldSessionTop = (tops: SessionTops, competition: string, event: RecordedEvent): void => {
  const session = streams.idIn('session', event.stream) ?? '';
  const { round = 0, score, annulled } = event.data as Data;
  if (event.type === 'GameEnded') {
    if (annulled === true) tops.annulled.add(session);
    return;
  }
  const key = `${session}\n${round}`;
  const top = tops.rounds.get(key) ?? { session, competition, round, score: undefined, closed: false };
  tops.rounds.set(key, top);
  if (event.type === 'TopRetained') Object.assign(top, { score, closed: false });
  else if (event.type === 'RoundAnnulled') Object.assign(top, { score: null, closed: false });
  else top.closed = true;
};

const forget = deleteFrom(roundTopTable, ['session', 'round']);
const retain = insertInto(roundTopTable, 'replace');
const close = update(roundTopTable, ['session', 'round'], 'closed = true');

type Retained = RoundTop & { readonly score: number };
const isRetained = (top: RoundTop): top is Retained => typeof top.score === 'number';

/** Writes down what the rounds of games are worth at most. */
export const rememberTops = async (tx: Transaction, tops: SessionTops): Promise<void> => {
  const rounds = [...tops.rounds.values()];
  await retain(tx, rounds.filter(isRetained));
  await close(
    tx,
    rounds.filter(({ score, closed }) => score === undefined && closed),
  );
  await forget(
    tx,
    rounds.filter(({ score }) => score === null),
  );
  if (tops.annulled.size > 0)
    await tx.run('DELETE FROM round_top WHERE session = ANY ($1::text[])', [[...tops.annulled]]);
};

/** What the games of a competition are worth at most, as far as they are played; null in a game that has no tops. */
export type EventTops = { readonly all: number; readonly bySession: ReadonlyMap<string, number> };

export const topsOf = async (tx: Transaction, competition: string): Promise<EventTops | null> => {
  const rows = await tx.rows<{ session: string; top: number }>(
    `SELECT session, coalesce(sum(score) FILTER (WHERE closed), 0)::int AS top FROM round_top
      WHERE competition = $1 AND ${sessionCounts('round_top')} GROUP BY session`,
    [competition],
  );
  if (rows.length === 0) return null;
  const bySession = new Map(rows.map(({ session, top }) => [session, top]));
  return { all: [...bySession.values()].reduce((sum, top) => sum + top, 0), bySession };
};
