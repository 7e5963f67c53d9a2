import { parseCard } from '@arbitre/rules/kernel/cards';
import { advise, readAuction, readHand, readScore, type Advice } from '..';

type Asked = {
  readonly auction?: string;
  readonly score?: string;
  readonly led?: string;
  readonly dummy?: string;
};

const cardsOf = (text: string) => {
  const read = readHand(text);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code} ${read.problem.text}`);
  return read.cards;
};

/** What the guide says to a hand (`AQ4.A72.AD83.J654`, spades first) after calls from the dealer's on. */
export const ask = (hand: string, { auction = '', score = '0/0', led, dummy }: Asked = {}): Advice => {
  const read = readAuction(auction.split(' ').filter((call) => call !== ''));
  const rubber = readScore(score);
  if (!read.ok || rubber === null) throw new Error(`${auction} ${score}`);
  return advise({
    cards: cardsOf(hand),
    auction: read.auction,
    score: rubber,
    ...(led === undefined ? {} : { led: parseCard(led) }),
    ...(dummy === undefined ? {} : { dummy: cardsOf(dummy) }),
  });
};

/** What a piece of advice asks and the hand has: `aces 3 4 met`, one line a requirement of that article's counsel. */
export const requirementsOf = (advice: Advice, article: string, call?: string): readonly string[] =>
  advice.counsels
    .find((each) => each.article === article && (call === undefined || each.call === call))
    ?.requirements.map(
      ({ measure, asked, has, met }) =>
        `${measure}: ${asked ?? '·'} / ${has ?? '·'}${met === false ? ' missed' : ''}`,
    ) ?? [];

export const applying = ({ counsels }: Advice): readonly string[] =>
  counsels
    .filter(({ applies, call }) => applies && call !== null)
    .map(({ article, call }) => `${article} ${call ?? ''}`);
