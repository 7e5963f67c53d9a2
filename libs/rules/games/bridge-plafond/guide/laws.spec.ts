import { describe, expect, it } from '@jest/globals';
import { cardOf, formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { ARTICLES } from '../articles';
import { advise, callWord, readAuction, readHand, requirementWords } from '.';

const PACK = Array.from({ length: 52 }, (_, at) => cardOf(at % 4, Math.floor(at / 4)));
const CALLS = [
  ...['Pass', 'Pass', 'Pass', 'X', 'XX'],
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => ['C', 'D', 'H', 'S', 'NT'].map((name) => `${level}${name}`)),
];

/** A legal auction drawn call by call; it may be over, and goes on for as long as one likes. */
const drawn = (random: (below: number) => number): readonly string[] => {
  const calls: string[] = [];
  for (let tries = random(40); tries > 0; tries--) {
    const call = CALLS[random(random(3) === 0 ? CALLS.length : 12)] ?? 'Pass';
    if (readAuction([...calls, call]).ok) calls.push(call);
  }
  return calls;
};

describe('any thirteen cards after any legal auction', () => {
  const guides = new Set(ARTICLES.filter(({ kind }) => kind === 'guide').map(({ id }) => id));

  it('get an answer: a legal call or a card that is held, by articles of the guide, in both languages', () => {
    const random = seeded(1930);
    const moments = new Set<string>();
    for (let deal = 0; deal < 3000; deal++) {
      const order = shuffled(PACK, random);
      const cards = order.slice(0, 13);
      const names = drawn(random);
      const read = readAuction(names);
      if (!read.ok) throw new Error(names.join(' '));
      const led = random(10) === 0 ? { led: order[13] ?? 0, dummy: order.slice(14, 27) } : {};
      const advice = advise({ cards, auction: read.auction, ...led });
      moments.add(advice.moment);
      if (advice.call !== null && !read.auction.over)
        expect([names, readAuction([...names, advice.call]).ok]).toEqual([names, true]);
      if (advice.card !== null) expect(cards).toContain(parseCard(advice.card));
      for (const { article, requirements, applies, call } of advice.counsels) {
        expect(guides).toContain(article);
        if (applies) expect(requirements.filter(({ met }) => met === false)).toEqual([]);
        if (call !== null) expect(callWord(call, 'fr')).not.toBe('');
        for (const each of requirements) {
          expect(guides).toContain(each.article);
          expect(requirementWords(each, 'fr').measure).not.toBe('');
        }
      }
    }
    expect([...moments].sort()).toEqual([
      'lead',
      'no-play',
      'opening',
      'overcall',
      'rebid',
      'reply-to-double',
      'response',
      'third-hand',
    ]);
  });

  it('are read back from both ways of writing a hand', () => {
    const random = seeded(7);
    for (let deal = 0; deal < 200; deal++) {
      const cards = shuffled(PACK, random).slice(0, 13);
      const names = cards.map(formatCard);
      const suits = Array.from('SHDC', (suit) =>
        names
          .filter((name) => name.startsWith(suit))
          .map((name) => name.slice(1))
          .join(''),
      );
      for (const text of [
        names.join(' '),
        suits.join('.'),
        suits
          .map((each) => each || '-')
          .join('.')
          .toLowerCase(),
      ]) {
        const read = readHand(text);
        expect(read.ok && [...read.cards].sort()).toEqual([...cards].sort());
      }
    }
  });
});

describe('what cannot be read', () => {
  it.each([
    ['AKQ.AKQ.AKQ.AKQ', 'hand-count', '12'],
    ['AAKQ.AKQ.AKQ.AKQ', 'hand-twice', 'SA'],
    ['AKQX.AKQ.AKQ.AKQ', 'hand-card', 'SX'],
    ['hello', 'hand-card', 'HELLO'],
    ['', 'hand-count', '0'],
    ['\u0000.\ud800..', 'hand-card', 'S\u0000'],
  ])('%p: %s %s', (hand, code, text) => {
    expect(readHand(hand)).toEqual({ ok: false, problem: { code, text } });
  });

  it.each([
    ['1S 1H', 'auction-low', '1H'],
    ['1S Pass X', 'auction-double', 'X'],
    ['X', 'auction-double', 'X'],
    ['1S XX', 'auction-double', 'XX'],
    ['8S', 'auction-call', '8S'],
    ['1S Pass Pass Pass Pass', 'auction-over', 'Pass'],
    ['Pass Pass Pass Pass 1S', 'auction-over', '1S'],
  ])('%s: %s at %s', (auction, code, text) => {
    expect(readAuction(auction.split(' '))).toEqual({ ok: false, problem: { code, text } });
  });
});
