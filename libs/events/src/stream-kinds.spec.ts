import { sharedRefusals } from '@arbitre/rules';
import { FEDERATION, STREAM_KINDS, streams, Streams } from './stream-kinds';

describe('kinds of streams', () => {
  it.each([
    ['competition-coupe', { kind: 'competition', id: 'coupe' }, 'coupe'],
    ['deal-coupe.s1-r2-tA-b3', { kind: 'deal', id: 'coupe.s1-r2-tA-b3' }, 'coupe'],
    ['session-coupe.s2', { kind: 'session', id: 'coupe.s2' }, 'coupe'],
    ['command-marie.8c1f.7', { kind: 'command', id: 'marie.8c1f.7' }, null],
  ])('%s says its kind, its id and its competition', (stream, place, competition) => {
    expect(streams.read(stream)).toEqual(place);
    expect(streams.keyOf(stream, 'competition')).toBe(competition);
    expect(streams.keyOf(stream, 'federation')).toBe(FEDERATION);
    expect(streams.idIn('deal', stream)).toBe(place.kind === 'deal' ? place.id : null);
  });

  it.each(['$all', '$$deal-coupe.1', 'deal-coupe', 'session', 'deals-coupe.1', 'constructor-x', ''])(
    '%s is no stream of ours, and no event of it goes anywhere',
    (stream) => {
      expect(streams.read(stream)).toBeNull();
      expect(streams.keyOf(stream, 'competition')).toBeNull();
      expect(streams.keyOf(stream, 'federation')).toBeNull();
    },
  );

  it('has a refusal with a sentence for every kind that people name', () => {
    const codes = Object.values(STREAM_KINDS).flatMap(({ notFound }) => notFound ?? []);
    for (const code of codes) expect(sharedRefusals[code]).toBeDefined();
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('takes a kind more by one line', () => {
    const grown = new Streams({
      ...STREAM_KINDS,
      circle: {
        id: '<season>.<circle>',
        key: 'federation',
        notFound: 'division-not-found',
        title: { fr: 'Cercles', en: 'Circles' },
      },
    });
    const stream = grown.name('circle', '2026.nord-1');
    expect(stream).toBe('circle-2026.nord-1');
    expect(grown.read(stream)).toEqual({ kind: 'circle', id: '2026.nord-1' });
    expect(grown.shape('circle')).toBe('circle-<season>.<circle>');
    expect(grown.keyOf(stream, 'federation')).toBe(FEDERATION);
    expect(grown.keyOf(stream, 'competition')).toBeNull();
    expect(streams.read(stream)).toBeNull();
    expect(grown.keyOf('deal-coupe.1', 'competition')).toBe('coupe');
  });
});
