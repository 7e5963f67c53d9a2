import { Type, type TSchema } from '@sinclair/typebox';
import { FactsSchema, fields, oneOf, wholeNumber } from '../notation';
import {
  ArticleId,
  BidValue,
  BreachNumber,
  CardList,
  CardName,
  CardPoints,
  ContractName,
  GameLetter,
  Leaves,
  LevelName,
  Matadors,
  PlayerName,
  Reason,
  SeatName,
  TrickCount,
  Two,
} from './skat';
import { ClosingCause, Counts, Fault, Hand, LookedAtWhat, OutcomeName, Step } from './skat-table';

const PartialHands = Type.Partial(fields({ forehand: Hand, middlehand: Hand, rearhand: Hand }), {
  description: 'Cards by player; who is left out or null is not known',
});
const flag = (description: string) => Type.Boolean({ description });

const act = <const Name extends string, More extends Record<string, TSchema>>(
  name: Name,
  description: string,
  more: More,
) => fields({ do: oneOf([name] as const), ...more }, description);

const DEALING = [
  act('shuffle', 'Shuffles', { seat: SeatName, fault: Type.Optional(Fault) }),
  act('cut', 'Cuts the pack', {
    seat: SeatName,
    lifted: Type.Optional(wholeNumber('Cards taken off, where they were counted', 0, 32)),
    absent: Type.Optional(flag('For the neighbour who is away')),
  }),
  act('deal', 'Records the hands and the skat, or deals the pack out', {
    hands: Type.Optional(PartialHands),
    skat: Type.Optional(Hand),
    pack: Type.Optional(CardList),
    by: Type.Optional(SeatName),
  }),
  act('pick-up', 'Takes up a hand', {
    seat: PlayerName,
    skat: Type.Optional(flag('The skat was taken up with it')),
  }),
  act('count', 'Counts cards', { counts: Counts, dealt: Type.Optional(flag('As they were dealt')) }),
  act('expose-in-deal', 'A card came face up while dealing', {
    seat: SeatName,
    card: Type.Optional(CardName),
  }),
  act('contest', 'Objects to shuffling, cutting or dealing', { seat: SeatName, step: Step, reason: Reason }),
  act('redraw-skat', 'Draws a new skat from twelve mixed cards', {
    seat: PlayerName,
    cards: Type.Optional(Hand),
  }),
  act('restore-skat', 'Has the first skat laid back (arbiter)', { seat: PlayerName }),
] as const;

const GAME = [
  act('bid', 'Offers a game value', { seat: PlayerName, call: BidValue }),
  act('hold', 'Accepts the value offered', { seat: PlayerName }),
  act('pass', 'Leaves the auction', { seat: PlayerName }),
  act('choose-game', 'Names a game before the skat is taken up', { seat: PlayerName, game: GameLetter }),
  act('take-skat', 'Takes up the skat', { seat: PlayerName, cards: Type.Optional(Two) }),
  act('discard', 'Lays cards away', { seat: PlayerName, cards: CardList }),
  act('announce', 'Names the game', { seat: PlayerName, contract: ContractName }),
  act('lay-open', 'Lays the cards of an ouvert game open', {
    seat: PlayerName,
    cards: Type.Optional(CardList),
  }),
  act('demand-open', 'Asks for the cards of an ouvert game', { seat: SeatName }),
  act('play', 'Plays a card', { seat: PlayerName, card: CardName }),
  act('concede', 'Gives the game up', { seat: SeatName }),
  act('consent', 'Answers a concession', {
    seat: SeatName,
    consents: Type.Optional(flag('Agrees unless false')),
  }),
  act('claim', 'Shows the cards and claims what is left', {
    seat: PlayerName,
    leaves: Type.Optional(Leaves),
  }),
  act('answer-claim', 'Accepts a claim or objects', {
    seat: PlayerName,
    accepts: flag('Whether it is accepted'),
  }),
  act('throw-in', 'Throws the cards open', { seat: PlayerName }),
  act('record-result', 'Records a deal that nobody played', { kind: oneOf(['passed'] as const) }),
  act('record-result', 'Records a line of the game list', {
    kind: Type.Optional(oneOf(['game'] as const)),
    declarer: PlayerName,
    contract: ContractName,
    matadors: Matadors,
    bid: Type.Optional(wholeNumber('Bid; 0 where the list does not show it', 0, 264)),
    won: Type.Optional(flag('Whether the declarer won')),
    level: Type.Optional(LevelName),
    points: Type.Optional(CardPoints),
    tricks: Type.Optional(TrickCount),
    article: Type.Optional(Type.Union([ArticleId, Type.Null()])),
  }),
] as const;

const FAULTS = [
  act('look', 'Somebody looked where he may not', { seat: SeatName, at: LookedAtWhat }),
  act('show', 'Cards lay open before they were played', { seat: PlayerName, cards: CardList }),
  act('report', 'Reports what no card shows', {
    article: ArticleId,
    seat: SeatName,
    facts: Type.Optional(FactsSchema),
  }),
  act('claim-breach', 'Holds an irregularity against its party', {
    seat: SeatName,
    breach: Type.Optional(BreachNumber),
  }),
  act('demand-continuation', 'Wants to play on after an irregularity', {
    seat: SeatName,
    breach: Type.Optional(BreachNumber),
  }),
  act('gather', 'Turns a trick down', { seat: PlayerName }),
  act('show-trick', 'Has the last trick shown again', { seat: PlayerName }),
  act('reveal', 'Makes hands or the skat known', {
    hands: Type.Optional(PartialHands),
    skat: Type.Optional(Hand),
  }),
  act('dispute', 'Stops the deal until the arbiter has decided', {
    by: SeatName,
    article: ArticleId,
    reason: Reason,
    breach: Type.Optional(BreachNumber),
  }),
  act('rule', 'Decides (arbiter)', {
    article: ArticleId,
    reason: Reason,
    outcome: OutcomeName,
    won: Type.Optional(flag('Whether the declarer won')),
    level: Type.Optional(LevelName),
  }),
  act('close-claims', 'Ends the time for claims', { cause: ClosingCause }),
] as const;

/** The acts of a table of skat: what records hold, and what the API takes. */
export const SkatActSchema = Type.Union([...DEALING, ...GAME, ...FAULTS], {
  $id: 'https://arbitre.example/schemas/acts/skat.json',
  title: 'Acts of a table of skat',
});
