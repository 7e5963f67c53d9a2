import type { BoardResult, Improbability, Improbable } from '@arbitre/rules/kernel/improbable';
import { fouledSays, laidBoards, otherMarks } from './fouled';

type Kind = 'same-suit' | 'alone' | 'doubled-over' | 'many-under' | 'many-over';

type Read = BoardResult & {
  readonly level: number;
  readonly strain: string;
  readonly doubled: boolean;
  readonly side: 'NS' | 'EW';
  readonly tricks: number;
  readonly ns: number;
};

/** So many more than thirteen tricks that both sides would take together in the same denomination. */
const TOO_MANY = 3;
/** How many other tables make a field. */
const FIELD = 3;
/** Tricks from the contract that people rarely are away. */
const [UNDER, OVER, DOUBLED_OVER] = [3, 5, 2];

const readResult = (board: BoardResult): Read | null => {
  const { contract, declarer, tricks } = board.result;
  const match = typeof contract === 'string' ? /^([1-7])(NT|[SHDC])(X{0,2})$/.exec(contract) : null;
  if (match === null || typeof declarer !== 'string' || typeof tricks !== 'number') return null;
  const [, level = '', strain = '', risk = ''] = match;
  return {
    ...board,
    ...{ level: Number(level), strain, doubled: risk !== '', tricks, ns: board.scores.NS ?? 0 },
    side: declarer === 'N' || declarer === 'S' ? 'NS' : 'EW',
  };
};

const improbable = ({ deal, notation }: BoardResult, kind: Kind, facts = {}): Improbability => ({
  ...{ deal, kind, facts: { result: notation, ...facts } },
});

/** What is seen on the result alone. */
const byItself = (one: Read): readonly Improbability[] => {
  const margin = one.tricks - 6 - one.level;
  if (one.doubled && margin >= DOUBLED_OVER) return [improbable(one, 'doubled-over', { tricks: margin })];
  if (margin <= -UNDER) return [improbable(one, 'many-under', { tricks: -margin })];
  return margin >= OVER ? [improbable(one, 'many-over', { tricks: margin })] : [];
};

/** Both sides declare the same denomination and take more tricks in it than there are: the side that fewer tables have is asked. */
const sameSuit = (one: Read, all: readonly Read[]): readonly Improbability[] => {
  const inSuit = all.filter(({ strain }) => strain === one.strain);
  const against = inSuit.filter(
    ({ side, tricks }) => side !== one.side && tricks + one.tricks >= 13 + TOO_MANY,
  );
  const own = inSuit.filter(({ side }) => side === one.side);
  const [first] = against;
  if (first === undefined || own.length > inSuit.length - own.length) return [];
  return [improbable(one, 'same-suit', { other: first.notation })];
};

/** Everywhere else the other side declared and scored, and the field is large enough to say so. */
const alone = (one: Read, all: readonly Read[]): readonly Improbability[] => {
  const others = all.filter(({ deal }) => deal !== one.deal);
  if (others.length < FIELD || one.ns === 0) return [];
  const isAgainst = others.every(({ ns, side }) => side !== one.side && ns * one.ns < 0);
  return isAgainst ? [improbable(one, 'alone', { tables: others.length })] : [];
};

/** What bridge holds improbable: mostly a sign or a declarer typed wrong, a contract misread, another board. */
export const improbableResults: Improbable = {
  says: {
    ...fouledSays,
    'same-suit': {
      fr: '{result} : l’autre camp a joué la même couleur ailleurs ({other}), avec trop de levées à eux deux. Le déclarant ou le signe ?',
      en: '{result}: the other side declared the same denomination elsewhere ({other}), with too many tricks between them. The declarer or the sign?',
    },
    alone: {
      fr: '{result} : seule contre les {tables} autres tables, où l’autre camp joue et marque. Le signe ou l’étui ?',
      en: '{result}: alone against the {tables} other tables, where the other side declares and scores. The sign or the board?',
    },
    'doubled-over': {
      fr: '{result} : contré et {tricks} levées de mieux.',
      en: '{result}: doubled and {tricks} overtricks.',
    },
    'many-under': { fr: '{result} : {tricks} levées de chute.', en: '{result}: {tricks} down.' },
    'many-over': { fr: '{result} : {tricks} levées de mieux.', en: '{result}: {tricks} overtricks.' },
  },
  find: (results) => {
    const all = results.flatMap((each) => readResult(each) ?? []);
    return [
      ...otherMarks(results),
      ...all.flatMap((one) => [...byItself(one), ...sameSuit(one, all), ...alone(one, all)]),
    ];
  },
  laid: laidBoards,
};
