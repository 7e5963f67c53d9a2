import type { MethodId, Scoring } from '@arbitre/rules';
import type { UsebioPart } from './sections';
import { all, type Element, textIn } from './xml';

/** What an event is played by, as far as its element says so (BD-USEBIO-2). */
export type UsebioHead = {
  readonly name: string;
  /** ISO date; null where the file has none, or none that there is. */
  readonly date: string | null;
  readonly method: MethodId;
  readonly scoring: Scoring | null;
  /** Numbers begin anew in each direction (BD-USEBIO-6). */
  readonly twoWinners: boolean;
};

export const isIndividual = ({ attributes }: Element): boolean =>
  attributes.EVENT_TYPE?.toUpperCase() === 'INDIVIDUAL';

const METHODS: Readonly<Record<string, MethodId>> = {
  MP_PAIRS: 'matchpoints',
  PAIRS: 'matchpoints',
  SWISS_PAIRS: 'matchpoints',
  BUTLER_PAIRS: 'butler',
  CROSS_IMPS: 'cross-imps',
  CROSS_IMP: 'cross-imps',
  SWISS_TEAMS: 'victory-points',
  TEAMS_OF_FOUR: 'team-imps',
  TEAMS: 'team-imps',
  KO: 'team-imps',
  AGGREGATE: 'total-points',
};

/** What `BOARD_SCORING_METHOD` says where the kind of the event leaves it open. */
const BOARD_METHODS: Readonly<Record<string, MethodId>> = {
  MATCH_POINTS: 'matchpoints',
  CROSS_IMPS: 'cross-imps',
  BUTLER: 'butler',
  BUTLER_IMPS: 'butler',
  AGGREGATE: 'total-points',
};
const OPEN_KINDS = ['PAIRS', 'SWISS_PAIRS', ''];

/** `02/05/2026`, the day first. */
const isoDate = (text: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const is = new Date(`${date}T00:00:00Z`);
  return year !== '' && !Number.isNaN(is.getTime()) && is.toISOString().startsWith(date) ? date : null;
};

/** By the laws: boards with missing results are factored, equals share their place. */
const BY_THE_LAWS: Scoring = { version: 1, ties: 'stand' };

const pointsIn = (line: Element): number =>
  Number(textIn(line, 'NS_MATCH_POINTS')) + Number(textIn(line, 'EW_MATCH_POINTS'));

const isPlayed = (line: Element): boolean => textIn(line, 'CONTRACT') !== '';

/** Two for a result that is beaten: somewhere both sides of a result have more together than one for each other result. */
const countsTwo = (parts: readonly UsebioPart[]): boolean =>
  parts
    .flatMap(({ element }) => all(element, 'BOARD'))
    .map((board) => all(board, 'TRAVELLER_LINE'))
    .some((lines) => lines.some((line) => isPlayed(line) && pointsIn(line) > lines.length - 1));

const scoringOf = (method: MethodId, parts: readonly UsebioPart[]): Scoring =>
  method === 'matchpoints' && countsTwo(parts) ? { ...BY_THE_LAWS, unit: 2 } : BY_THE_LAWS;

export const headOf = (event: Element, parts: readonly UsebioPart[]): UsebioHead => {
  const kind = (event.attributes.EVENT_TYPE ?? '').toUpperCase();
  const boards = textIn(event, 'BOARD_SCORING_METHOD').toUpperCase();
  const method = OPEN_KINDS.includes(kind) ? (BOARD_METHODS[boards] ?? METHODS[kind]) : METHODS[kind];
  return {
    name: textIn(event, 'EVENT_DESCRIPTION') || textIn(event, 'TITLE'),
    date: isoDate(textIn(event, 'DATE')),
    method: method ?? 'matchpoints',
    scoring: scoringOf(method ?? 'matchpoints', parts),
    twoWinners: textIn(event, 'WINNER_TYPE') === '2' || isByDirection(event),
  };
};

/** A file that does not say how many winners it has names the direction of its pairs. */
const isByDirection = (event: Element): boolean =>
  textIn(event, 'WINNER_TYPE') === '' &&
  all(event, 'PARTICIPANTS')
    .flatMap((list) => all(list, 'PAIR'))
    .some((pair) => textIn(pair, 'DIRECTION') !== '');
