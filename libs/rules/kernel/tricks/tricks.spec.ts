import { cardsOf } from '../card-set';
import { type Card, cardOf, formatCard, parseCard, rankOf, suitOf } from '../cards';
import { SEATS, seatIndex } from '../compass';
import { PACK_44 } from '../decks';
import { compassRanking, newCompassPlay, tricksBySide } from './compass';
import { followable, follows, legalCards, provenRevokes, verdictOn } from './follow';
import {
  cardIn,
  cardsLeft,
  copyPlay,
  giveHand,
  hasPlayed,
  isClosed,
  leaderOf,
  ledTo,
  newPlay,
  onTable,
  type Play,
  playedBy,
  sizeHand,
  startPlay,
  tricksWon,
  type TrickGame,
  winnerOf,
} from './play';
import { type CardClass, classIn, rankingOf, strengthIn } from './ranking';
import { reopenTrick, replaceCard, takeBack, takeBackAll } from './take-back';
import { playCard, winnerIfLast, winTrick } from './trick';
import { handView, reviewOf, tricksView } from './view';

// A toy of five hundred: four to ace, two jokers above all, the jack of trumps and the other jack of its colour next.

const BONHOMME = cardOf(3, 13);
const BLANCHE = cardOf(3, 14);
const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
/** Without trump the jokers belong to no suit; they still beat every card. */
const JOKERS = 4;
const JACK = 9;
/** The other suit of the same colour: clubs and spades, diamonds and hearts. */
const SISTER = [SPADES, HEARTS, DIAMONDS, CLUBS] as const;

const isJoker = (card: Card): boolean => rankOf(card) > 12;
const isBower = (card: Card, trump: CardClass): boolean =>
  rankOf(card) === JACK && (suitOf(card) === trump || suitOf(card) === SISTER[trump]);
const powerOf = (card: Card, trump: CardClass): number => {
  if (isJoker(card)) return rankOf(card) + 5;
  if (!isBower(card, trump)) return rankOf(card);
  return suitOf(card) === trump ? 17 : 16;
};
const PACK = [...PACK_44.cards, BONHOMME, BLANCHE];
const suited = (trump: CardClass) =>
  rankingOf({
    cards: PACK,
    trump,
    classOf: (card) => (isJoker(card) || isBower(card, trump) ? trump : suitOf(card)),
    powerOf: (card) => powerOf(card, trump),
  });
const noTrump = rankingOf({
  cards: PACK,
  trump: JOKERS,
  classOf: (card) => (isJoker(card) ? JOKERS : suitOf(card)),
  powerOf: (card) => powerOf(card, JOKERS),
});

const read = (text: string): Card => (text === 'BL' ? BLANCHE : text === 'BO' ? BONHOMME : parseCard(text));
const format = (card: Card): string =>
  card === BLANCHE ? 'BL' : card === BONHOMME ? 'BO' : formatCard(card);
const TOY: TrickGame = { seats: SEATS, tricks: 4, piles: 1, format };
const KITTY = 4;

const HANDS = { N: 'BL HA CA C4', E: 'DJ D4 S4 S5', S: 'BO HJ H4 D5', W: 'SJ SA HK D6' };

const table = (ranking = suited(HEARTS), hands: Partial<typeof HANDS> = HANDS): Play => {
  const play = newPlay(TOY, ranking);
  for (const [seat, hand] of Object.entries(hands))
    giveHand(play, seatIndex(seat), hand.split(' ').map(read));
  startPlay(play, ranking, 0);
  return play;
};

/** `N:BL E:DJ`: plays the cards, and turns a trick over to its winner when it is complete. */
const played = (play: Play, text: string): Play => {
  for (const each of text.split(' ')) {
    const seat = seatIndex(each.charAt(0));
    const card = read(each.slice(2));
    const winner = winnerIfLast(play, seat, card);
    playCard(play, seat, card);
    if (winner >= 0) winTrick(play, winner);
  }
  return play;
};
const legal = (play: Play, seat: string): string =>
  cardsOf(followable(play, seatIndex(seat)))
    .map(format)
    .join(' ');

describe('a ranking', () => {
  it('orders trumps by jokers, bowers and ranks, whatever is printed on them', () => {
    const ranking = suited(HEARTS);
    const trumps = PACK.filter((card) => classIn(ranking, card) === HEARTS);
    const order = trumps.toSorted((a, b) => strengthIn(ranking, b, CLUBS) - strengthIn(ranking, a, CLUBS));
    expect(order.map(format).join(' ')).toBe('BL BO HJ DJ HA HK HQ HT H9 H8 H7 H6 H5 H4');
    expect(classIn(ranking, read('SJ'))).toBe(SPADES);
  });
  it('lets a discard never win, and the lowest trump beat the highest card of another class', () => {
    const ranking = suited(HEARTS);
    expect(strengthIn(ranking, read('SA'), CLUBS)).toBe(-1);
    expect(strengthIn(ranking, read('H4'), CLUBS)).toBeGreaterThan(strengthIn(ranking, read('CA'), CLUBS));
  });
  it('knows no card that is not of the pack', () => {
    expect(classIn(suited(HEARTS), parseCard('C2'))).toBe(-1);
  });
});

describe('following', () => {
  it('takes a bower and a joker for trumps: they follow a trump, and not their printed suit', () => {
    const play = played(table(), 'N:HA');
    expect([legal(play, 'E'), legal(play, 'S')]).toEqual(['DJ', 'BO HJ H4']);
    const diamond = played(table(suited(HEARTS), { ...HANDS, N: 'DA HA CA C4' }), 'N:DA');
    expect([legal(diamond, 'E'), legal(diamond, 'S')]).toEqual(['D4', 'D5']);
    expect(follows(diamond, seatIndex('E'), read('DJ'))).toBe(false);
  });
  it('asks for the suit that a joker led without trump calls; a joker falls only where it cannot be followed', () => {
    const play = table(noTrump);
    playCard(play, 0, BLANCHE, DIAMONDS);
    expect([play.led, ledTo(play, 1), legal(play, 'E')]).toEqual([DIAMONDS, DIAMONDS, 'DJ D4']);
    expect(legal(play, 'S')).toBe('D5');
    const without = table(noTrump, { ...HANDS, S: 'BO HJ H4 H5' });
    playCard(without, 0, BLANCHE, DIAMONDS);
    expect(legal(without, 'S')).toBe('BO HJ H5 H4');
    expect(tricksWon(played(without, 'E:DJ S:BO W:D6'), 0)).toBe(1);
  });
  it('lets the joker win a trick that it was played to without following', () => {
    const play = played(table(noTrump, { N: 'CA', E: 'C5', S: 'BO', W: 'C6' }), 'N:CA E:C5 S:BO W:C6');
    expect([winnerOf(play, 1), play.turn]).toEqual([2, 2]);
  });
});

describe('a trick at a compass table', () => {
  it.each([
    ['the highest of the suit led', 'N:HT E:HA S:H2 W:HK', -1, 1],
    ['not a higher discard', 'N:H2 E:SA S:DA W:CA', -1, 0],
    ['a low trump over an ace', 'N:HA E:H3 S:C2 W:HK', CLUBS, 2],
    ['the higher of two trumps', 'N:HA E:C9 S:C2 W:CT', CLUBS, 3],
  ])('is won by %s', (_, cards, trump, winner) => {
    const play = newCompassPlay();
    startPlay(play, compassRanking(trump), 0);
    played(play, cards);
    expect([winnerOf(play, 1), tricksBySide(play)]).toEqual([
      winner,
      { NS: Number(winner % 2 === 0), EW: winner % 2 },
    ]);
  });
});

describe('what the cards prove', () => {
  it('is a revoke once a card of the class that was not followed comes to light', () => {
    const play = played(table(suited(HEARTS), {}), 'N:CA E:D4 S:C5 W:C6');
    expect(verdictOn(play, 1, 1)).toBe('unknown');
    played(play, 'N:C4 E:CK');
    expect([verdictOn(play, 1, 1), play.proven[1], provenRevokes(play, 1)]).toEqual(['proven', 2, [1]]);
    expect(verdictOn(play, 2, 1)).toBe('disproved');
  });
  it('is nothing where the bower kept back is a trump', () => {
    const play = played(table(), 'N:CA E:D4 S:D5 W:D6');
    expect([verdictOn(play, 1, 1), verdictOn(play, 2, 1)]).toEqual(['disproved', 'disproved']);
  });
});

describe('tricks', () => {
  it('give the lead to the winner and keep leader, cards and winner from the first card on', () => {
    const play = played(table(), 'N:CA E:S4 S:D5 W:HK W:SA');
    expect([play.completed, play.turn, winnerOf(play, 1), leaderOf(play, 2)]).toEqual([1, 0, 3, 3]);
    expect(reviewOf(play)).toMatchObject([{ number: 1, leader: 'N', winner: 'W' }]);
    expect(tricksView(play)).toMatchObject({
      trick: { number: 2, cards: [{ seat: 'W', card: 'SA' }] },
      lastTrick: { winner: 'W' },
    });
    expect([playedBy(play, 3).map(format), handView(play, 3)]).toEqual([
      ['HK', 'SA'],
      ['SJ', 'D6'],
    ]);
    expect([handView(play, 0), play.held[KITTY * 2]]).toEqual([['BL', 'HA', 'C4'], 0]);
  });
  it('leave the turn with who still owes a card when another plays before him', () => {
    const play = played(table(), 'N:CA S:D5');
    expect([play.turn, hasPlayed(play, 2), hasPlayed(play, 1)]).toEqual([1, true, false]);
    played(play, 'E:S4');
    expect(play.turn).toBe(3);
  });
  it('are led by the next who has a card, and complete without those who have none, where hands are uneven', () => {
    const play = table(suited(HEARTS), { N: 'CA C4', E: 'S4', S: 'H4', W: 'D6 D7' });
    [2, 1, 1, 2].forEach((cards, seat) => {
      sizeHand(play, seat, cards);
    });
    played(play, 'N:CA E:S4 S:H4 W:D6');
    expect([winnerOf(play, 1), play.turn, cardsLeft(play, 2)]).toEqual([2, 3, 0]);
    expect(played(play, 'W:D7 N:C4').completed).toBe(2);
  });
  it('are closed by the next lead, or when they are turned down', () => {
    const play = played(table(), 'N:CA E:S4 S:D5 W:HK');
    expect(isClosed(play, 1)).toBe(false);
    play.gathered = 1;
    expect(isClosed(play, 1)).toBe(true);
  });
});

describe('taking back', () => {
  const same = (play: Play, other: Play): void => {
    expect({ ...play, classes: [], winners: [] }).toEqual({ ...other, classes: [], winners: [] });
  };
  it('leaves the table as it was before the cards, over the end of a trick too', () => {
    const start = table();
    const play = played(copyPlay(start), 'N:CA E:S4 S:D5 W:HK W:SA');
    takeBackAll(play);
    reopenTrick(play);
    expect([play.completed, play.count, play.best, play.turn]).toEqual([0, 4, 3, -1]);
    takeBackAll(play);
    same(play, start);
  });
  it('keeps the cards that stay, and the suit that a joker called', () => {
    const play = table(noTrump);
    playCard(play, 0, BLANCHE, DIAMONDS);
    const before = copyPlay(play);
    played(play, 'E:S4');
    const [lead, wrong] = onTable(play);
    takeBack(play, wrong === undefined ? [] : [wrong], lead === undefined ? [] : [lead]);
    same(play, before);
    expect(play.led).toBe(DIAMONDS);
  });
  it('forgets with a card what it had shown of its hand', () => {
    const play = played(table(suited(HEARTS), {}), 'N:CA E:D4');
    replaceCard(play, 1, read('C5'));
    expect([cardIn(play, 1, 1), play.turn, play.shownOut.some((trick) => trick > 0)]).toEqual([
      read('C5'),
      2,
      false,
    ]);
    expect(legalCards(play, 1)).toEqual([]);
  });
});
