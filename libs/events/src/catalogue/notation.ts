import type { Facts, GameId, Grain, Policy, RulesetId } from '@arbitre/rules';
import { Type, type TSchema, type TUnsafe } from '@sinclair/typebox';

// The pieces that event schemas are made of: each says in its description what people should know of it.

/** An object that has these fields and no others. */
export const fields = <Fields extends Record<string, TSchema>>(of: Fields, description?: string) =>
  Type.Object(of, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

/** One of a closed list of words. */
export const oneOf = <Word extends string>(words: readonly Word[], description?: string): TUnsafe<Word> =>
  Type.Unsafe<Word>(
    Type.Union(
      words.map((word) => Type.Literal(word)),
      description === undefined ? {} : { description },
    ),
  );

export const text = (description: string, longest = 500) =>
  Type.String({ minLength: 1, maxLength: longest, description });

export const id = (description: string) => text(description, 200);

export const wholeNumber = (description: string, minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, description });

export const isoDate = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

export const Game = oneOf<GameId>(
  [
    'bridge',
    'bridge-plafond',
    'whist',
    'whist-militaire',
    'whist-bridge',
    'five-hundred',
    'joffre',
    'cribbage',
    'skat',
    'scrabble',
  ],
  'The game',
);

export const Ruleset = Type.Unsafe<RulesetId>(
  Type.String({ pattern: '^[a-z-]+@[1-9]\\d*$', description: 'Game and version of its rules: `skat@1`' }),
);

export const PolicyName = oneOf<Policy>(
  ['enforced', 'observed'],
  'Whether an illegal act is refused or recorded and ruled upon',
);

export const GrainName = oneOf<Grain>(
  ['full', 'result'],
  'Whether calls and cards are recorded, or only what a score sheet shows',
);

export const FactsSchema = Type.Unsafe<Facts>(
  Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String()), Type.Null()]),
    { description: 'What was seen, as plain values' },
  ),
);
