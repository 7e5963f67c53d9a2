import { type RefusalTable, refusals, type Sentence } from '@arbitre/rules/kernel/refusals';
import { told } from '@arbitre/rules/kernel/tell';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { figureText } from '../table/line';
import { type DivisionState, rulesInForce } from './state';

/** What the table of a division says below its rows, each with the entries that it marks. */
const noteSays = refusals({
  'moved-region': {
    fr: '{name} joue pour la région {to} à partir de {from} ; avant : {before}.',
    en: '{name} plays for region {to} from {from} on; before: {before}.',
  },
  'moved-club': {
    fr: '{name} joue pour le club {to} à partir de {from} ; avant : {before}.',
    en: '{name} plays for club {to} from {from} on; before: {before}.',
  },
  renamed: { fr: '{name} s’appelait {before}.', en: '{name} was called {before}.' },
  'kept-share': {
    fr: 'Qui change garde cette part de ses points : {kept} (règlement, moves.kept).',
    en: 'Who moves keeps this share of its points: {kept} (rules, moves.kept).',
  },
  'left-for': {
    fr: '{name} est passé dans la division {to}.',
    en: '{name} has moved to division {to}.',
  },
  'came-from': {
    fr: '{name} vient de la division {from}, où il avait {total} points.',
    en: '{name} comes from division {from}, where it had {total} points.',
  },
  'rules-changed': {
    fr: 'Classement selon la version {version} du règlement : {reason}',
    en: 'Ranked by version {version} of the rules: {reason}',
  },
  'played-under': {
    fr: 'Joué selon {versions} : {competitions}.',
    en: 'Played under {versions}: {competitions}.',
  },
  'under-appeal': {
    fr: 'Sous appel dans {competition} : la décision peut changer ce rang.',
    en: 'Under appeal in {competition}: the decision may change this place.',
  },
});

export type NoteKind = keyof typeof noteSays;
export type TableNote = Sentence & { readonly kind: NoteKind; readonly entries: readonly string[] };

const note = (kind: NoteKind, entries: readonly string[], facts: Facts): TableNote => {
  const sentence = (noteSays as RefusalTable)[kind] ?? { fr: kind, en: kind };
  return {
    ...{ kind, entries },
    fr: told(sentence, facts, {}, 'fr'),
    en: told(sentence, facts, {}, 'en'),
  };
};

type Entered = DivisionState['entries'] extends ReadonlyMap<string, infer Value> ? Value : never;
/** What pages print of an entry, and of a region, club or division where entries come from or go. */
export type NameOf = ((entry: string) => string) & { readonly place: (of: string) => string };

const notesOfMoves = ({ entry, moves }: Entered, nameOf: NameOf): readonly TableNote[] => {
  const name = nameOf(entry);
  const where = (place: string | undefined): string => (place === undefined ? '–' : nameOf.place(place));
  return moves.flatMap(({ region, club, name: called, from = 1, before }) => [
    ...(region === undefined
      ? []
      : [note('moved-region', [entry], { name, to: where(region), from, before: where(before.region) })]),
    ...(club === undefined
      ? []
      : [note('moved-club', [entry], { name, to: where(club), from, before: where(before.club) })]),
    ...(called === undefined || before.name === undefined
      ? []
      : [note('renamed', [entry], { name, before: before.name })]),
  ]);
};

const notesOfEntry = (entered: Entered, nameOf: NameOf): readonly TableNote[] => {
  const { entry, brought, leaving } = entered;
  const name = nameOf(entry);
  return [
    ...notesOfMoves(entered, nameOf),
    ...brought.map(({ origin, total }) =>
      note('came-from', [entry], { name, from: nameOf.place(origin), total: figureText(total) }),
    ),
    ...(leaving?.to === undefined ? [] : [note('left-for', [entry], { name, to: nameOf.place(leaving.to) })]),
  ];
};

/** All places that notes and lines name: regions, clubs, divisions. */
export const placesIn = ({ entries }: Pick<DivisionState, 'entries'>) => {
  const all = [...entries.values()];
  const moves = all.flatMap((each) => each.moves.flatMap((move) => [move, move.before]));
  return {
    regions: moves.flatMap(({ region }) => region ?? []),
    clubs: moves.flatMap(({ club }) => club ?? []),
    divisions: all.flatMap(({ brought, leaving }) => [
      ...brought.map(({ origin }) => origin),
      ...(leaving?.to === undefined ? [] : [leaving.to]),
    ]),
  };
};

/** A competition that counts, under what it was played, and the entries of the division that an open appeal there may move. */
export type PlayedCompetition = {
  readonly competition: string;
  /** Nothing while it has not begun. */
  readonly playedUnder: readonly string[];
  readonly underAppeal: readonly string[];
};

/** Competitions of one season that were not all played under the same: each keeps its own. */
const notesOfVersions = (played: readonly PlayedCompetition[]): readonly TableNote[] => {
  const begun = played.filter(({ playedUnder }) => playedUnder.length > 0);
  const by = Map.groupBy(begun, ({ playedUnder }) => playedUnder.join(', '));
  return by.size < 2
    ? []
    : [...by].map(([versions, own]) =>
        note('played-under', [], { versions, competitions: own.map(({ competition }) => competition) }),
      );
};

/** What a table says below its rows: who moved and what was kept, which rules and editions it follows, what is under appeal. */
export const tableNotes = (
  state: DivisionState,
  played: readonly PlayedCompetition[],
  nameOf: NameOf,
): readonly TableNote[] => {
  const moved = [...state.entries.values()].flatMap((entered) => notesOfEntry(entered, nameOf));
  const rules = rulesInForce(state);
  const kept = rules === null || rules.format === 'path' ? undefined : rules.moves?.kept;
  const changed = state.versions.at(-1);
  return [
    ...moved,
    ...(moved.some(({ kind }) => kind !== 'renamed' && kind !== 'left-for') && kept !== undefined
      ? [note('kept-share', [], { kept: String(kept) })]
      : []),
    ...(changed === undefined || changed.change === null
      ? []
      : [note('rules-changed', [], { version: changed.version, reason: changed.change.reason })]),
    ...notesOfVersions(played),
    ...played.flatMap(({ competition, underAppeal }) =>
      underAppeal.length === 0 ? [] : [note('under-appeal', underAppeal, { competition })],
    ),
  ];
};
