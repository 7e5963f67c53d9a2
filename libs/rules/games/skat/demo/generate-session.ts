import type { DemoDeal, DemoSession, DemoSitting } from '@arbitre/rules/kernel/demo';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type { Seating } from '@arbitre/rules/kernel/deal/contract';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { SkatAct } from '../acts';
import type { Running } from '../score-sheet/sheet';
import { type SkatSetup, readSetup } from '../setup';
import { type SeatedTable, seatedInOrder } from '../tournament/tables';
import type { TournamentAct } from '../tournament/acts';
import { type Incident, playDemoDeal } from './play-deal';

export type DemoSkatDeal = DemoDeal<SkatSetup, SkatAct>;
export type DemoSkatSession = DemoSession<SkatSetup, SkatAct, TournamentAct>;
type Step = DemoSitting<TournamentAct>['steps'][number];

const DAY = '2026-06-06';
const PLAYERS = 7;
const SERIES = 2;
/** Three rounds at either table; a full series has twelve (SKWO-7.2-GAP-5). */
const DEALS = { four: 12, three: 9 } as const;

/** Some deals have something for the table or for the rules. */
const INCIDENTS: readonly Incident[] = [
  ...Array<Incident>(8).fill('none'),
  ...(['sheet-only', 'sheet-only', 'claim', 'claim', 'conceded', 'revoke'] as const),
];

const NOTICE = {
  organiser: 'Club de skat du Nord',
  series: SERIES,
  deals: DEALS,
  minutes: 45,
  entryFee: 500,
  income: 'Prix et location de la salle',
  exclusion: 'Infraction volontaire aux règles',
  conciliation: 'La fédération',
  signatures: ['director'],
  control: 'La direction vérifie chaque liste',
  sanctions: '50 points pour un retard',
  lists: 'La place 1 tient la liste, la place 3 une seconde',
  stake: '0',
  material: 'Cartes neuves de l’organisateur',
  lostGameFee: 50,
};

const SETUP = { organiser: 'club', direction: ['director'], referees: ['referee'] };

type Played = {
  readonly deals: readonly DemoSkatDeal[];
  readonly figures: Readonly<Record<string, Running>>;
  readonly passed: number;
};

/** Who has which part in a deal: the dealer of four sits out, the dealer of three is rearhand (SKAT-3.2-GAP-1). */
const seatingOf = (seats: readonly string[], dealer: number): Seating => {
  const at = (step: number): string => seats[(dealer - 1 + step) % seats.length] ?? '';
  const players = { forehand: at(1), middlehand: at(2), rearhand: at(3) };
  return seats.length === 3 ? players : { ...players, dealer: at(0) };
};

const setupOf = (deal: number, players: number): SkatSetup => {
  const reading = readSetup({ deal, players });
  if (!reading.ok) throw new RangeError(`demo setup refused: ${JSON.stringify(reading.violation)}`);
  return reading.setup;
};

/** All deals of one list, with the figures of its foot. */
const playList = (series: number, { table, seats }: SeatedTable, random: Seeded): Played => {
  const figures = new Map(seats.map((entry) => [entry, { points: 0, won: 0, lost: 0 }]));
  let passed = 0;
  const deals = Array.from(
    { length: seats.length === 3 ? DEALS.three : DEALS.four },
    (_, index): DemoSkatDeal => {
      const board = index + 1;
      const setup = setupOf(board, seats.length);
      const seating = seatingOf(seats, setup.dealer);
      const incident = INCIDENTS[random(INCIDENTS.length)] ?? 'none';
      const { grain, acts, score } = playDemoDeal(setup, random, incident);
      const declarer = Object.entries(score.scores).find(([, points]) => points !== 0);
      const own = figures.get(seating[declarer?.[0] ?? ''] ?? '');
      if (declarer === undefined || own === undefined) passed++;
      else {
        own.points += declarer[1];
        if (declarer[1] > 0) own.won++;
        else own.lost++;
      }
      return {
        place: { session: 1, round: series, table, board },
        seating,
        policy: 'observed',
        grain,
        setup,
        acts,
      };
    },
  );
  return { deals, figures: Object.fromEntries(figures), passed };
};

const checkIn = (entry: string): TournamentAct => ({
  do: 'check-in',
  entry,
  holder: entry,
  paid: true,
  noticeRead: true,
});

/** From the signatures on, what a table does with its finished list. */
const closing = (
  series: number,
  { table, seats }: SeatedTable,
  { deals, figures, passed }: Played,
): readonly TournamentAct[] => [
  {
    do: 'close-list',
    series,
    table,
    totals: { deals: deals.length, passed, struck: 0, players: figures },
    signatures: seats,
  },
  { do: 'hand-in-list', series, table, cards: seats },
];

/** A dispute at the first table, as it happens in any hall: called, decided, and accepted. */
const dispute = (series: number, { table, seats }: SeatedTable): readonly Step[] => [
  {
    role: 'club',
    acts: [{ do: 'call-referee', series, table, by: seats[0] ?? '', matter: 'Couleur non fournie, donne 2' }],
  },
  {
    role: 'arbiter',
    acts: [
      {
        do: 'decide-case',
        case: 1,
        by: 'referee',
        articles: ['SKAT-4.2.3.a', 'SKAT-4.1.4'],
        decision: 'Le jeu est perdu pour le camp fautif',
      },
    ],
  },
];

const takeSeats = (series: number, tables: readonly SeatedTable[]): readonly TournamentAct[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((entry, index) => ({ do: 'take-seat', series, table, seat: index + 1, entry, card: series })),
  );

type SeriesPlay = { readonly deals: readonly DemoSkatDeal[]; readonly steps: readonly Step[] };

const playSeries = (series: number, players: readonly string[], random: Seeded): SeriesPlay => {
  const order = shuffled(players, random);
  const tables = seatedInOrder(order) ?? [];
  const lists = tables.map((table) => ({ table, played: playList(series, table, random) }));
  const [first] = tables;
  return {
    deals: lists.flatMap(({ played }) => played.deals),
    steps: [
      { role: 'club', acts: [{ do: 'draw-seats', series, by: 'lot', order }, ...takeSeats(series, tables)] },
      ...(series === 1 && first !== undefined ? dispute(series, first) : []),
      {
        role: 'club',
        played: series,
        acts: lists.flatMap(({ table, played }) => closing(series, table, played)),
      },
      { role: 'arbiter', acts: [{ do: 'close-series', series }] },
    ],
  };
};

/**
 * A tournament of seven players over two series, at a table of four and one of three, drawn from a seed: the demo season's
 * skat. Pure: the same seed gives the same tournament.
 */
export const generateSession = (seed: number): DemoSkatSession => {
  const random = seeded(seed);
  const entries = Array.from({ length: PLAYERS }, (_, index): Entry => ({
    id: `player-${index + 1}`,
    number: index + 1,
    kind: 'player',
    members: [],
  }));
  const players = entries.map(({ id }) => id);
  const series = Array.from({ length: SERIES }, (_, index) => playSeries(index + 1, players, random));
  const opening: Step = {
    role: 'club',
    acts: [{ do: 'publish-notice', notice: NOTICE }, ...players.map(checkIn)],
  };
  const end: Step = { role: 'club', acts: [{ do: 'announce-results' }] };
  return {
    game: 'skat',
    ruleset: 'skat@1',
    method: 'skat-seeger-fabian',
    startsOn: DAY,
    entries,
    deals: series.flatMap(({ deals }) => deals),
    sittings: [
      {
        number: 1,
        setup: SETUP,
        steps: [opening, ...series.flatMap(({ steps }) => steps), end],
        closing: 'Tournoi terminé',
      },
    ],
  };
};
