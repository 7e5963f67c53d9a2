import type { SkatDealing, SkatFaults, Skat } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import { fields, oneOf, text, wholeNumber } from '../notation';
import {
  ArticleId,
  BreachNumber,
  CardList,
  CardName,
  ContractName,
  LevelName,
  PlayerName,
  Reason,
  SeatName,
  skatEvent,
  skatGameSchemas,
  TrickNumber,
} from './skat';

export const Hand = Type.Union([CardList, Type.Null()], {
  description: 'The cards, null where the record does not know the hand',
});
const Hands = fields({ forehand: Hand, middlehand: Hand, rearhand: Hand }, 'Cards by player');
const counted = wholeNumber('Cards that the player holds', 0, 32);
export const Counts = Type.Partial(fields({ forehand: counted, middlehand: counted, rearhand: counted }), {
  description: 'Cards by player; who did not count is left out',
});
export const Fault = oneOf<'marked' | 'leafed'>(['marked', 'leafed'], 'What was wrong with the shuffle');
export const Step = oneOf<SkatDealing.DealingStep>(['shuffle', 'cut', 'dealing'], 'What is contested');
export const LookedAtWhat = oneOf<'skat' | Skat.Player>(
  ['skat', 'forehand', 'middlehand', 'rearhand'],
  'The skat, or whose cards',
);
export const OutcomeName = oneOf<SkatFaults.ArbiterOutcome>(
  ['play-on', 'redeal', 'proven', 'game-decided'],
  'What the arbiter decided',
);
export const ClosingCause = oneOf<'mixed' | 'signed'>(
  ['mixed', 'signed'],
  'The cards lie together, or the list is signed',
);

export const deckShuffled = skatEvent(
  'DeckShuffled',
  'The dealer shuffled.',
  fields({ seat: SeatName, fault: Type.Optional(Fault) }),
);
export const deckCut = skatEvent(
  'DeckCut',
  'The pack was cut.',
  fields({
    seat: SeatName,
    lifted: Type.Optional(wholeNumber('Cards taken off', 4, 28)),
    absent: Type.Optional(Type.Literal(true, { description: 'For the neighbour who was away' })),
  }),
);
export const cardsDealt = skatEvent(
  'CardsDealt',
  'The hands and the skat.',
  fields({ hands: Hands, skat: Hand, by: Type.Optional(SeatName) }),
);
export const handPickedUp = skatEvent(
  'HandPickedUp',
  'A player took up his cards.',
  fields({
    seat: PlayerName,
    skat: Type.Optional(Type.Boolean({ description: 'Whether he took the skat with them' })),
  }),
);
export const handsCounted = skatEvent(
  'HandsCounted',
  'Players counted their cards.',
  fields({
    counts: Counts,
    dealt: Type.Boolean({ description: 'As they were dealt, or as they hold them now' }),
  }),
);
export const cardExposedInDeal = skatEvent(
  'CardExposedInDeal',
  'A card came face up while dealing.',
  fields({ seat: SeatName, card: Type.Optional(CardName) }),
);
export const dealingContested = skatEvent(
  'DealingContested',
  'Somebody objected to shuffling, cutting or dealing in time.',
  fields({ seat: SeatName, step: Step, reason: Reason }),
);
export const dealVoided = skatEvent(
  'DealVoided',
  'The deal is void and dealt again; nobody scores.',
  fields({
    article: ArticleId,
    again: oneOf<'same-dealer' | 'proper-dealer'>(['same-dealer', 'proper-dealer'], 'Who deals it anew'),
  }),
);
export const playerExcluded = skatEvent(
  'PlayerExcluded',
  'A player may not bid in this deal.',
  fields({ seat: PlayerName, article: ArticleId }),
);
export const auctionRestarted = skatEvent(
  'AuctionRestarted',
  'Every bid is void; the auction starts again.',
  fields({ article: ArticleId, eligible: Type.Array(PlayerName, { description: 'Who may still bid' }) }),
);
export const skatRedrawn = skatEvent(
  'SkatRedrawn',
  'The dealer drew a new skat from twelve mixed cards.',
  fields({ seat: PlayerName, cards: Hand }),
);
export const skatRestored = skatEvent(
  'SkatRestored',
  'The cards of the first skat were laid back.',
  fields({ seat: PlayerName }),
);
export const gameChosen = skatEvent(
  'GameChosen',
  'The declarer named his game before he took up the skat.',
  fields({ seat: PlayerName, game: text('Kind of game: `C`, `G`, `N`', 1) }),
);
export const lookedAt = skatEvent(
  'LookedAt',
  "Somebody looked at the skat or into another's cards.",
  fields({ seat: SeatName, at: LookedAtWhat }),
);
export const cardsShown = skatEvent(
  'CardsShown',
  'Cards lay face up before they were played.',
  fields({ seat: PlayerName, cards: CardList }),
);
export const announcementVoid = skatEvent(
  'AnnouncementVoid',
  'A game was named that cannot be announced any more.',
  fields({ seat: PlayerName, said: ContractName, article: ArticleId }),
);
export const openHandDemanded = skatEvent(
  'OpenHandDemanded',
  'The cards of an ouvert game were asked for.',
  fields({ seat: SeatName }),
);
export const cardLedEarly = skatEvent(
  'CardLedEarly',
  'A card was put down before any game was announced.',
  fields({ seat: PlayerName, card: CardName }),
);
export const cardsReturned = skatEvent(
  'CardsReturned',
  'Cards went back to the hands that they came from.',
  fields({
    cards: Type.Array(fields({ seat: PlayerName, card: CardName }), {
      description: 'In the order of the trick',
    }),
  }),
);
export const continuationDemanded = skatEvent(
  'ContinuationDemanded',
  'The party that suffered an irregularity wanted to play on.',
  fields({ seat: SeatName, breach: BreachNumber }),
);
export const breachClaimed = skatEvent(
  'BreachClaimed',
  'An irregularity was held against its party: it ended the game.',
  fields({ seat: SeatName, breach: BreachNumber }),
);
export const trickGathered = skatEvent(
  'TrickGathered',
  'A trick was turned down.',
  fields({ seat: PlayerName, number: TrickNumber }),
);
export const trickShown = skatEvent(
  'TrickShown',
  'The last trick was shown again.',
  fields({ seat: PlayerName, number: TrickNumber }),
);
export const handsRevealed = skatEvent(
  'HandsRevealed',
  'Hands or the skat became known, as they lay then.',
  fields({ hands: Hands, skat: Hand }),
);
export const disputeOpened = skatEvent(
  'DisputeOpened',
  'The deal waits for the arbiter.',
  fields({ by: SeatName, article: ArticleId, reason: Reason, breach: Type.Optional(BreachNumber) }),
);
export const arbiterDecided = skatEvent(
  'ArbiterDecided',
  'The arbiter decided at the table.',
  fields({
    article: ArticleId,
    reason: Reason,
    outcome: OutcomeName,
    won: Type.Optional(Type.Boolean({ description: 'Whether the declarer won' })),
    level: Type.Optional(LevelName),
  }),
);
export const claimsClosed = skatEvent(
  'ClaimsClosed',
  'Irregularities of this deal can no longer be claimed.',
  fields({ cause: ClosingCause }),
);

export const skatTableSchemas = [
  deckShuffled,
  deckCut,
  cardsDealt,
  handPickedUp,
  handsCounted,
  cardExposedInDeal,
  dealingContested,
  dealVoided,
  playerExcluded,
  auctionRestarted,
  skatRedrawn,
  skatRestored,
  gameChosen,
  lookedAt,
  cardsShown,
  announcementVoid,
  openHandDemanded,
  cardLedEarly,
  cardsReturned,
  continuationDemanded,
  breachClaimed,
  trickGathered,
  trickShown,
  handsRevealed,
  disputeOpened,
  arbiterDecided,
  claimsClosed,
] as const;

/** Every event of a table of skat. */
export const skatSchemas = [...skatGameSchemas, ...skatTableSchemas] as const;
