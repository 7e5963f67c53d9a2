import { competitionStream, dealId, dealStream, type RecordedEvent } from '@arbitre/events';

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
};

const pairId = (number: number): string => `pair-${number}`;

export const openTournament = (log: LogBook, { id, pairs, method = 'matchpoints' }: Tournament): void => {
  const stream = competitionStream(id);
  const game = { game: 'bridge', ruleset: 'bridge-duplicate@1' };
  log.append(stream, 'CompetitionOpened', {
    name: `Tournoi ${id}`,
    ...game,
    region: 'Nord',
    method,
    startsOn: '2026-11-21',
  });
  for (let number = 1; number <= pairs; number++)
    log.append(stream, 'EntryRegistered', {
      id: pairId(number),
      number,
      kind: 'pair',
      name: `Paire ${number}`,
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

export const openDeal = (log: LogBook, competition: string, board: number, table: number): string => {
  const [ns, ew] = [pairId(table * 2 - 1), pairId(table * 2)];
  const deal = dealOf(competition, board, table);
  log.append(dealStream(deal), 'DealOpened', {
    competition,
    game: 'bridge',
    ruleset: 'bridge-duplicate@1',
    policy: 'observed',
    grain: 'result',
    place: place(board, table),
    seating: { N: ns, S: ns, E: ew, W: ew },
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

/** Tournaments played side by side, with calls and cards, corrections, rulings, a withdrawal and an end. */
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
  for (const { id } of tournaments) {
    correct(log, dealOf(id, 1, 1), 420);
    rule(log, dealOf(id, 1, 2), 'NS', 60);
    rule(log, dealOf(id, 1, 2), 'EW', 40);
    correct(log, dealOf(id, 1, 2), -50);
    log.append(competitionStream(id), 'EntryWithdrawn', { entry: pairId(1), reason: 'ill' });
    log.append(competitionStream(id), 'CompetitionClosed', { reason: 'played' });
  }
  return log;
};
