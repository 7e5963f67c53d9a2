import type { Decision } from '@arbitre/rules/kernel/decider';
import { type ActNamed, type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, facts, integer, oneOf, wholeNumber, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import type { SkatEvent } from './events';
import {
  article as cited,
  aside,
  breach,
  card,
  closingCause,
  counts,
  disputed,
  fault,
  gameKind,
  givenCards,
  leaves,
  level,
  listedBid,
  lookedAt,
  matadors,
  outcome,
  player,
  points,
  reason,
  saidContract,
  seat,
  someHands,
  step,
  tricks,
  won,
} from './fields';
import type { SkatState } from './state';

const bySeat = { seat };
const byPlayer = { seat: player };

/** The acts of a table of skat, as records and the API carry them. */
export const acts = declareActs({
  shuffle: { says: 'Shuffles', fields: { seat, fault: optional(fault) } },
  cut: {
    says: 'Cuts the pack',
    fields: {
      seat,
      lifted: optional(askedBy('SKAT-3.2.4', integer(0, 32, 'Cards taken off, where they were counted'))),
      absent: optional(yesOrNo('For the neighbour who is away')),
    },
  },
  deal: {
    says: 'Records the hands and the skat, or deals the pack out',
    fields: {
      hands: optional(someHands),
      skat: optional(aside),
      pack: optional(
        askedBy('SKAT-3.2.6.a', givenCards(32, 32, 'The pack in the order in which it is dealt')),
      ),
      by: optional(seat),
    },
  },
  'pick-up': {
    says: 'Takes up a hand',
    fields: { seat: player, skat: optional(yesOrNo('The skat was taken up with it')) },
  },
  count: { says: 'Counts cards', fields: { counts, dealt: optional(yesOrNo('As they were dealt')) } },
  'expose-in-deal': {
    says: 'A card came face up while dealing',
    fields: { seat, card: optional(card) },
  },
  contest: { says: 'Objects to shuffling, cutting or dealing', fields: { seat, step, reason } },
  'redraw-skat': {
    says: 'Draws a new skat from twelve mixed cards',
    fields: { seat: player, cards: optional(orNull(givenCards(2, 2, 'The two cards drawn'))) },
  },
  'restore-skat': { says: 'Has the first skat laid back (arbiter)', by: 'arbiter', fields: byPlayer },

  // Which values may be bid, and when, is SKAT-3.3.1.b's and SKAT-3.3.2.b's to judge.
  bid: {
    says: 'Offers a game value',
    fields: { seat: player, call: wholeNumber('Game value, 18 to 264') },
  },
  hold: { says: 'Accepts the value offered', fields: byPlayer },
  pass: { says: 'Leaves the auction', fields: byPlayer },
  'choose-game': {
    says: 'Names a game before the skat is taken up',
    fields: { seat: player, game: gameKind },
  },
  'take-skat': {
    says: 'Takes up the skat',
    fields: { seat: player, cards: optional(givenCards(2, 2, 'Two cards')) },
  },
  // How many is SKAT-2.2.2.a's to judge.
  discard: { says: 'Lays cards away', fields: { seat: player, cards: givenCards(0, 32) } },
  announce: { says: 'Names the game', fields: { seat: player, contract: saidContract } },
  'lay-open': {
    says: 'Lays the cards of an ouvert game open',
    fields: { seat: player, cards: optional(givenCards(0, 32)) },
  },
  'demand-open': { says: 'Asks for the cards of an ouvert game', fields: bySeat },
  play: { says: 'Plays a card', fields: { seat: player, card } },
  concede: { says: 'Gives the game up', fields: bySeat },
  consent: {
    says: 'Answers a concession',
    fields: { seat, consents: optional(yesOrNo('Agrees unless false')) },
  },
  claim: {
    says: 'Shows the cards and claims what is left',
    fields: { seat: player, leaves: optional(leaves) },
  },
  'answer-claim': {
    says: 'Accepts a claim or objects',
    fields: { seat: player, accepts: yesOrNo('Whether it is accepted') },
  },
  'throw-in': { says: 'Throws the cards open', fields: byPlayer },
  'record-result': {
    says: 'Records a deal that nobody played, or a line of the game list',
    fields: [
      { kind: oneOf(['passed']) },
      {
        kind: optional(oneOf(['game'])),
        declarer: player,
        contract: saidContract,
        matadors,
        bid: optional(listedBid),
        won: optional(won),
        level: optional(level),
        points: optional(orNull(points)),
        tricks: optional(orNull(tricks)),
        article: optional(orNull(cited)),
      },
    ],
  },

  look: { says: 'Somebody looked where he may not', fields: { seat, at: lookedAt } },
  show: {
    says: 'Cards lay open before they were played',
    fields: { seat: player, cards: givenCards(1, 10) },
  },
  report: {
    says: 'Reports what no card shows',
    fields: { article: article('SKAT-'), seat, facts: optional(facts) },
  },
  'claim-breach': {
    says: 'Holds an irregularity against its party',
    fields: { seat, breach: optional(breach) },
  },
  'demand-continuation': {
    says: 'Wants to play on after an irregularity',
    fields: { seat, breach: optional(breach) },
  },
  gather: { says: 'Turns a trick down', fields: byPlayer },
  'show-trick': { says: 'Has the last trick shown again', fields: byPlayer },
  reveal: {
    says: 'Makes hands or the skat known',
    fields: { hands: optional(someHands), skat: optional(aside) },
  },
  dispute: {
    says: 'Stops the deal until the arbiter has decided',
    fields: { by: seat, article: disputed, reason, breach: optional(breach) },
  },
  rule: {
    says: 'Decides (arbiter)',
    by: 'arbiter',
    fields: { article: disputed, reason, outcome, won: optional(won), level: optional(level) },
  },
  'close-claims': { says: 'Ends the time for claims', fields: { cause: closingCause } },
});

export type SkatAct = ActOf<typeof acts>;
export type SkatActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;

/** What one act, its arguments read, comes to. */
export type Decide<Name extends keyof typeof acts> = (
  state: SkatState,
  act: SkatActNamed<Name>,
) => Decision<SkatEvent>;
