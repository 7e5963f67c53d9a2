import { describe, expect, it } from '@jest/globals';
import { allGames } from '@arbitre/rules';
import { concealed, dealEvents } from '@arbitre/rules/kernel/deal/events';
import fc from 'fast-check';
import { FACES } from '../../games/faces.generated';
import type { NotationPart } from '../../cards/notation';
import type { GameFace } from '../../games/face';
import { eventLine } from './event-line';

const languages = ['fr', 'en'] as const;
const faces = new Map(
  await Promise.all(
    Object.entries(FACES as Readonly<Record<string, () => Promise<{ readonly default: GameFace }>>>).map(
      async ([id, load]) => [id, (await load()).default] as const,
    ),
  ),
);
const faceOf = (id: string): GameFace | null => faces.get(id) ?? null;

const declaredTypes = allGames.all.flatMap(({ play, session }) =>
  [play, session].flatMap((part) => Object.keys(part?.events.table ?? {})),
);

const said = (type: string, data: unknown, game = 'bridge', language: 'fr' | 'en' = 'en'): string => {
  const declared = {
    ...concealed,
    ...dealEvents.table,
    ...allGames.manifestOf(game)?.play?.events.table,
    ...allGames.manifestOf(game)?.session?.events.table,
  };
  const names = new Map([['e1', 'Anne Martin']]);
  const { sentence, facts } = eventLine(type, data, { declared, face: faceOf(game), language, names });
  const told = (parts: readonly NotationPart[]): string =>
    parts.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text)).join('');
  return [sentence.map(({ parts }) => told(parts)).join(''), ...facts.map(({ parts }) => told(parts))]
    .join(' | ')
    .replaceAll('\u00a0', ' ');
};

describe('a line of the event list', () => {
  it.each([
    ['bridge', 'CallMade', { seat: 'N', call: '1C', note: 'strong' }, 'North: 1<C> | strong'],
    ['bridge', 'CardPlayed', { seat: 'E', card: 'HA' }, 'East plays <H>A'],
    [
      'bridge',
      'AuctionClosed',
      { contract: { level: 4, strain: 'S', risk: 'X', declarer: 'N' } },
      'Auction closed: 4<S>X N',
    ],
    ['bridge', 'AuctionClosed', { contract: null }, 'Auction closed: Pass'],
    [
      'bridge',
      'ResultCorrected',
      { from: '3NTN=', reason: 'typed wrongly' },
      'Result corrected | 3NT N= | typed wrongly',
    ],
    ['bridge', 'Concealed', {}, 'Fact still hidden'],
    [
      'bridge',
      'IrregularityObserved',
      { article: 'BD-L16B1a', seat: 'E', facts: { seen: 'a long pause', cards: 3 } },
      'East commits an irregularity | BD-L16B1a | a long pause',
    ],
    ['skat', 'AuctionClosed', { declarer: 'rearhand', bid: 18 }, 'Rearhand is declarer at 18'],
    ['skat', 'BidMade', { seat: 'rearhand', call: 20 }, 'Rearhand bids 20'],
    ['skat', 'GameAnnounced', { seat: 'rearhand', contract: 'HH' }, 'Rearhand announces <H> hand'],
    ['skat', 'SkatDiscarded', { seat: 'rearhand', cards: ['HA', 'ST'] }, 'Rearhand lays away <H>A <S>10'],
    ['skat', 'SkatDiscarded', { seat: 'rearhand' }, 'Rearhand lays away …'],
    [
      'whist',
      'ObligationImposed',
      { seat: 'N', cards: ['H2'], article: 'WHC-CP-A' },
      'Obligation imposed on North | <H>2 | WHC-CP-A',
    ],
    ['whist-militaire', 'TrickConsulted', { by: 'arbiter', trick: 3 }, 'Arbiter looks at trick 3 again'],
    ['whist', 'CardDrawn', { player: 'e1', pack: 'blue', card: 'SA' }, 'Anne Martin draws <S>A'],
    ['scrabble', 'PlayersCheckedIn', { entries: ['e1', 'e2'], from: 1 }, 'Seated: Anne Martin, e2'],
    ['whist', 'SomethingNew', { seat: 'W' }, 'SomethingNew | W'],
    ['whist', 'SomethingNew', 'not an object', 'SomethingNew'],
    ['a game without a face', 'CallMade', { seat: 'N', call: '1C' }, 'CallMade | N | 1C'],
  ])('of %s: %s %j', (game, type, data, expected) => {
    expect(said(type, data, game)).toBe(expected);
  });

  it.each([
    ['bridge', 'CardPlayed', { seat: 'E', card: 'HQ' }, 'Est joue <H>D'],
    ['skat', 'TrickWon', { seat: 'forehand', number: 2, points: 14 }, 'Entame gagne le pli 2 (14 points)'],
    [
      'whist',
      'RevokeEstablished',
      { seat: 'N', article: 'WHC-REN-1' },
      'Renonce de Nord établie | WHC-REN-1',
    ],
  ])('in French, of %s: %s %j', (game, type, data, expected) => {
    expect(said(type, data, game, 'fr')).toBe(expected);
  });

  it('takes no word from what every object has, whatever a stream calls its fields and says in them', () => {
    const inherited = ['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__'];
    for (const language of languages)
      for (const id of faces.keys())
        for (const type of [...declaredTypes, ...Object.keys(dealEvents.table), 'SomethingNew', ...inherited])
          for (const word of inherited) {
            const named = Object.fromEntries(
              ['seat', 'side', 'by', 'call', 'card', 'contract', 'outcome', 'player', word].map((name) => [
                name,
                word,
              ]),
            );
            const object = JSON.parse(`{"contract":{"${word}":0},"${word}":0}`) as unknown;
            const lines = [said(type, named, id, language), said(type, object, id, language)];
            expect(lines.filter((line) => /function|native code|\[object/u.test(line))).toEqual([]);
          }
    expect(said('RotationAnnounced', { toString: 0 })).toBe('RotationAnnounced | 0');
    expect(said('CallMade', { seat: 'constructor', call: 'toString' })).toBe('constructor: toString');
  });

  it('is told of any data whatever', () => {
    const names = fc.constantFrom(
      'toString',
      'constructor',
      '__proto__',
      'seat',
      'by',
      'call',
      'card',
      'cards',
      'contract',
      'game',
      'from',
      'article',
    );
    const data = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.oneof(names, fc.jsonValue())));
    const types = fc.oneof(fc.string(), fc.constantFrom(...declaredTypes));
    fc.assert(
      fc.property(fc.constantFrom(...faces.keys()), types, data, (game, type, given) => {
        for (const language of languages)
          expect(said(type, given, game, language)).toEqual(expect.any(String));
      }),
    );
  });
});
