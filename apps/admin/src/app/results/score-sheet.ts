import type { EntryDealsResult } from './results.operations';

export type StoredDeal = NonNullable<EntryDealsResult['competition']>['deals']['nodes'][number];

type Seating = Readonly<Record<string, string>>;

/** One line of the sheet: a board at a table, with the deal when there is one. */
export type SheetLine = {
  readonly key: string;
  readonly table: string;
  readonly board: number;
  /** Entry by seat. */
  readonly seating: Readonly<Record<string, string>>;
  readonly deal: StoredDeal | null;
};
export type SheetTable = {
  readonly table: string;
  readonly seating: Readonly<Record<string, string>>;
  readonly lines: readonly SheetLine[];
};
export type PlannedLine = Omit<SheetLine, 'deal' | 'key'> & {
  readonly session: number;
  readonly round: number;
  /** Further boards follow it until the game is over: nobody knows beforehand how many. */
  readonly open?: true;
};

/** Whether a game goes on after results of a table, in the order in which they were played; of other games there is nothing to say. */
export type GoesOn = (notations: readonly string[]) => boolean;

export const lineKey = (session: number, round: number, table: string, board: number): string =>
  `${session}/${round}/${table}/${board}`;

export const byTable = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

const seatingOf = (deal: StoredDeal): Readonly<Record<string, string>> =>
  Object.fromEntries(deal.seating.flatMap(({ seat, entry }) => (entry === null ? [] : [[seat, entry.id]])));

/** Nobody else has said anything of a result: it is an entry, of that account where one is named, and no more. */
export const isEntryOf = (
  { state, finality, entered, confirmations, upheld }: StoredDeal,
  account: string | null,
): boolean =>
  state === 'SCORED' &&
  finality === 'ENTERED' &&
  upheld === null &&
  entered !== null &&
  (account === null || entered.actor === account) &&
  confirmations.every(({ actor, at }) => actor === entered.actor && at === entered.at);

/**
 * Where most boards of a table were played: at one of them the sides may have sat the other way. Of as many, where the least was
 * said since.
 */
const usualSeating = (deals: readonly StoredDeal[]): Seating | null => {
  const groups = [...Map.groupBy(deals, (deal) => JSON.stringify(seatingOf(deal))).values()];
  const oldest = (group: readonly StoredDeal[]): number => Math.min(...group.map(({ version }) => version));
  const [usual] = groups.toSorted((a, b) => b.length - a.length || oldest(a) - oldest(b));
  const first = usual?.[0];
  return first === undefined ? null : seatingOf(first);
};

/** Boards that travel together: those that some table of the session played in one round. */
const boardSets = (deals: readonly StoredDeal[]): readonly ReadonlySet<number>[] => {
  const sets = new Map<string, Set<number>>();
  for (const { session, round, table, board } of deals) {
    const key = `${session}/${round}/${table}`;
    sets.set(key, (sets.get(key) ?? new Set()).add(board));
  }
  return [...sets.values()];
};

const expectedBoards = (
  played: readonly number[],
  sets: readonly ReadonlySet<number>[],
): readonly number[] => {
  const all = new Set(played);
  for (const set of sets) if (played.some((board) => set.has(board))) set.forEach((board) => all.add(board));
  return [...all].sort((a, b) => a - b);
};

/** How results of a round that is `open` go on: whether another is awaited, and those that are on their way by the keys of their lines. */
export type Course = { readonly goesOn?: GoesOn; readonly sent?: ReadonlyMap<string, string> };

/**
 * The boards that come next at a table whose game goes on: those that are on their way, and the one behind them; none while one is
 * still being played.
 */
const boardsToCome = (
  stored: readonly StoredDeal[],
  { goesOn = () => true }: Course,
  sentAt: (board: number) => string | undefined,
): readonly number[] => {
  if (stored.some(({ state }) => state === 'OPEN')) return [];
  const played = stored.toSorted((a, b) => a.board - b.board);
  const notations = played.map(({ notation }) => notation ?? '');
  const boards: number[] = [];
  for (let board = (played.at(-1)?.board ?? 0) + 1; goesOn(notations); board++) {
    boards.push(board);
    const sent = sentAt(board);
    if (sent === undefined) break;
    notations.push(sent);
  }
  return boards;
};

/**
 * The sheet of one round. A table that has a result this round has its seats from it, and lacks the boards that travel
 * with the ones it has; other tables appear once somebody plans them.
 */
export const scoreSheet = (
  deals: readonly StoredDeal[],
  planned: readonly PlannedLine[],
  session: number,
  round: number,
  course: Course = {},
): readonly SheetTable[] => {
  const ofSession = deals.filter((deal) => deal.session === session);
  const here = ofSession.filter((deal) => deal.round === round);
  const plans = planned.filter((line) => line.session === session && line.round === round);
  const sets = boardSets(ofSession);
  const tables = [...new Set([...here, ...plans].map(({ table }) => table))].sort(byTable);
  return tables.map((table) => {
    const stored = here.filter((deal) => deal.table === table);
    const plan = plans.filter((line) => line.table === table);
    const seating = usualSeating(stored) ?? plan[0]?.seating ?? {};
    const played = stored.map(({ board }) => board);
    const boards = plan.length === 0 ? expectedBoards(played, sets) : played;
    const toCome = plan.some(({ open }) => open === true)
      ? boardsToCome(stored, course, (board) => course.sent?.get(lineKey(session, round, table, board)))
      : [];
    const planned = plan.filter(({ open }) => open !== true).map(({ board }) => board);
    const all = [...new Set([...boards, ...planned, ...toCome])].sort((a, b) => a - b);
    const lines = all.map((board) => {
      const deal = stored.find((each) => each.board === board) ?? null;
      return {
        ...{ key: lineKey(session, round, table, board), table, board, deal },
        seating: deal === null ? seating : seatingOf(deal),
      };
    });
    return { table, seating, lines };
  });
};

export type Seated = { readonly entry: string; readonly table: string };

/**
 * Where else in this round the entries of each table sit, by table: nobody plays at two tables at a time. A team does, with
 * one pair in each direction: it sits twice only where it has the same seat at both.
 */
export const seatedTwice = (
  sheet: readonly SheetTable[],
  teams: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, readonly Seated[]> => {
  const found = new Map<string, readonly Seated[]>();
  for (const { table, seating } of sheet) {
    const seated = new Set(Object.values(seating));
    const sits = (entry: string, seat: string): boolean =>
      teams.has(entry) ? seating[seat] === entry : seated.has(entry);
    const elsewhere = sheet
      .filter((other) => other.table !== table)
      .flatMap((other) => {
        const twice = Object.entries(other.seating).flatMap(([seat, entry]) =>
          sits(entry, seat) ? [entry] : [],
        );
        return [...new Set(twice)].map((entry) => ({ entry, table: other.table }));
      });
    if (elsewhere.length > 0) found.set(table, elsewhere);
  }
  return found;
};

/** Boards that every table plays; empty when they differ. */
export const boardsOfAll = (sheet: readonly SheetTable[]): string => {
  const sets = sheet.map(({ lines }) => lines.map(({ board }) => board).join(' '));
  return new Set(sets).size === 1 ? (sets[0] ?? '') : '';
};

/** Whether two seatings are the same pairs in the same seats. */
export const sameSeating = (
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean => [...new Set([...Object.keys(a), ...Object.keys(b)])].every((seat) => a[seat] === b[seat]);

/** Tables that play in this session but have no line in this round yet. */
export const tablesWithout = (
  deals: readonly StoredDeal[],
  sheet: readonly SheetTable[],
  session: number,
): readonly string[] => {
  const present = new Set(sheet.map(({ table }) => table));
  const tables = new Set(deals.filter((deal) => deal.session === session).map(({ table }) => table));
  return [...tables].filter((table) => !present.has(table)).sort(byTable);
};

/** The rounds of a session with what is in and what is still expected. */
export const roundProgress = (
  deals: readonly StoredDeal[],
  planned: readonly PlannedLine[],
  session: number,
  course?: Course,
): readonly { readonly round: number; readonly stored: number; readonly expected: number }[] => {
  const rounds = new Set(
    [...deals, ...planned].filter((one) => one.session === session).map(({ round }) => round),
  );
  return [...rounds]
    .sort((a, b) => a - b)
    .map((round) => {
      const lines = scoreSheet(deals, planned, session, round, course).flatMap((table) => table.lines);
      return { round, stored: lines.filter(isIn).length, expected: lines.length };
    });
};

export const isIn = ({ deal }: SheetLine): boolean => deal !== null && deal.state !== 'OPEN';

/** Where the scorer goes after this line: the next one that is missing, from here on and around; else the next line. */
export const nextLine = (
  lines: readonly SheetLine[],
  key: string,
  done: ReadonlySet<string>,
): SheetLine | null => {
  const at = lines.findIndex((line) => line.key === key);
  const around = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))];
  return around.find((line) => !isIn(line) && !done.has(line.key)) ?? lines[at + 1] ?? null;
};

/** `3`, `3-5` or `3 5 9`: the boards that somebody plans for a table; null for anything else. */
export const readBoards = (text: string): readonly number[] | null => {
  const boards: number[] = [];
  for (const part of text.trim().split(/[\s,]+/u)) {
    const match = /^(\d{1,3})(?:-(\d{1,3}))?$/u.exec(part);
    const first = Number(match?.[1] ?? 0);
    const last = Number(match?.[2] ?? first);
    if (first < 1 || last < first || last - first > 40) return null;
    for (let board = first; board <= last; board++) boards.push(board);
  }
  return boards;
};
