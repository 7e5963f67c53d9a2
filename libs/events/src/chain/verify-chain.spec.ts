import fc from 'fast-check';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { NO_HASH, seal } from './seal';
import { verifyChain } from './verify-chain';
import type { StoredEvent } from '../store/contract';

const sealed = (count: number): StoredEvent[] =>
  seal(
    'deal-c.1',
    { revision: -1, previousHash: NO_HASH },
    Array.from({ length: count }, (_, index) => ({
      type: 'CardPlayed',
      data: { seat: 'N', card: 'SA', index },
      metadata: {
        $correlationId: 'c',
        $causationId: 'c',
        actor: { id: 'staff', role: 'staff' },
        time: '2026-11-21T20:00:00Z',
        commandId: 'c',
      },
    })),
  ).map((event, revision) => ({ ...event, stream: 'deal-c.1', revision, position: BigInt(revision) }));

describe('hash chain', () => {
  it('holds over an untouched stream', () => {
    const events = sealed(4);
    expect(verifyChain(events)).toEqual({
      kind: 'whole',
      events: 4,
      lastHash: (events[3]!.metadata as { hash: string }).hash,
    });
  });

  it.each([
    [
      'data',
      (event: StoredEvent) => ({ ...event, data: { ...(event.data as object), card: 'S2' } }),
      'altered',
    ],
    ['type', (event: StoredEvent) => ({ ...event, type: 'CardWithdrawn' }), 'altered'],
    ['stream', (event: StoredEvent) => ({ ...event, stream: 'deal-c.2' }), 'altered'],
    [
      'actor',
      (event: StoredEvent) => ({
        ...event,
        metadata: { ...(event.metadata as object), actor: { id: 'x', role: 'staff' } },
      }),
      'altered',
    ],
    ['hash', (event: StoredEvent) => ({ ...event, metadata: {} }), 'unsealed'],
  ] as const)('breaks where the %s was changed', (_, change, why) => {
    const events = sealed(4);
    events[2] = change(events[2]!);
    expect(verifyChain(events)).toMatchObject({ kind: 'broken', revision: 2, why });
  });

  it('breaks where an event was left out, first event included', () => {
    expect(verifyChain(sealed(4).filter(({ revision }) => revision !== 2))).toMatchObject({
      revision: 3,
      why: 'revision-missing',
    });
    expect(verifyChain(sealed(4).slice(1))).toMatchObject({ revision: 1, why: 'revision-missing' });
  });

  it('breaks where an event was replaced by a whole one of another chain', () => {
    const events = sealed(4);
    const [, , foreign] = seal(
      'deal-c.1',
      { revision: -1, previousHash: 'f'.repeat(64) },
      sealed(3).map(({ type, data, metadata }) => {
        const { hash: _h, previousHash: _p, ...rest } = metadata as Record<string, never>;
        return { type, data, metadata: rest as never };
      }),
    );
    events[2] = { ...events[2]!, metadata: foreign!.metadata };
    expect(verifyChain(events)).toMatchObject({ revision: 2, why: 'unlinked' });
  });
});

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [true, null, 'é"'] }, '{"a":[true,null,"é\\""],"b":1}'],
    [
      { '\u20ac': 1, '\r': 2, '1': 3, '\ud83d\ude00': 4, '\ufb33': 5 },
      '{"\\r":2,"1":3,"€":1,"\ud83d\ude00":4,"\ufb33":5}',
    ],
    [[1e21, 1e-7, 0.1, -0, 333333333.33333329], '[1e+21,1e-7,0.1,0,333333333.3333333]'],
    [{ gone: undefined, kept: [undefined] }, '{"kept":[null]}'],
  ])('is the one text of %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('refuses what JSON cannot carry', () => {
    expect(() => canonicalJson({ n: Number.NaN })).toThrow(/NaN/);
    expect(() => canonicalJson({ n: 1n })).toThrow(/bigint/);
  });

  it('says the same after a journey through the store', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(value));
      }),
    );
  });
});
