import type { BoardResult, Improbability, Improbable } from '@arbitre/rules/kernel/improbable';

/** Revokes of one side in one hand that people rarely make. */
const MANY_REVOKES = 2;

const numberIn = (value: unknown, side: string): number => {
  const of =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[side] : 0;
  return typeof of === 'number' ? of : 0;
};

const kindsOf = ({ result }: BoardResult): readonly string[] => {
  const { tricks, revokes } = result;
  const sides = ['NS', 'EW'];
  const revoked = Math.max(...sides.map((side) => numberIn(revokes, side)));
  // Tricks that a revoke costs go to the other side (WHC-REN-5): then all thirteen are no slam.
  if (revoked > 0) return revoked >= MANY_REVOKES ? ['revokes'] : [];
  return sides.some((side) => numberIn(tricks, side) === 13) ? ['slam'] : [];
};

/** What whist holds improbable of a hand: mostly a figure in another column. */
export const improbableHands: Improbable = {
  says: {
    slam: {
      fr: '{result} : les treize levées à un camp, c’est rare. Les levées ?',
      en: '{result}: all thirteen tricks to one side are rare. The tricks?',
    },
    revokes: {
      fr: '{result} : plusieurs renonces d’un camp dans un coup, c’est rare. Le nombre ?',
      en: '{result}: several revokes of one side in one hand are rare. The number?',
    },
  },
  find: (results) =>
    results.flatMap((each): readonly Improbability[] =>
      kindsOf(each).map((kind) => ({ deal: each.deal, kind, facts: { result: each.notation } })),
    ),
};
