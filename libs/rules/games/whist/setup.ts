import { integer, invalidField, isRecord, oneOf, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { SEATS, type Seat, type Side } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { SetupReading } from '@arbitre/rules/kernel/game';

/** The basic game to seven, and the European parties simples (WHC-PARTIE-1, WHC-PS1-1, WHC-PS2-1). */
export type Variant = 'base' | 'partie-simple-1' | 'partie-simple-2';
/** Who deals next: the left-hand player, or the winner of the first trick (WHC-DONNEUR-1, WHC-DONNEUR-2). */
export type Succession = 'left' | 'firstTrickWinner';
export type Points = Readonly<Record<Side, number>>;

/** What a coup starts from: who deals, and where the partie or manche stands. */
export type WhistSetup = {
  readonly board: number;
  readonly dealer: Seat;
  readonly variant: Variant;
  /** Points that end the partie or the manche: 7, 10 or 5. */
  readonly target: number;
  readonly succession: Succession;
  /** Points of the partie or manche before this coup. */
  readonly before: Points;
  /** The pack that each side deals with; null with a single pack (WHC-CARTES-2). */
  readonly packs: Readonly<Record<Side, string>> | null;
  readonly slamBonus: number;
  /** WHC-HONNEUR-GAP-3. */
  readonly honoursAtTargetMinusOne: boolean;
};

export const VARIANTS = ['base', 'partie-simple-1', 'partie-simple-2'] as const satisfies readonly Variant[];
export const SUCCESSIONS = ['left', 'firstTrickWinner'] as const satisfies readonly Succession[];

const BOARD = integer(1, 9999);
const DEALER = oneOf(SEATS);
const VARIANT = oneOf(VARIANTS);
const SUCCESSION = oneOf(SUCCESSIONS);

/** Points to play for, by variant; the first is the default (WHC-PARTIE-1, WHC-PS1-1, WHC-PS2-5). */
export const targetsOf = (variant: Variant): readonly number[] =>
  variant === 'base' ? [7] : variant === 'partie-simple-1' ? [10] : [10, 5];

/** Two points a trick in ten-point manches, one otherwise (WHC-POINT-3, WHC-PS2-6, WHC-PS2-7). */
export const pointsPerTrick = ({ target }: Pick<WhistSetup, 'target'>): number => (target === 10 ? 2 : 1);
export const countsHonours = ({ variant }: Pick<WhistSetup, 'variant'>): boolean => variant !== 'base';

const targetProblem = (variant: Variant, target: unknown): Refusal | null => {
  const targets = targetsOf(variant);
  if (targets.includes(target as number)) return null;
  const article =
    variant === 'base' ? 'WHC-PARTIE-1' : variant === 'partie-simple-1' ? 'WHC-PS1-1' : 'WHC-PS2-5';
  return refused(article, {
    target: typeof target === 'number' ? target : null,
    targets: targets.map(String),
  });
};

/** Points that a side can stand at before a coup: none has reached the target yet. */
const readPoints = (given: unknown, target: number): Points | Refusal => {
  if (!isRecord(given)) return invalidField('before', given, 'points of NS and EW');
  const { NS, EW } = given;
  const check = integer(0, target - 1);
  if (!check.accepts(NS)) return invalidField('before.NS', NS, check.expected);
  if (!check.accepts(EW)) return invalidField('before.EW', EW, check.expected);
  return { NS: NS as number, EW: EW as number };
};

const isRefusal = (value: object): value is Refusal => 'ok' in value;

const readPacks = (given: unknown): Readonly<Record<Side, string>> | null | Refusal => {
  if (given === undefined || given === null) return null;
  if (!isRecord(given)) return invalidField('packs', given, 'a pack for NS and one for EW');
  const { NS, EW } = given;
  if (typeof NS !== 'string' || typeof EW !== 'string' || NS === '' || EW === '' || NS === EW)
    return invalidField('packs', 'object', 'two packs with different names');
  return { NS, EW };
};

type Checked = Readonly<Record<string, unknown>>;

const fieldProblem = ({ board, dealer, variant, succession, slamBonus }: Checked): Refusal | null => {
  const bonus = integer(0, 100);
  if (!BOARD.accepts(board)) return invalidField('board', board, BOARD.expected);
  if (!DEALER.accepts(dealer)) return invalidField('dealer', dealer, DEALER.expected);
  if (!VARIANT.accepts(variant)) return invalidField('variant', variant, VARIANT.expected);
  if (!SUCCESSION.accepts(succession)) return invalidField('succession', succession, SUCCESSION.expected);
  return bonus.accepts(slamBonus) ? null : invalidField('slamBonus', slamBonus, bonus.expected);
};

/**
 * Completes a setup: dealer North, the basic game, the deal to the left (WHC-DONNEUR-GAP-1), 0-0, one pack. A board is
 * the number of the coup in its partie.
 */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<WhistSetup> => {
  const filled: Checked = {
    dealer: 'N',
    variant: 'base',
    succession: 'left',
    before: { NS: 0, EW: 0 },
    slamBonus: 0,
    honoursAtTargetMinusOne: true,
    ...given,
  };
  const problem = fieldProblem(filled);
  if (problem !== null) return problem;
  const variant = filled.variant as Variant;
  const target = (filled.target ?? targetsOf(variant)[0]) as number;
  const wrongTarget = targetProblem(variant, target);
  if (wrongTarget !== null) return wrongTarget;
  const before = readPoints(filled.before, target);
  if (isRefusal(before)) return before;
  const packs = readPacks(filled.packs);
  if (packs !== null && isRefusal(packs)) return packs;
  if (typeof filled.honoursAtTargetMinusOne !== 'boolean')
    return invalidField('honoursAtTargetMinusOne', filled.honoursAtTargetMinusOne, 'true or false');
  return {
    ok: true,
    setup: {
      board: filled.board as number,
      dealer: filled.dealer as Seat,
      variant,
      target,
      succession: filled.succession as Succession,
      before,
      packs,
      slamBonus: filled.slamBonus as number,
      honoursAtTargetMinusOne: filled.honoursAtTargetMinusOne,
    },
  };
};
