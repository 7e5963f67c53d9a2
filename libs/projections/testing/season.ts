import {
  competitionStream,
  dealId,
  dealStream,
  sessionId,
  sessionStream,
  type RecordedEvent,
} from '@arbitre/events';
import type { RulingWithdrawn, Seating, SessionScored } from '@arbitre/rules';

const metadata = (index: number): RecordedEvent['metadata'] => ({
  $correlationId: `command-${index}`,
  $causationId: `command-${index}`,
  actor: { id: 'scorer', role: 'club' },
  time: new Date(Date.UTC(2026, 10, 21, 18, 0, index)).toISOString(),
  commandId: `command-${index}`,
  hash: '0'.repeat(64),
  previousHash: '0'.repeat(64),
});

/** A log in the making: gives each event its revision and a sparse position. */
export class LogBook {
  readonly events: RecordedEvent[] = [];
  private readonly revisions = new Map<string, number>();

  constructor(private position = 0n) {}

  append(stream: string, type: string, data: unknown): RecordedEvent {
    const index = this.events.length;
    const revision = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, revision);
    // Positions are byte offsets in a real log: they grow, with gaps.
    this.position += 100n + BigInt((index * 37) % 90);
    const id = `event-${index}-${stream}`;
    const event = { id, stream, revision, position: this.position, type, data, metadata: metadata(index) };
    this.events.push(event);
    return event;
  }

  get end(): bigint {
    return this.position;
  }
}

export type Tournament = {
  readonly id: string;
  readonly pairs: number;
  readonly method?: 'matchpoints' | 'butler';
  readonly scoring?: Readonly<Record<string, unknown>>;
};

/** What is said anew of a tournament: how it is ranked, and what else. */
export const revise = (
  log: LogBook,
  { id, method = 'matchpoints', scoring }: Omit<Tournament, 'pairs'>,
  region = 'Nord',
): void => {
  const about = {
    ...{ name: `Tournoi ${id}`, region, method, startsOn: '2026-11-21' },
    ...(scoring === undefined ? {} : { scoring }),
  };
  log.append(competitionStream(id), 'CompetitionRevised', { ...about, reason: 'typed wrong' });
};

const pairId = (number: number): string => `pair-${number}`;

export const openTournament = (
  log: LogBook,
  { id, pairs, method = 'matchpoints', scoring }: Tournament,
): void => {
  const stream = competitionStream(id);
  const game = { game: 'bridge', ruleset: 'bridge-duplicate@1' };
  log.append(stream, 'CompetitionOpened', {
    name: `Tournoi ${id}`,
    ...game,
    region: 'Nord',
    method,
    startsOn: '2026-11-21',
    ...(scoring === undefined ? {} : { scoring }),
  });
  for (let number = 1; number <= pairs; number++)
    log.append(stream, 'EntryRegistered', {
      id: pairId(number),
      number,
      kind: 'pair',
      members: number === 1 ? ['1', '2'] : [],
      field: number % 2 === 1 ? 'NS' : 'EW',
      ...(number % 3 === 0 ? { club: 'Cercle' } : {}),
    });
};

export const place = (board: number, table: number) => ({
  session: 1,
  round: board,
  table: String(table),
  board,
});
export const dealOf = (competition: string, board: number, table: number): string =>
  dealId(competition, place(board, table));

const pairsAt = (table: number): Seating => {
  const [ns, ew] = [pairId(table * 2 - 1), pairId(table * 2)];
  return { N: ns, S: ns, E: ew, W: ew };
};

/** `seating`: others than the pairs of that table. */
export const openDeal = (
  log: LogBook,
  competition: string,
  board: number,
  table: number,
  seating = pairsAt(table),
): string => {
  const deal = dealOf(competition, board, table);
  log.append(dealStream(deal), 'DealOpened', {
    competition,
    game: 'bridge',
    ruleset: 'bridge-duplicate@1',
    policy: 'observed',
    grain: 'result',
    place: place(board, table),
    seating,
    setup: { dealer: 'N', vulnerable: [] },
  });
  return deal;
};

export const score = (log: LogBook, deal: string, points: number): RecordedEvent =>
  log.append(dealStream(deal), 'DealScored', {
    notation: `score ${points}`,
    result: { tricks: Math.abs(points) % 14 },
    scores: { NS: points, EW: -points },
  });

export const correct = (log: LogBook, deal: string, points: number): void => {
  log.append(dealStream(deal), 'ResultCorrected', {
    reason: 'misread slip',
    from: 'x',
    act: { do: 'record-result' },
  });
  score(log, deal, points);
};

export const rule = (log: LogBook, deal: string, side: 'NS' | 'EW', percent: number): RecordedEvent =>
  log.append(dealStream(deal), 'RulingGiven', {
    article: 'BD-L12',
    reason: 'board fouled',
    adjustments: { [side]: { kind: 'artificial', percent } },
  });

/** `adjustments`: what the other rulings of the deal give. */
export const withdraw = (
  log: LogBook,
  deal: string,
  ruling: string,
  adjustments: RulingWithdrawn['data']['adjustments'],
): RecordedEvent =>
  log.append(dealStream(deal), 'RulingWithdrawn', {
    ...{ ruling, reason: 'another pair', adjustments, scored: false },
  });

/** Opens a session of a competition; gives its id. */
export const openSession = (log: LogBook, competition: string, number = 1): string => {
  const session = sessionId(competition, number);
  const game = { game: 'whist-militaire', ruleset: 'whist-militaire@1' };
  log.append(sessionStream(session), 'SessionOpened', { competition, number, ...game, setup: {} });
  return session;
};

export const scoreSession = (
  log: LogBook,
  session: string,
  data: Partial<SessionScored['data']>,
): RecordedEvent => log.append(sessionStream(session), 'SessionScored', { awards: [], ...data });

/** `+3` for an entry under a key. */
export const sessionAward = (key: string, entry: string, points: number, won?: number) => ({
  key,
  entry,
  value: { num: points, den: 1 },
  ...(won === undefined ? {} : { counts: { won } }),
});

/** A game of Scrabble: retained words, a round that falls, solos given and taken back, results. */
const playScrabble = (log: LogBook, competition: string, number: number): void => {
  const stream = sessionStream(sessionId(competition, number));
  const game = { game: 'scrabble', ruleset: 'scrabble@1', setup: {} };
  const solo = (round: number, entry: string, points: number) => ({
    ...{ round, entry, score: 60, points, place: '5D', word: 'EXPLOITE' },
  });
  log.append(stream, 'SessionOpened', { competition, number, ...game });
  for (const round of [1, 2, 3])
    log.append(stream, 'TopRetained', { round, place: 'H4', word: 'JOUEUSE', score: 90 + round });
  log.append(stream, 'SoloAwarded', solo(1, pairId(1), 10));
  log.append(stream, 'SoloAwarded', solo(2, pairId(2), 10));
  log.append(stream, 'SoloAwarded', solo(1, pairId(3), 0));
  log.append(stream, 'SoloWithdrawn', { round: 2, entry: pairId(2) });
  for (const round of [1, 2, 3]) log.append(stream, 'RoundClosed', { round, missing: [] });
  log.append(stream, 'RoundAnnulled', { round: 3 });
  log.append(stream, 'ResultsAnnounced', { players: 3, at: '2026-11-21T20:00:00.000Z' });
};

/** A penalty given, changed and lifted, boxes beside deals and without, lots, and an entry that is out. */
const playSession = (log: LogBook, competition: string, boards: number): void => {
  const session = openSession(log, competition);
  const penalty = (points: number) => ({ awards: [sessionAward('penalty-1', pairId(1), points)] });
  scoreSession(log, session, penalty(-10));
  scoreSession(log, session, {
    awards: [1, boards + 1].map((b) => sessionAward(`r${b}-t1-b${b}`, pairId(2), 7, 1)),
  });
  log.append(sessionStream(session), 'PlayerSeated', { player: 'x', game: 1, table: 'A', seat: 'N' });
  scoreSession(log, session, penalty(-20));
  scoreSession(log, session, {
    awards: [sessionAward('round-1', pairId(3), 5)],
    withdrawn: [{ key: 'penalty-1', entry: pairId(1) }],
    lots: { [pairId(1)]: 2, [pairId(2)]: 1 },
  });
  scoreSession(log, session, { excluded: [{ entry: pairId(4), article: 'WM-R4.2', reason: 'cheated' }] });
  log.append(sessionStream(session), 'SessionClosed', { reason: 'played' });
  openSession(log, competition, 2);
  playScrabble(log, competition, 3);
};

/** Tournaments played side by side, with calls and cards, sessions, corrections, rulings, a withdrawal and an end. */
export const playSeason = (
  tournaments: readonly Tournament[],
  boards: number,
  log: LogBook = new LogBook(),
): LogBook => {
  for (const tournament of tournaments) openTournament(log, tournament);
  for (let board = 1; board <= boards; board++)
    for (const { id, pairs } of tournaments)
      for (let table = 1; table * 2 <= pairs; table++) {
        const deal = openDeal(log, id, board, table);
        log.append(dealStream(deal), 'CallMade', { seat: 'N', call: 'Pass' });
        score(log, deal, ((board * 7 + table * 13 + id.length) % 12) * 50 - 250);
      }
  for (const { id } of tournaments) playSession(log, id, boards);
  for (const { id } of tournaments) {
    correct(log, dealOf(id, 1, 1), 420);
    rule(log, dealOf(id, 1, 2), 'NS', 60);
    rule(log, dealOf(id, 1, 2), 'EW', 40);
    correct(log, dealOf(id, 1, 2), -50);
    log.append(competitionStream(id), 'EntryWithdrawn', {
      ...{ entry: pairId(1), reason: 'ill', results: 'struck' },
    });
    log.append(competitionStream(id), 'WithdrawalRevised', {
      ...{ entry: pairId(1), results: 'stand', reason: 'played more than half' },
    });
    log.append(competitionStream(id), 'CompetitionClosed', { reason: 'played' });
  }
  return log;
};

/** Publishes a ranking of which every entry has so many points. */
export const publish = (
  log: LogBook,
  competition: string,
  number: number,
  totals: Readonly<Record<string, number>>,
  correctableUntil?: string,
): RecordedEvent =>
  log.append(competitionStream(competition), 'RankingPublished', {
    ...{ number, asOf: log.end.toString(), ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
    ...{ finality: 'provisional', hash: '0'.repeat(64) },
    rows: Object.entries(totals).map(([entry, num], index) => ({
      ...{ entry, field: '', rank: index + 1, tiedWith: 0, total: { num, den: 1 }, deals: 1, counts: {} },
    })),
    ...(correctableUntil === undefined ? {} : { correctableUntil }),
  });
