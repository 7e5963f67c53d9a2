import type { DivisionAct } from '@arbitre/rules/leagues';
import type { Given } from '../writes/form-field';
import { amountTyped, type KnownEntry, scoresOf, wordOf } from './league-fields';

type Named<Name extends DivisionAct['do']> = Omit<
  Extract<DivisionAct, { readonly do: Name }>,
  'do' | 'reason' | 'decidedBy'
>;

/** Which entry moves where, as the mutation takes it. */
export const moveTyped = (given: Given): Named<'move-entry'> => {
  const { entry = '', region = '', club = '', name = '', from = '' } = given;
  return {
    entry,
    ...(region === '' ? {} : { region }),
    ...(club === '' ? {} : { club }),
    ...(name === '' ? {} : { name }),
    ...(from === '' ? {} : { from: Number(from) }),
  };
};

/** What an entry had elsewhere, as the mutation takes it. */
export const pointsTyped = ({ entry = '', origin = '', as = '' }: Given): Named<'bring-points'> => ({
  ...{ entry, origin },
  ...(as === '' ? {} : { as }),
});

/** An act as far as its effect asks for it: why, and who decided it, are typed last. */
export type TypedAct = Readonly<Record<string, unknown>> & { readonly do: DivisionAct['do'] };

// Null while it is not typed as far as something could change.

export const movingAct = (given: Given): TypedAct | null => {
  const move = moveTyped(given);
  const goes = move.region ?? move.club ?? move.name;
  return move.entry === '' || goes === undefined ? null : { do: 'move-entry', ...move };
};

export const undoingAct = ({ entry = '' }: Given): TypedAct | null =>
  entry === '' ? null : { do: 'undo-entry-move', entry };

export const bringingAct = (given: Given): TypedAct | null => {
  const points = pointsTyped(given);
  return points.entry === '' || points.origin === '' ? null : { do: 'bring-points', ...points };
};

export const leavingAct = ({ entry = '', why = '', results = '' }: Given): TypedAct | null =>
  entry === '' || why === ''
    ? null
    : {
        ...{ do: 'leave-division', entry, why: wordOf(why) },
        ...(results === '' ? {} : { results: wordOf(results) }),
      };

export const adjustingAct = ({ entry = '', points = '', article = '' }: Given): TypedAct | null =>
  entry === '' || points === ''
    ? null
    : { do: 'adjust-points', entry, points: amountTyped(points), article: article || '–' };

export const correctingAct = (
  given: Given,
  fixture: string,
  sides: readonly KnownEntry[],
): TypedAct | null => {
  const scores = scoresOf(given, sides);
  return scores.some(({ score }) => score === '') ? null : { do: 'correct-match', fixture, scores };
};
