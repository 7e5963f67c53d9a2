import { formatCard } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { handOf } from '@arbitre/rules/kernel/hands';
import type {
  BoardOnRecord,
  BoardResult,
  Improbability,
  KnownHands,
  LaidBoard,
  LaidBoards,
} from '@arbitre/rules/kernel/improbable';
import type { Sentence } from '@arbitre/rules/kernel/refusals';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { playedBy } from '@arbitre/rules/kernel/tricks/play';
import { fingerprintOf, type WholeDeal } from '../hands/dealt-by-seed';
import { readSetup } from '../setup';
import type { BridgeState } from '../state';

// A fouled board (BD-L87A): tables that are to be compared did not play it in the same form. Which card lies wrong is told to nobody
// here: whoever may see the hands looks at them.

type Kind = 'fouled' | 'fouled-hands' | 'fouled-record' | 'fouled-copy';

export const fouledSays: Readonly<Record<Kind, Sentence>> = {
  fouled: {
    fr: '{result} : étui joué ici avec d’autres marques ({marks}) qu’ailleurs ({other}). Étui faussé ?',
    en: '{result}: played here with other marks ({marks}) than elsewhere ({other}). A fouled board?',
  },
  'fouled-hands': {
    fr: '{result} : étui {board} joué ici (table {table}) avec d’autres mains ({seats}) qu’ailleurs (table {tables}). Étui faussé ?',
    en: '{result}: board {board} played here (table {table}) with other hands ({seats}) than elsewhere (table {tables}). A fouled board?',
  },
  'fouled-record': {
    fr: '{result} : étui {board} joué ici (table {table}) avec d’autres mains ({seats}) que celles de son relevé. Étui faussé ?',
    en: '{result}: board {board} played here (table {table}) with other hands ({seats}) than its hand record has. A fouled board?',
  },
  'fouled-copy': {
    fr: '{result} : étui {board} joué ici (table {table}) avec d’autres mains ou d’autres marques que sa copie enregistrée. Étui faussé ?',
    en: '{result}: board {board} played here (table {table}) with other hands or marks than its registered copy has. A fouled board?',
  },
};

const fouled = ({ deal, notation }: BoardResult, kind: Kind, facts: Facts): Improbability => ({
  ...{ deal, kind, facts: { result: notation, ...facts } },
});

/** The forms that are asked about, all but the one that most tables have, each beside the one that it is held against. */
const parted = <Table>(forms: readonly (readonly Table[])[]) => {
  const sorted = forms.toSorted((one, other) => other.length - one.length);
  const [usual, second] = sorted;
  if (usual === undefined || second === undefined) return [];
  // Where as many tables have another form, nobody knows which is right.
  const asked = usual.length > second.length ? sorted.slice(1) : sorted;
  return asked.map((own) => ({ own, other: own === usual ? second : usual }));
};

const marksOf = ({ setup }: BoardResult): string => {
  const { dealer, vulnerable } = setup ?? {};
  return typeof dealer === 'string' && typeof vulnerable === 'string' ? `${dealer} ${vulnerable}` : '';
};

/** BD-L87A, as far as marks tell it: dealer and vulnerability are not those of most other tables. */
export const otherMarks = (all: readonly BoardResult[]): readonly Improbability[] => {
  const forms = Map.groupBy(
    all.filter((each) => marksOf(each) !== ''),
    marksOf,
  );
  return parted([...forms.values()]).flatMap(({ own, other }) =>
    own.map((one) =>
      fouled(one, 'fouled', { marks: marksOf(one), other: other.slice(0, 1).map(marksOf).join() }),
    ),
  );
};

/** The hands that are not the same: a card that both records have lies in another one. */
const differing = (one: KnownHands, other: KnownHands): readonly string[] => {
  const holders = new Map(SEATS.flatMap((seat) => (other[seat] ?? []).map((card) => [card, seat] as const)));
  const wrong = SEATS.flatMap((seat) =>
    (one[seat] ?? []).flatMap((card) => {
      const there = holders.get(card) ?? seat;
      return there === seat ? [] : [seat, there];
    }),
  );
  return SEATS.filter((seat) => wrong.includes(seat));
};

/** Tables with the same hands, as far as their cards are recorded. */
const formsOf = (tables: readonly LaidBoard[]): readonly (readonly LaidBoard[])[] => {
  const forms: LaidBoard[][] = [];
  for (const each of tables) {
    const own = forms.find((form) => form.every(({ hands }) => differing(hands, each.hands).length === 0));
    if (own === undefined) forms.push([each]);
    else own.push(each);
  }
  return forms;
};

const placeOf = ({ setup, table }: LaidBoard): Facts => ({
  board: typeof setup?.board === 'number' ? setup.board : '?',
  table,
});

/** Tables whose hands are not those of most other tables. */
const amongTables = (tables: readonly LaidBoard[]): readonly Improbability[] =>
  parted(formsOf(tables)).flatMap(({ own, other }) =>
    own.map((one) => {
      const differ = other.flatMap(({ hands }) => differing(one.hands, hands));
      return fouled(one, 'fouled-hands', {
        ...placeOf(one),
        seats: SEATS.filter((seat) => differ.includes(seat)),
        tables: other.map(({ table }) => table),
      });
    }),
  );

/** Tables that were not dealt what the record says. */
const besideRecord = (tables: readonly LaidBoard[], record: KnownHands): readonly Improbability[] =>
  tables.flatMap((one) => {
    const seats = differing(one.hands, record);
    return seats.length === 0 ? [] : [fouled(one, 'fouled-record', { ...placeOf(one), seats })];
  });

/** What a table played as a copy is registered; null where not every card of it is recorded. */
const playedForm = ({ setup, hands }: LaidBoard): string | null => {
  const marks = readSetup({ ...setup });
  const whole = SEATS.every((seat) => hands[seat]?.length === TRICKS);
  return marks.ok && whole ? fingerprintOf(marks.setup, hands as WholeDeal) : null;
};

const besideCopy = (tables: readonly LaidBoard[], fingerprint: string): readonly Improbability[] =>
  tables.flatMap((one) => {
    const form = playedForm(one);
    return form === null || form === fingerprint ? [] : [fouled(one, 'fouled-copy', placeOf(one))];
  });

const find = (
  tables: readonly LaidBoard[],
  { hands, fingerprint }: BoardOnRecord,
): readonly Improbability[] => {
  if (hands !== null) return besideRecord(tables, hands);
  const beside = fingerprint === null ? [] : besideCopy(tables, fingerprint);
  return beside.length > 0 ? beside : amongTables(tables);
};

/** BD-L87A, as far as cards tell it: beside the hand record of the board, its registered copy, or what other tables played. */
export const laidBoards: LaidBoards<BridgeState> = {
  handsOf: ({ play }) =>
    Object.fromEntries(
      SEATS.map((seat, at) => [
        seat,
        [...cardsOf(handOf(play.held, at)), ...playedBy(play, at)].map(formatCard),
      ]),
    ),
  find,
};
