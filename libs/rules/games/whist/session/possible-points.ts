import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { coupScore, type Honours, type Outcome } from '../score';
import type { Points, WhistSetup } from '../setup';
import { refuse } from '../refusals';
import type { Settings } from './fields';

const TRICKS = 13;
const SIDES = ['NS', 'EW'] as const satisfies readonly Side[];
/** The points that a side must have to call its honours before the play (WHC-CHANT-1). */
const CALLS_AT = 8;
const NONE: Points = { NS: 0, EW: 0 };

const HONOURS: readonly (Honours | null)[] = [
  null,
  ...SIDES.flatMap((side) => [3, 4].map((count) => ({ side, count }))),
];

/** Revokes of one side take two tricks each, more than six take no more; of both sides they annul the coup (WHC-REN-8). */
const REVOKES: readonly Points[] = [
  ...Array.from({ length: 7 }, (_, revokes): Points => ({ NS: revokes, EW: 0 })),
  ...Array.from({ length: 7 }, (_, revokes): Points => ({ NS: 0, EW: revokes })),
  { NS: 1, EW: 1 },
];

const setupOf = ({ variant, target, succession, slamBonus = 0 }: Settings, before: Points): WhistSetup => ({
  ...{ board: 1, dealer: 'N', packs: null, honoursAtTargetMinusOne: true },
  ...{ variant, target, succession, before, slamBonus },
});

const played = (tricks: number, revokes: Points, honours: Honours | null): readonly Outcome[] => {
  const outcome = { tricks: { NS: tricks, EW: TRICKS - tricks }, revokes, honours, called: null, slam: null };
  const slam = tricks === TRICKS ? 'NS' : tricks === 0 ? 'EW' : null;
  return slam === null ? [outcome] : [outcome, { ...outcome, slam }];
};

const called = ({ variant, target }: Settings, before: Points): readonly Outcome[] =>
  variant === 'base' || target !== 10
    ? []
    : SIDES.filter((side) => before[side] === CALLS_AT).flatMap((side) =>
        [3, 4].map((count) => ({
          ...{ tricks: null, revokes: NONE, slam: null, called: side, honours: { side, count } },
        })),
      );

const scoredAs = (settings: Settings, before: Points, outcomes: readonly Outcome[]): readonly Points[] => {
  const setup = setupOf(settings, before);
  const found = new Map<string, Points>();
  for (const outcome of outcomes) {
    const { NS = 0, EW = 0 } = coupScore(setup, outcome, 'N').scores;
    found.set(`${NS}-${EW}`, { NS, EW });
  }
  return [...found.values()];
};

/** Every score that a coup can give a partie that stands so: any tricks, revokes, honours, slam and call, scored as cards would be. */
export const possiblePoints = (settings: Settings, before: Points): readonly Points[] =>
  scoredAs(settings, before, [
    ...called(settings, before),
    ...Array.from({ length: TRICKS + 1 }, (_, tricks) =>
      REVOKES.flatMap((revokes) => HONOURS.flatMap((honours) => played(tricks, revokes, honours))),
    ).flat(),
  ]);

/** Whether only thirteen tricks of a side, or a revoke, give a coup these points: possible, and mostly a figure typed wrong. */
export const arePointsRare = (settings: Settings, before: Points, { NS, EW }: Points): boolean =>
  !scoredAs(settings, before, [
    ...called(settings, before),
    ...Array.from({ length: TRICKS - 1 }, (_, at) =>
      HONOURS.flatMap((honours) => played(at + 1, NONE, honours)),
    ).flat(),
  ]).some((points) => points.NS === NS && points.EW === EW);

const isPossible = (settings: Settings, before: Points, { NS, EW }: Points): boolean =>
  possiblePoints(settings, before).some((points) => points.NS === NS && points.EW === EW);

/** What the tricks of a coup are worth, by the article that says it. */
const articleOf = ({ variant, target }: Settings) =>
  variant === 'base'
    ? 'WHC-POINT-3'
    : variant === 'partie-simple-1'
      ? 'WHC-PS1-2'
      : target === 10
        ? 'WHC-PS2-6'
        : 'WHC-PS2-7';

/** The article that no coup with these points obeys, by what is wrong with them. */
const wrongBy = (settings: Settings, before: Points, points: Points) => {
  if (settings.variant === 'base') return articleOf(settings);
  // Nothing is entered after the points that reach the target: where both have some, those of the side that reached it came last.
  const reached = SIDES.some(
    (side) => before[side] + points[side] >= settings.target && points[otherSide(side)] > 0,
  );
  return reached ? 'WHC-HONNEUR-GAP-2' : articleOf(settings);
};

/**
 * Why no coup gives these points to a partie that stands so, or null: every number of tricks, with any revokes, honours,
 * slam and call, is scored as a coup of cards would be.
 */
export const pointsProblem = (settings: Settings, before: Points, points: Points): Refusal | null => {
  const { NS, EW } = points;
  if (isPossible(settings, before, points)) return null;
  if (settings.variant === 'base' && NS > 0 && EW > 0) return refused('WHC-POINT-5', { NS, EW });
  const { target } = settings;
  return refuse(wrongBy(settings, before, points), {
    ...{ NS, EW, target, beforeNS: before.NS, beforeEW: before.EW },
  });
};
