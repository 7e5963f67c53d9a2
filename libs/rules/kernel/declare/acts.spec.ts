import fc from 'fast-check';
import type { Decision, DomainEvent, Refusal } from '../decider';
import { refuse } from '../shared-refusals';
import { type ActNamed, actsSchema, arbiterActsOf, declareActs, decides } from './acts';
import { card, seat, someHands } from './compass-fields';
import { byKey, either, list, object, optional } from './compound';
import { askedBy } from './field';
import { integer, lines, oneOf, text } from './values';

const acts = declareActs({
  play: { says: 'Plays a card', fields: { seat, card } },
  explain: { says: 'Explains', fields: { seat, note: optional(lines('What it means', 20)) } },
  deal: { says: 'Records hands', fields: { hands: someHands(13) } },
  score: {
    says: 'Scores',
    by: 'arbiter',
    fields: {
      tricks: askedBy('BD-L77-GAP-1', integer(0, 13, 'Tricks')),
      trumps: optional(askedBy('WM-3.3', list(askedBy('WM-3-GAP-1', oneOf(['S', 'H']))))),
    },
  },
  show: {
    says: 'Shows',
    fields: { cards: askedBy('BD-L49', list(askedBy('BD-L1A-1', card), { least: 1 })) },
  },
  name: {
    says: 'Names',
    fields: {
      entries: list(object({ name: text('A name', 20) })),
      notes: optional(byKey(either([integer(0, 9), lines('A note')]))),
    },
  },
  write: {
    says: 'Writes a line',
    fields: [{ kind: oneOf(['passed']) }, { kind: optional(oneOf(['game'])), value: integer(0, 9) }],
  },
});

type Told = DomainEvent<'Told'>;
const tell = (_: unknown, act: ActNamed<typeof acts, keyof typeof acts>): Decision<Told> => ({
  ok: true,
  events: [{ type: 'Told', data: act }],
});
const closed = ({ over }: { over: boolean }, name: string): Refusal | null =>
  over && name !== 'score' ? refuse('no-acts') : null;
const decide = decides<typeof acts, { over: boolean }, Told>(acts, closed, {
  play: tell,
  explain: tell,
  deal: tell,
  score: tell,
  show: tell,
  name: tell,
  write: tell,
});
const answer = (act: unknown, over = false) => {
  const decision = decide({ over }, act);
  return decision.ok ? decision.events[0]?.data : decision.violation;
};

describe('an act of a declaration', () => {
  it('comes to its handler when its arguments can be read', () => {
    const act = { do: 'play', seat: 'N', card: 'SA' };
    expect(answer(act)).toEqual(act);
    expect(answer({ do: 'write', kind: 'passed' })).toEqual({ do: 'write', kind: 'passed' });
    expect(answer({ do: 'explain', seat: 'N' })).toEqual({ do: 'explain', seat: 'N' });
  });

  it.each([
    ['something that is no act', 3, 'invalid-field', { field: 'do', given: 3 }],
    [
      'a part that an article of its own asks for',
      { do: 'show', cards: ['SA', 'S1'] },
      'BD-L1A-1',
      { field: 'cards.1', given: 'S1' },
    ],
    ['a list that an article asks for', { do: 'show', cards: [] }, 'BD-L49', { field: 'cards' }],
    ['none of several shapes', { do: 'write', value: 10 }, 'invalid-field', { field: 'value', given: 10 }],
    ['an act that is not declared', { do: 'toString' }, 'unknown-act', { do: 'toString' }],
    ['a missing argument', { do: 'play', seat: 'N' }, 'missing-field', { field: 'card' }],
    ['another seat', { do: 'play', seat: 'Q', card: 'SA' }, 'invalid-field', { field: 'seat', given: 'Q' }],
    [
      'a card deep within',
      { do: 'deal', hands: { N: ['SA', 'S1'] } },
      'invalid-field',
      { field: 'hands.N.1', given: 'S1', expected: 'a card such as SA or HT' },
    ],
    [
      'a character that nobody sees',
      { do: 'explain', seat: 'N', note: 'a\u202e' },
      'forbidden-character',
      { field: 'note', found: 'U+202E' },
    ],
    [
      'a line that breaks, in an object of a list',
      { do: 'name', entries: [{ name: 'a' }, { name: 'b\nc' }] },
      'forbidden-character',
      { field: 'entries.1.name', found: 'U+000A' },
    ],
    [
      'half a character under a key',
      { do: 'name', entries: [], notes: { N: 'a\ud800' } },
      'forbidden-character',
      { field: 'notes.N', found: 'U+D800' },
    ],
    [
      'what an article asks for',
      { do: 'score', tricks: 14 },
      'BD-L77-GAP-1',
      { field: 'tricks', given: 14, expected: 'whole number from 0 to 13' },
    ],
    [
      'a list that an article asks for',
      { do: 'score', tricks: 1, trumps: 'S' },
      'WM-3.3',
      { field: 'trumps', given: 'S' },
    ],
    [
      'a part of it that another article asks for',
      { do: 'score', tricks: 1, trumps: ['S', 'NT'] },
      'WM-3-GAP-1',
      { field: 'trumps.1', given: 'NT', expected: 'one of S H' },
    ],
  ])('is refused for %s', (_, act, article, facts) => {
    const { article: told, facts: shown } = answer(act) as { article: string; facts: object };
    expect(told).toBe(article);
    expect(shown).toMatchObject(facts);
  });

  it('is stopped by the guard before its arguments are read', () => {
    expect(answer({ do: 'play' }, true)).toMatchObject({ article: 'no-acts' });
    expect(answer({ do: 'score', tricks: 1 }, true)).toEqual({ do: 'score', tricks: 1 });
  });

  it('never throws, whatever it is', () => {
    const some = fc.record({ do: fc.constantFrom('play', 'explain', 'deal', 'score'), seat: fc.jsonValue() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), some, fc.jsonValue()), (act) => {
        expect(typeof decide({ over: false }, act).ok).toBe('boolean');
      }),
    );
  });

  it('tells which are the arbiter’s, and what all look like', () => {
    expect(arbiterActsOf(acts)).toEqual(['score']);
    expect(actsSchema(acts, 'acts/trial.json', 'Acts of a trial')).toMatchObject({
      title: 'Acts of a trial',
      anyOf: [
        {
          description: 'Plays a card',
          required: ['do', 'seat', 'card'],
          properties: { do: { const: 'play' } },
        },
        { required: ['do', 'seat'] },
        {},
        {},
        {},
        {},
        { required: ['do', 'kind'] },
        { required: ['do', 'value'] },
      ],
    });
  });
});
