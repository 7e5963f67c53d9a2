import { type Exact, fraction } from '@arbitre/rules';
import type {
  FiledEntry,
  FiledEvent,
  FiledResult,
  FiledRow,
  Written,
} from '@arbitre/rules/games/bridge/event-file';
import { linRecord } from '@arbitre/rules/games/bridge/lin';
import { formatUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { element, type Tree, xmlText } from './write-xml';

/** What the kind of an event is called; the format has none for victory points of pairs or boards won. */
const KINDS: Readonly<Record<string, string>> = {
  matchpoints: 'MP_PAIRS',
  butler: 'BUTLER_PAIRS',
  'cross-imps': 'CROSS_IMPS',
  'victory-points': 'SWISS_TEAMS',
  'team-imps': 'TEAMS_OF_FOUR',
  'total-points': 'AGGREGATE',
};

const POINTS: Readonly<Record<string, string>> = {
  butler: 'BUTLER_POINTS',
  'cross-imps': 'CROSS_IMP_POINTS',
};

export type UsebioChoices = {
  /** Calls and cards as LIN in the lines of the results (BD-USEBIO-GAP-1). */
  readonly course?: boolean;
};

const directionOf = ({ field }: FiledEntry): string => /(?:^|-)(NS|EW)$/.exec(field)?.[1] ?? '';
const sectionOf = ({ field }: FiledEntry): string => field.replace(/-?(?:NS|EW)$/, '');
/** In two-winner events number and direction are the pair (BD-USEBIO-6). */
const numberOf = (entry: FiledEntry): string => `${entry.number}${directionOf(entry)}`;

const printed = (value: Exact | null, decimals: number): string =>
  value === null ? '' : fraction.toDecimal(value, decimals);

const PLAYERS = 2;

const playersOf = ({ names }: FiledEntry): readonly Tree[] =>
  Array.from({ length: Math.max(PLAYERS, names.length) }, (_, at) =>
    element('PLAYER', [element('PLAYER_NAME', names[at] ?? ''), element('NATIONAL_ID_NUMBER', '')]),
  );

/** Place, totals and boards as they are published; `=` for who shares a place (BD-USEBIO-10). */
const rankOf = (row: FiledRow | undefined, { unit, decimals }: FiledEvent): readonly Tree[] => {
  if (row === undefined) return [];
  const percent = unit === 'percent';
  return [
    element('TOTAL_SCORE', percent ? printed(row.points, 2) : printed(row.total, decimals)),
    ...(percent ? [element('PERCENTAGE', printed(row.total, decimals))] : []),
    element('PLACE', `${row.rank}${row.tied ? '=' : ''}`),
    element('BOARDS_PLAYED', String(row.boards)),
  ];
};

const participant = (entry: FiledEntry, event: FiledEvent): Tree => {
  const row = event.ranking.find((each) => each.entry.id === entry.id);
  const rank = rankOf(row, event);
  return entry.kind === 'team'
    ? element('TEAM', [
        ...[element('TEAM_ID', String(entry.number)), element('TEAM_NAME', `Team ${entry.number}`)],
        ...[...rank, ...playersOf(entry)],
      ])
    : element('PAIR', [
        ...[element('PAIR_NUMBER', numberOf(entry)), element('DIRECTION', directionOf(entry))],
        ...[...rank, ...playersOf(entry)],
      ]);
};

const participants = (entries: readonly FiledEntry[], event: FiledEvent): Tree =>
  element(
    'PARTICIPANTS',
    entries.map((entry) => participant(entry, event)),
    { EVENT_TYPE: KINDS[event.method] ?? 'PAIRS' },
  );

/** Two digits of percent to a side. */
const twoDigits = (percent: number): string =>
  String(Math.min(99, Math.max(0, Math.round(percent)))).padStart(2, '0');

/** `A6040` for percentages, the assigned score alone, else what the ruling is worth in percent (BD-USEBIO-9). */
const awardedScore = ({ awarded, worth }: FiledResult): string => {
  const [ns, ew] = [awarded?.adjustments.NS, awarded?.adjustments.EW];
  if (ns?.kind === 'assigned' && ew?.kind === 'assigned' && ns.score === -ew.score) return String(ns.score);
  const percent = (side: 'NS' | 'EW'): string => {
    const given = side === 'NS' ? ns : ew;
    if (given?.kind === 'artificial') return twoDigits(given.percent);
    const value = worth[side]?.value;
    return twoDigits(value === undefined ? 50 : value.num / value.den);
  };
  return `A${percent('NS')}${percent('EW')}`;
};

/** What the table wrote; nothing of it beside an assigned score, which would not be that of the contract. */
const tableOf = ({ result, awarded, lead, scores }: FiledResult): readonly Tree[] => {
  if (awarded !== null || result === null) return [];
  const score = element('SCORE', String(scores?.NS ?? 0));
  if (result === 'passed-out') return [element('CONTRACT', 'PASS'), score];
  const { contract, tricks } = result;
  return [
    element('CONTRACT', formatUndertaking(contract)),
    element('PLAYED_BY', contract.declarer),
    ...(lead === null ? [] : [element('LEAD', `${lead.charAt(1)}${lead.charAt(0)}`)]),
    ...[element('TRICKS', String(tricks)), score],
  ];
};

const worthOf = ({ worth }: FiledResult, { unit, decimals, method }: FiledEvent): readonly Tree[] => {
  const name = unit === 'percent' ? 'MATCH_POINTS' : (POINTS[method] ?? 'IMP_POINTS');
  return (['NS', 'EW'] as const).flatMap((side) => {
    const own = worth[side];
    if (own === undefined || unit === 'point') return [];
    return [
      element(`${side}_${name}`, unit === 'percent' ? printed(own.points, 2) : printed(own.value, decimals)),
    ];
  });
};

const travellerLine = (result: FiledResult, event: FiledEvent, { course = false }: UsebioChoices): Tree => {
  const lin = course ? linRecord(result) : null;
  return element('TRAVELLER_LINE', [
    element('NS_PAIR_NUMBER', numberOf(result.entries.NS)),
    element('EW_PAIR_NUMBER', numberOf(result.entries.EW)),
    ...(result.awarded === null ? tableOf(result) : [element('SCORE', awardedScore(result))]),
    ...worthOf(result, event),
    ...(lin === null ? [] : [element('LIN_DATA', lin)]),
  ]);
};

const boardsOf = (
  results: readonly FiledResult[],
  event: FiledEvent,
  choices: UsebioChoices,
): readonly Tree[] =>
  [...Map.groupBy(results, ({ place }) => place.board)]
    .toSorted(([a], [b]) => a - b)
    .map(([board, own]) =>
      element('BOARD', [
        element('BOARD_NUMBER', String(board)),
        ...own.map((result) => travellerLine(result, event, choices)),
      ]),
    );

const teamsOf = ({ entries: { NS, EW } }: FiledResult): readonly number[] =>
  [NS.number, EW.number].toSorted((a, b) => a - b);

/** What two teams played in a round (BD-USEBIO-8). */
const matchesOf = (
  results: readonly FiledResult[],
  event: FiledEvent,
  choices: UsebioChoices,
): readonly Tree[] =>
  [...Map.groupBy(results, (result) => `${result.place.round} ${teamsOf(result).join(' ')}`).values()].map(
    (own) => {
      const [first] = own;
      const [team, other] = first === undefined ? [] : teamsOf(first);
      return element('MATCH', [
        element('ROUND_NUMBER', String(first?.place.round ?? 1)),
        ...[element('TEAM', String(team ?? '')), element('OPPOSING_TEAM', String(other ?? ''))],
        ...boardsOf(own, event, choices),
      ]);
    },
  );

const SUITS = { SPADES: 'S', HEARTS: 'H', DIAMONDS: 'D', CLUBS: 'C' } as const;
const DIRECTIONS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const HIGH_TO_LOW = 'AKQJT98765432';

const handOf = (seat: keyof typeof DIRECTIONS, hand: readonly string[]): Tree =>
  element('HAND', [
    element('DIRECTION', DIRECTIONS[seat]),
    ...Object.entries(SUITS).map(([name, suit]) =>
      element(
        name,
        Array.from(HIGH_TO_LOW)
          .filter((rank) => hand.includes(`${suit}${rank}`))
          .join(''),
      ),
    ),
  ]);

const handset = (results: readonly FiledResult[]): readonly Tree[] => {
  const dealt = new Map(
    results.flatMap(({ place, hands }) => (hands === null ? [] : [[place.board, hands] as const])),
  );
  if (dealt.size === 0) return [];
  const boards = [...dealt]
    .toSorted(([a], [b]) => a - b)
    .map(([board, hands]) =>
      element('BOARD', [
        element('BOARD_NUMBER', String(board)),
        ...(['N', 'E', 'S', 'W'] as const).flatMap((seat) => {
          const hand = hands[seat];
          return hand === null ? [] : [handOf(seat, hand)];
        }),
      ]),
    );
  return [element('HANDSET', boards)];
};

/** Sessions and sections wrap what is theirs where there are several (BD-USEBIO-3). */
const partsOf = (event: FiledEvent, choices: UsebioChoices): readonly Tree[] => {
  const { results, entries } = event;
  const sessions = [...new Set(results.map(({ place }) => place.session))].toSorted((a, b) => a - b);
  const sections = [...new Set(entries.map(sectionOf))].toSorted();
  return (sessions.length === 0 ? [1] : sessions).flatMap((session, at) => {
    const inside = sections.flatMap((section): readonly Tree[] => {
      const own = results.filter(
        ({ place, entries: { NS } }) => place.session === session && sectionOf(NS) === section,
      );
      const boards = own.some(({ entries: { NS } }) => NS.kind === 'team')
        ? matchesOf(own, event, choices)
        : boardsOf(own, event, choices);
      const listed =
        at === 0
          ? [
              participants(
                entries.filter((entry) => sectionOf(entry) === section),
                event,
              ),
            ]
          : [];
      const all = [...listed, ...boards, ...handset(own)];
      return sections.length > 1 ? [element('SECTION', all, { SECTION_ID: section })] : all;
    });
    return sessions.length > 1 ? [element('SESSION', inside, { SESSION_ID: String(session) })] : inside;
  });
};

const dayFirst = (date: string): string => date.split('-').toReversed().join('/');

/** An event in USEBIO 1.2, with its final places, totals and percentages. */
export const writeUsebio = (event: FiledEvent, choices: UsebioChoices = {}): Written => {
  const twoWinners = event.entries.some((entry) => directionOf(entry) !== '');
  const boards = new Set(event.results.map(({ place: { session, board } }) => `${session} ${board}`));
  const head = [
    element('EVENT_IDENTIFIER', event.id),
    element('EVENT_DESCRIPTION', event.name),
    element('PROGRAM_NAME', 'Arbitre'),
    element('PROGRAM_VERSION', '1'),
    element('WINNER_TYPE', twoWinners ? '2' : '1'),
    element('DATE', dayFirst(event.date)),
    element(
      'BOARD_SCORING_METHOD',
      event.unit === 'percent' ? 'MATCH_POINTS' : event.unit === 'imp' ? 'IMPS' : 'AGGREGATE',
    ),
    element('BOARDS_PLAYED', String(boards.size)),
  ];
  const root = element(
    'USEBIO',
    [
      element('CLUB', [element('CLUB_NAME', ''), element('CLUB_ID_NUMBER', '')]),
      element('EVENT', [...head, ...partsOf(event, choices)], { EVENT_TYPE: KINDS[event.method] ?? 'PAIRS' }),
    ],
    { Version: '1.2' },
  );
  return { text: xmlText(root), results: event.results.length, left: [] };
};
