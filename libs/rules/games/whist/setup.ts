import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { Side } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

/** The basic game to seven, and the European parties simples (WHC-PARTIE-1, WHC-PS1-1, WHC-PS2-1). */
export type Variant = 'base' | 'partie-simple-1' | 'partie-simple-2';
/** Who deals next: the left-hand player, or the winner of the first trick (WHC-DONNEUR-1, WHC-DONNEUR-2). */
export type Succession = 'left' | 'firstTrickWinner';
export type Points = Readonly<Record<Side, number>>;

export const VARIANTS = ['base', 'partie-simple-1', 'partie-simple-2'] as const satisfies readonly Variant[];
export const SUCCESSIONS = ['left', 'firstTrickWinner'] as const satisfies readonly Succession[];

/** What a coup starts from: who deals, and where the partie or manche stands. */
export const setupFields = {
  board: integer(1, 9999, 'The number of the coup in its partie'),
  // WHC-DONNEUR-GAP-1.
  dealer: optional(described(seat, 'Who deals; N unless given')),
  variant: optional(oneOf(VARIANTS, 'The basic game unless given')),
  target: optional(
    askedBy('WHC-PARTIE-1', integer(5, 10, 'Points that end the partie or the manche: 7, 10 or 5')),
  ),
  succession: optional(oneOf(SUCCESSIONS, 'Who deals next; the left-hand player unless given')),
  before: optional(
    object(
      { NS: integer(0, 9, 'North-South'), EW: integer(0, 9, 'East-West') },
      'Points of the partie or manche before this coup',
    ),
  ),
  // WHC-CARTES-2.
  packs: optional(
    orNull(
      object({ NS: text('Of North-South', 80), EW: text('Of East-West', 80) }),
      'The pack that each side deals with; null with a single pack',
    ),
  ),
  slamBonus: optional(integer(0, 100, 'What a slam is worth beside its tricks')),
  // WHC-HONNEUR-GAP-3.
  honoursAtTargetMinusOne: optional(yesOrNo('Whether honours count at one point from the end')),
};
type Given = DataOf<typeof setupFields>;

export type WhistSetup = Required<Given>;

/** Points to play for, by variant; the first is the default (WHC-PARTIE-1, WHC-PS1-1, WHC-PS2-5). */
export const targetsOf = (variant: Variant): readonly number[] =>
  variant === 'base' ? [7] : variant === 'partie-simple-1' ? [10] : [10, 5];

/** Two points a trick in ten-point manches, one otherwise (WHC-POINT-3, WHC-PS2-6, WHC-PS2-7). */
export const pointsPerTrick = ({ target }: Pick<WhistSetup, 'target'>): number => (target === 10 ? 2 : 1);
export const countsHonours = ({ variant }: Pick<WhistSetup, 'variant'>): boolean => variant !== 'base';

const targetArticle = (variant: Variant): string =>
  variant === 'base' ? 'WHC-PARTIE-1' : variant === 'partie-simple-1' ? 'WHC-PS1-1' : 'WHC-PS2-5';

/** Completes a setup: dealer North, the basic game, the deal to the left (WHC-DONNEUR-GAP-1), 0-0, one pack. */
export const readSetup = setupReader(setupFields, (given) => {
  const { variant = 'base', before = { NS: 0, EW: 0 }, packs = null } = given;
  const targets = targetsOf(variant);
  const { target = targets[0] ?? 7 } = given;
  if (!targets.includes(target))
    return refused(targetArticle(variant), { target, targets: targets.map(String) });
  // None has reached the target yet.
  for (const side of ['NS', 'EW'] as const)
    if (before[side] >= target)
      return invalidField(`before.${side}`, before[side], `whole number from 0 to ${target - 1}`);
  if (packs !== null && packs.NS === packs.EW)
    return invalidField('packs', 'object', 'two packs with different names');
  const { board, dealer = 'N', succession = 'left', slamBonus = 0, honoursAtTargetMinusOne = true } = given;
  return {
    ok: true,
    setup: {
      ...{ board, dealer, variant, target, succession, before, packs, slamBonus, honoursAtTargetMinusOne },
    },
  };
});
