import { describe, expect, it } from '@jest/globals';
import { allGames } from '@arbitre/rules';
import { dealEvents } from '@arbitre/rules/kernel/deal/events';
import fc from 'fast-check';
import { FACES } from '../../games/faces.generated';
import type { GameFace } from '../../games/face';
import { wordsOf } from '../../games/words';
import { dealTexts } from '../deal-texts';
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

const said = (type: string, data: unknown, game = 'bridge', language: 'fr' | 'en' = 'en'): string => {
  const { seat, told } = eventLine(type, data, faceOf(game), language);
  const facts = told.map(({ parts }) =>
    parts.map((part) => (part.kind === 'suit' ? `<${part.suit}>` : part.text)).join(''),
  );
  return [seat ?? '-', ...facts].join(' ').replaceAll('\u00a0', ' ');
};

describe('a line of the event list', () => {
  it.each([
    ['bridge', 'CallMade', { seat: 'N', call: '1C', note: 'strong' }, 'N 1<C> strong'],
    ['bridge', 'CardPlayed', { seat: 'E', card: 'HA' }, 'E <H>A'],
    [
      'bridge',
      'AuctionClosed',
      { contract: { level: 4, strain: 'S', risk: 'X', declarer: 'N' } },
      '- 4<S>X N',
    ],
    ['bridge', 'AuctionClosed', { contract: null }, '- Pass'],
    ['bridge', 'ResultCorrected', { from: '3NTN=', reason: 'typed wrongly' }, '- 3NT N= typed wrongly'],
    ['skat', 'AuctionClosed', { declarer: 'rearhand', bid: 18 }, 'rearhand 18'],
    ['skat', 'BidMade', { seat: 'rearhand', call: 20 }, 'rearhand 20'],
    ['skat', 'GameAnnounced', { seat: 'rearhand', contract: 'HH' }, 'rearhand <H> hand'],
    ['skat', 'SkatDiscarded', { seat: 'rearhand', cards: ['HA', 'ST'] }, 'rearhand <H>A <S>10'],
    ['whist', 'ObligationImposed', { seat: 'N', cards: ['H2'], article: 'WHC-CP-A' }, 'N <H>2 WHC-CP-A'],
    ['whist', 'SomethingNew', { seat: 'W' }, 'W'],
    ['whist', 'SomethingNew', 'not an object', '-'],
    ['a game without a face', 'CallMade', { seat: 'N', call: '1C' }, 'N 1C'],
  ])('of %s: %s %j', (game, type, data, expected) => {
    expect(said(type, data, game)).toBe(expected);
  });

  it('is told of any data whatever', () => {
    const names = fc.constantFrom(
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
    const data = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()));
    fc.assert(
      fc.property(fc.constantFrom(...faces.keys()), fc.string(), data, (game, type, given) => {
        for (const language of languages)
          expect(said(type, given, game, language)).toEqual(expect.any(String));
      }),
    );
  });
});

describe('every type of event', () => {
  it.each(languages)('of the life around deals has a name (%s)', (language) => {
    for (const type of Object.keys(dealEvents.table))
      expect([type, dealTexts[language].eventNames[type]]).toEqual([type, expect.stringMatching(/^\p{Lu}/u)]);
  });

  it.each(allGames.all.flatMap(({ id, play }) => (play === undefined ? [] : [[id, play.events] as const])))(
    'that a deal of %s records has a name in both languages',
    (id, events) => {
      for (const language of languages) {
        const names = wordsOf(faceOf(id), language).events;
        for (const type of Object.keys(events.table))
          expect([id, type, names[type]]).toEqual([id, type, expect.stringMatching(/^\p{Lu}/u)]);
      }
    },
  );
});
