import type { Side } from '../events';
import type { GameSeating, NamesOfEntries, NeutralEntry, Notes, Seatings } from './deal-record';
import type { PbnGame } from './game';
import { identify, type Identity, type Pair } from './pair-identity';
import { boardOf, givenRound, roundOf, sessionOf, tableOf } from './place';
import { namesOf } from './players';

type Seated = { readonly game: PbnGame; readonly pairs: Readonly<Record<Side, Pair>> };

const seat = (games: readonly PbnGame[], { pairOf }: Identity, { drop }: Notes): readonly Seated[] =>
  games.flatMap((game) => {
    const [ns, ew] = [pairOf(game, 'NS'), pairOf(game, 'EW')];
    if (ns !== null && ew !== null && ns !== ew) return [{ game, pairs: { NS: ns, EW: ew } }];
    drop(game.line, game.number, ns === ew && ns !== null ? 'pair-meets-itself' : 'players-not-given');
    return [];
  });

/** Sections whose pairs have their own numbers: each is a field. */
const sectionsAreFields = (pairs: readonly Pair[]): boolean => {
  const byNumber = Map.groupBy(
    pairs.flatMap(({ given }) => (given === null ? [] : [given])),
    ({ number }) => number,
  );
  return [...byNumber.values()].some((same) => new Set(same.map(({ section }) => section)).size > 1);
};

/**
 * Two fields where a number means another pair in each direction, or where pairs without numbers never change their
 * direction; otherwise one.
 */
const directionsAreFields = ({ pairs, byDirection }: Identity): boolean =>
  byDirection ||
  pairs.every(
    ({ given, sittings }) => given === null && new Set(sittings.map(({ side }) => side)).size === 1,
  );

/** The file's numbers; pairs without one follow, in the order in which the file first shows them. */
const entriesOf = (identity: Identity): ReadonlyMap<Pair, NeutralEntry> => {
  const [bySection, byDirection] = [sectionsAreFields(identity.pairs), directionsAreFields(identity)];
  const fieldOf = ({ given, sittings }: Pair): string =>
    [bySection ? (given?.section ?? '') : '', byDirection ? (sittings[0]?.side ?? '') : '']
      .filter((part) => part !== '')
      .join('-');
  const next = new Map<string, number>();
  for (const pair of identity.pairs)
    next.set(fieldOf(pair), Math.max(next.get(fieldOf(pair)) ?? 1, (pair.given?.number ?? 0) + 1));
  return new Map(
    identity.pairs.map((pair): readonly [Pair, NeutralEntry] => {
      const field = fieldOf(pair);
      const number = pair.given?.number ?? next.get(field) ?? 1;
      if (pair.given === null) next.set(field, number + 1);
      const id = ['pair', field.toLowerCase().replace(/[^a-z0-9]+/g, '-'), number].filter(
        (part) => part !== '',
      );
      return [pair, { id: id.join('-'), number, kind: 'pair', ...(field === '' ? {} : { field }) }];
    }),
  );
};

/** The two who sit down first: who comes in for one of them later is a substitute. */
const namesIn = (entries: ReadonlyMap<Pair, NeutralEntry>): NamesOfEntries =>
  new Map(
    [...entries].flatMap(([{ sittings }, { id }]) => {
      const first = sittings.find(({ players }) => players !== null);
      return first === undefined ? [] : [[id, namesOf(first.game, first.side)]];
    }),
  );

/** Each section has a table 1: where a file has several, they are told apart by their section. */
const sectionIn = (games: readonly PbnGame[]): ((game: PbnGame) => string) => {
  const sectionOf = (game: PbnGame): string => game.tags.get('Section')?.value.trim().slice(0, 9) ?? '';
  return new Set(games.map(sectionOf)).size > 1 ? sectionOf : () => '';
};

const seatingOf = (
  { game, pairs }: Seated,
  entries: ReadonlyMap<Pair, NeutralEntry>,
  section: string,
): GameSeating | null => {
  const board = boardOf(game);
  const [ns, ew] = [entries.get(pairs.NS), entries.get(pairs.EW)];
  if (board === null || ns === undefined || ew === undefined) return null;
  // Where no table is named, the pair that sits NS names it: it plays a board once.
  const table = tableOf(game);
  const named = table === null ? ns.id.replace(/^pair-(?:ns-)?/, '') : `${section}${table}`;
  return {
    place: { session: sessionOf(game), round: roundOf(game), table: named, board },
    seating: { N: ns.id, S: ns.id, E: ew.id, W: ew.id },
  };
};

/** What the file leaves open about its pairs: told once, and every guess by its line. */
const noteWhatIsOpen = (
  first: Seated | undefined,
  { guesses }: Identity,
  entries: ReadonlyMap<Pair, NeutralEntry>,
  { note }: Notes,
): void => {
  if (first !== undefined) {
    const { game } = first;
    if (!game.tags.has('Table')) note(game.line, game.number, 'tables-not-given');
    if (givenRound(game) === null) note(game.line, game.number, 'rounds-not-given');
    if (!game.tags.has('Section')) note(game.line, game.number, 'sections-not-given');
  }
  for (const { sitting, pair, candidates } of guesses)
    note(
      sitting.game.line,
      sitting.game.number,
      candidates === 'one' ? 'pair-by-one-player' : 'pair-of-several',
      { entry: entries.get(pair)?.id ?? null },
    );
};

/** Pairs by the file's numbers, else by their players, numbered in the order in which the file first shows them. */
export const pairSeatings = (games: readonly PbnGame[], notes: Notes): Seatings => {
  const identity = identify(games);
  const seated = seat(games, identity, notes);
  const entries = entriesOf(identity);
  noteWhatIsOpen(seated[0], identity, entries, notes);
  const sectionOf = sectionIn(games);
  const of = new Map<PbnGame, GameSeating>();
  for (const each of seated) {
    const seating = seatingOf(each, entries, sectionOf(each.game));
    if (seating === null) notes.drop(each.game.line, each.game.number, 'board-not-given');
    else of.set(each.game, seating);
  }
  return { entries: [...entries.values()], names: namesIn(entries), of };
};
