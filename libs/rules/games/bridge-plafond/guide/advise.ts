import type { Card } from '@arbitre/rules/kernel/cards';
import { type Auction, type Bid, NO_TRUMP } from './auction';
import { overcalls, replyToDouble } from './contested';
import { type Counsel, saying } from './counsel';
import { type GuideHand, handOf } from './hand';
import { openingLeads, thirdHand } from './leads';
import { openings, opensIn } from './openings';
import { responses } from './responses';
import { NOUGHT, type RubberScore, underScore } from './score';

/** A hand at the moment when it has to call or to play. Whoever's turn it is holds it; after the auction, who leads. */
export type Situation = {
  readonly cards: readonly Card[];
  readonly auction: Auction;
  readonly score?: RubberScore;
  /** The card that partner led, and dummy's cards where they lie open. */
  readonly led?: Card;
  readonly dummy?: readonly Card[];
};

export type Moment =
  'opening' | 'response' | 'reply-to-double' | 'overcall' | 'rebid' | 'lead' | 'third-hand' | 'no-play';

/** What the guide says to a hand: advice, never a rule. */
export type Advice = {
  readonly moment: Moment;
  readonly counsels: readonly Counsel[];
  /** The call or card of the first counsel that applies; a pass where none does. */
  readonly call: string | null;
  readonly card: string | null;
};

const bidsOf = ({ bids }: Auction, parity: number): readonly (Bid & { readonly at: number })[] =>
  bids.flatMap((bid, at) => (bid !== null && at % 2 === parity ? [{ ...bid, at }] : []));

/** Partner's double of their opening, in the first round. */
const isTakeout = ({ bids, doubles }: Auction, me: number): boolean => {
  const first = bids.findIndex((bid) => bid !== null);
  return (
    me < 6 &&
    doubles.includes(me - 2) &&
    (me - first) % 2 === 1 &&
    bids.slice(first + 1, me - 2).every((bid) => bid === null)
  );
};

/** BP-G-RIP-3: opener again, with clearly more than a minimum; after a jump of theirs only when strong. */
const openerAgain = (hand: GuideHand, mine: Bid, theirs: Bid | undefined): readonly Counsel[] => {
  if (theirs === undefined) return [];
  const jumped = theirs.level - (theirs.strain > mine.strain ? mine.level : mine.level + 1) > 0;
  const asked = opensIn(hand, { ...mine, level: jumped ? 2 : 1 }, true);
  return asked === null ? [] : [{ ...saying('BP-G-RIP-3', ...asked.requirements), applies: asked.applies }];
};

const inAuction = (
  hand: GuideHand,
  auction: Auction,
  score: RubberScore,
): Pick<Advice, 'moment' | 'counsels'> => {
  const me = auction.bids.length;
  const ours = bidsOf(auction, me % 2);
  const theirs = bidsOf(auction, (me + 1) % 2);
  const late = me >= 2;
  const standing = auction.bid;
  const opening = auction.bids.find((bid) => bid !== null) ?? null;
  if (standing === null || opening === null)
    return {
      moment: 'opening',
      counsels: [...openings(hand, late), saying('BP-G-MARQUE-2'), saying('BP-G-ENCH-0')],
    };
  const mine = ours.filter(({ at }) => (me - at) % 4 === 0);
  const partners = ours.filter(({ at }) => (me - at) % 4 === 2);
  const pressed = underScore(hand, auction, ours.at(-1) ?? null, (me - auction.bidder) % 2 === 0, score);
  const redouble = auction.risk === 'X' && (me - auction.bidder) % 2 === 0 ? [saying('BP-G-SURCONTRE')] : [];
  const partner = partners.at(-1);
  if (partner === undefined && mine.length === 0)
    return isTakeout(auction, me)
      ? { moment: 'reply-to-double', counsels: [...replyToDouble(hand, opening, standing), ...pressed] }
      : {
          moment: 'overcall',
          counsels: [...overcalls(hand, { opening, standing, late, first: me < 4 }), ...pressed],
        };
  if (partner !== undefined && mine.length === 0) {
    const answering = {
      partner,
      over: standing,
      theirs: [...new Set(theirs.map(({ strain }) => strain))],
      points: score.ours.points,
    };
    const must = partner.level >= 2 && ours.length === 1 ? [saying('BP-G-MARQUE-4')] : [];
    const careful = theirs.length > 0 ? [saying('BP-G-RIP-4')] : [];
    return {
      moment: 'response',
      counsels: [...responses(hand, answering), ...must, ...careful, ...redouble, ...pressed],
    };
  }
  const last = mine.at(-1);
  const after = theirs.find(({ at }) => at > (last?.at ?? 0));
  return {
    moment: 'rebid',
    counsels: [...(last === undefined ? [] : openerAgain(hand, last, after)), ...pressed, ...redouble],
  };
};

const inPlay = (hand: GuideHand, { auction, led, dummy }: Situation): Pick<Advice, 'moment' | 'counsels'> => {
  if (led !== undefined)
    return {
      moment: 'third-hand',
      counsels: thirdHand(hand, led, dummy === undefined ? null : handOf(dummy)),
    };
  if (auction.bid === null) return { moment: 'no-play', counsels: [] };
  const trumps = auction.bid.strain;
  const leader = (auction.declarer + 1) % 4;
  const partners = bidsOf(auction, leader % 2).filter(
    ({ at, strain }) => (at - leader) % 4 !== 0 && strain !== NO_TRUMP,
  );
  return {
    moment: 'lead',
    counsels: openingLeads(hand, trumps, [...new Set(partners.map(({ strain }) => strain))]),
  };
};

/** What applies to a hand, and what each piece of advice asks that the hand meets or misses. */
export const advise = (situation: Situation): Advice => {
  const hand = handOf(situation.cards);
  const { moment, counsels } =
    situation.led !== undefined || situation.auction.over
      ? inPlay(hand, situation)
      : inAuction(hand, situation.auction, situation.score ?? NOUGHT);
  const first = counsels.find(({ applies, call, card }) => applies && (call ?? card) !== null);
  const calls = !['lead', 'third-hand', 'no-play'].includes(moment);
  return { moment, counsels, call: calls ? (first?.call ?? 'Pass') : null, card: first?.card ?? null };
};
