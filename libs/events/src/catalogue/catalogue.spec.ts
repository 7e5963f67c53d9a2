import { type DataOf, declareEvents, values } from '@arbitre/rules';
import { NO_HASH } from '../chain/seal';
import { actSchemaOf } from './acts';
import { catalogue, createCatalogue } from './catalogue';
import { declared as declaredBy } from './declare-events';
import type { EventMetadata } from '../recorded-event';
import type { StoredEvent } from '../store/contract';

const metadata: EventMetadata = {
  $correlationId: 'c',
  $causationId: 'c',
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T20:00:00Z',
  commandId: '5ac5a1a2-6d0a-5d8e-8a3a-1f6c36f3e0a1',
  hash: NO_HASH,
  previousHash: NO_HASH,
};

const stored = (type: string, data: unknown, more: Partial<EventMetadata> = {}): StoredEvent => ({
  id: '5ac5a1a2-6d0a-5d8e-8a3a-1f6c36f3e0a1',
  stream: 'deal-c.1',
  revision: 0,
  position: 1n,
  type,
  data,
  metadata: { ...metadata, ...more },
});

describe('event catalogue', () => {
  it.each([
    ['a card that no pack has', 'CardPlayed', { seat: 'N', card: 'S1' }, /card/],
    ['a field that nobody knows', 'TrickWon', { seat: 'N', number: 1, name: 'X' }, /name/],
    ['a missing field', 'CallMade', { seat: 'N' }, /call/],
    ['a type that is not in the catalogue', 'CardEaten', {}, /not in the catalogue/],
    ['NUL', 'ArbiterCalled', { by: 'N', reason: 'a\0' }, 'ArbiterCalled/reason: holds U+0000'],
    [
      'half a character in a key',
      'DealScored',
      { notation: '', result: { '\ud800': 1 }, scores: {} },
      'U+D800',
    ],
  ])('does not write %s', (_, type, data, problem) => {
    expect(catalogue.problem(type, data, 'bridge-duplicate@1')).toMatch(problem);
  });

  it('keeps an event of a type that it does not know', () => {
    const event = catalogue.decode(stored('FromTheFuture', { any: ['thing'] }), 'skat@1');
    expect(event).toMatchObject({ type: 'FromTheFuture', data: { any: ['thing'] } });
    expect(event.problem).toBeUndefined();
  });

  it('says what is wrong with an event that does not fit, and leaves its data as stored', () => {
    const event = catalogue.decode(stored('CardPlayed', { seat: 'N', card: 'joker' }), 'bridge-duplicate@1');
    expect(event).toMatchObject({ data: { card: 'joker' }, problem: expect.stringContaining('/card') });
  });

  it('says what is wrong with metadata', () => {
    const unsigned = { ...stored('CardPlayed', { seat: 'N', card: 'SA' }), metadata: undefined };
    const event = catalogue.decode(unsigned, 'bridge-duplicate@1');
    expect(event.problem).toContain('metadata');
  });

  it('keeps what the rules of a stream do not know, as an older program would', () => {
    const bid = stored('BidMade', { nonsense: true });
    expect(catalogue.decode(bid, 'bridge-duplicate@1')).toBe(bid);
    expect(catalogue.decode(bid, 'skat@9')).toBe(bid);
    expect(catalogue.decode(bid, null)).toBe(bid);
    expect(catalogue.decode(bid, 'skat@1').problem).toContain('BidMade');
  });

  it('writes into a deal of skat what skat records, not what only bridge allows', () => {
    const played = { seat: 'N', card: 'SA' };
    expect(catalogue.problem('CardPlayed', played, 'bridge-duplicate@1')).toBeNull();
    expect(catalogue.problem('CardPlayed', played, 'skat@1')).toContain('CardPlayed/seat');
    expect(catalogue.problem('CallMade', { seat: 'N', call: 'Pass' }, 'skat@1')).toBe(
      'CallMade: not an event of skat@1',
    );
    expect(catalogue.problem('DealScored', { notation: '', result: {}, scores: {} }, null)).toBeNull();
  });

  describe('given a type with a second version in one game', () => {
    const old = { points: values.text('Points', 9) };
    const both = createCatalogue(
      [
        declareEvents('skat@1', {
          Scored: {
            says: { fr: 'Nouveau', en: 'New' },
            fields: { points: values.wholeNumber('Points') },
            former: [
              { fields: old, upcast: ({ points }: DataOf<typeof old>) => ({ points: Number(points) }) },
            ],
          },
        }),
        declareEvents('whist@1', { Scored: { says: { fr: 'Ancien', en: 'Old' }, fields: old } }),
      ].map(declaredBy),
    );

    it('reads the first version as the second, there alone', () => {
      expect(both.decode(stored('Scored', { points: '7' }), 'skat@1').data).toEqual({ points: 7 });
      const elsewhere = stored('Scored', { points: '7' });
      expect(both.decode(elsewhere, 'whist@1')).toBe(elsewhere);
    });

    it('checks an old event as what it was written with', () => {
      const odd = stored('Scored', { points: 7 });
      expect(both.decode(odd, 'skat@1').problem).toContain('/points');
      expect(both.decode(stored('Scored', { points: 7 }, { version: 2 }), 'skat@1').problem).toBeUndefined();
      expect(both.decode(stored('Scored', { points: 7 }, { version: 2 }), 'whist@1').problem).toBe(
        'Scored: no schema of version 2',
      );
    });

    it('writes the second version there, and the first elsewhere', () => {
      expect([both.currentVersion('Scored', 'skat@1'), both.currentVersion('Scored', 'whist@1')]).toEqual([
        2, 1,
      ]);
      expect(both.problem('Scored', { points: '7' }, 'skat@1')).toContain('/points');
      expect(both.problem('Scored', { points: '7' }, 'whist@1')).toBeNull();
    });
  });

  it.each([
    ['a version twice', ['skat@1', 'skat@1'], 'declared twice'],
    ['for one game what all games share', [null, 'skat@1'], 'may not declare it anew'],
  ] as const)('does not declare %s', (_, rulesets, problem) => {
    const once = (rules: (typeof rulesets)[number]) =>
      declaredBy(declareEvents(rules, { Scored: { says: { fr: 'Une fois', en: 'Once' }, fields: {} } }));
    expect(() => createCatalogue(rulesets.map(once))).toThrow(problem);
  });

  it('gives the acts of bridge as plain JSON Schema', () => {
    type OfAct = { readonly properties: { readonly do: { readonly const: string } } };
    const { anyOf } = actSchemaOf('bridge') as { readonly anyOf: readonly OfAct[] };
    const acts = anyOf.map(({ properties }) => properties.do.const);
    expect(acts).toEqual(expect.arrayContaining(['deal', 'call', 'play', 'claim', 'record-result']));
    expect(new Set(acts).size).toBe(acts.length);
    expect(actSchemaOf('belote')).toBeNull();
  });
});
