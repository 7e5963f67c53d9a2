import { Type } from '@sinclair/typebox';
import { readdirSync, readFileSync } from 'node:fs';
import { NO_HASH } from '../chain/seal';
import { actSchemaOf } from './acts';
import { catalogue, createCatalogue } from './catalogue';
import { eventSchema } from './event-schema';
import { fields } from './notation';
import type { EventMetadata } from '../recorded-event';
import type { StoredEvent } from '../store/contract';

const golden = new URL('../../fixtures/golden/', import.meta.url);
type Golden = { readonly stored: unknown; readonly read: unknown };
const files = readdirSync(golden).map((name) => {
  // `CardPlayed.v1.json`; games that share a name add theirs as `CardPlayed.v1.whist-militaire.json`.
  const [, type = '', version = ''] = /^(\w+)\.v(\d+)(?:\.[a-z-]+)?\.json$/.exec(name) ?? [];
  const content = JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as Golden;
  return { type, version: Number(version), ...content };
});

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
  it('has a golden file for every version of every event type', () => {
    const versions = new Set(files.map(({ type, version }) => `${type}@${version}`));
    expect(versions).toEqual(new Set(catalogue.schemas.map(({ type, version }) => `${type}@${version}`)));
  });

  it.each(files)('still reads $type version $version as it was written', ({ type, version, ...file }) => {
    const event = catalogue.decode(stored(type, file.stored, version > 1 ? { version } : {}));
    expect(event.problem).toBeUndefined();
    expect(event.data).toEqual(file.read);
  });

  it.each([
    ['a card that no pack has', 'CardPlayed', { seat: 'N', card: 'S1' }, /card/],
    ['a field that nobody knows', 'TrickWon', { seat: 'N', number: 1, name: 'X' }, /name/],
    ['a missing field', 'CallMade', { seat: 'N' }, /call/],
    ['a type that is not in the catalogue', 'CardEaten', {}, /not in the catalogue/],
  ])('does not write %s', (_, type, data, problem) => {
    expect(catalogue.problem(type, data)).toMatch(problem);
  });

  it('keeps an event of a type that it does not know', () => {
    const event = catalogue.decode(stored('FromTheFuture', { any: ['thing'] }));
    expect(event).toMatchObject({ type: 'FromTheFuture', data: { any: ['thing'] } });
    expect(event.problem).toBeUndefined();
  });

  it('says what is wrong with an event that does not fit, and leaves its data as stored', () => {
    const event = catalogue.decode(stored('CardPlayed', { seat: 'N', card: 'joker' }));
    expect(event).toMatchObject({ data: { card: 'joker' }, problem: expect.stringContaining('/card') });
  });

  it('says what is wrong with metadata', () => {
    const event = catalogue.decode({
      ...stored('CardPlayed', { seat: 'N', card: 'SA' }),
      metadata: undefined,
    });
    expect(event.problem).toContain('metadata');
  });

  describe('given a type with a second version', () => {
    const versions = [
      eventSchema('Scored', 1, 'Old.', fields({ points: Type.String() })),
      eventSchema('Scored', 2, 'New.', fields({ points: Type.Integer() })),
    ];
    const upcast = {
      type: 'Scored',
      from: 1,
      upcast: (data: unknown) => ({ points: Number((data as { points: string }).points) }),
    };
    const both = createCatalogue(versions, [upcast]);

    it('reads the first version as the second', () => {
      expect(both.decode(stored('Scored', { points: '7' })).data).toEqual({ points: 7 });
    });

    it('checks an old event as what it was written with', () => {
      expect(both.decode(stored('Scored', { points: 7 })).problem).toContain('/points');
      expect(both.decode(stored('Scored', { points: 7 }, { version: 2 })).problem).toBeUndefined();
    });

    it('writes the second version only', () => {
      expect(both.currentVersion('Scored')).toBe(2);
      expect(both.problem('Scored', { points: '7' })).toContain('/points');
    });
  });

  it('gives the acts of bridge as plain JSON Schema', () => {
    const schema = actSchemaOf('bridge') as { anyOf: { properties: { do: { const: string } } }[] };
    expect(schema.anyOf.map(({ properties }) => properties.do.const)).toEqual([
      'deal',
      'call',
      'play',
      'withdraw',
      'spread-hand',
      'claim',
      'record-result',
      'report',
    ]);
    expect(actSchemaOf('cribbage')).toBeNull();
  });
});
