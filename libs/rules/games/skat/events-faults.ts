import { list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import {
  article,
  breach,
  card,
  cards,
  closingCause,
  contract,
  hand,
  hands,
  level,
  lookedAt,
  outcome,
  player,
  reason,
  seat,
  trick,
  won,
} from './fields';

/** Irregularities, what the table makes of them, and the arbiter. */
export const faultEvents = {
  LookedAt: {
    says: "Somebody looked at the skat or into another's cards.",
    act: 'look',
    fields: { seat, at: lookedAt },
  },
  CardsShown: {
    says: 'Cards lay face up before they were played.',
    act: 'show',
    fields: { seat: player, cards },
  },
  // It is put right within its kind (SKAT-3.4.5).
  AnnouncementVoid: {
    says: 'A game was named that cannot be announced any more.',
    fields: { seat: player, said: contract, article },
  },
  // SKAT-2.2.5.b.
  OpenHandDemanded: {
    says: 'The cards of an ouvert game were asked for.',
    act: 'demand-open',
    fields: { seat },
  },
  // SKAT-4.1.1.d.
  CardLedEarly: {
    says: 'A card was put down before any game was announced.',
    act: 'play',
    fields: { seat: player, card },
  },
  CardsReturned: {
    says: 'Cards went back to the hands that they came from.',
    fields: { cards: list(object({ seat: player, card }), {}, 'In the order of the trick') },
  },
  // SKAT-4.1.6: it counts as not committed.
  ContinuationDemanded: {
    says: 'The party that suffered an irregularity wanted to play on.',
    act: 'demand-continuation',
    fields: { seat, breach },
  },
  BreachClaimed: {
    says: 'An irregularity was held against its party: it ended the game.',
    act: 'claim-breach',
    fields: { seat, breach },
  },
  TrickGathered: { says: 'A trick was turned down.', fields: { seat: player, number: trick } },
  // SKAT-4.4.3.
  TrickShown: { says: 'The last trick was shown again.', fields: { seat: player, number: trick } },
  HandsRevealed: {
    says: 'Hands or the skat became known, as they lay then.',
    act: 'reveal',
    fields: { hands, skat: hand },
  },
  DisputeOpened: {
    says: 'The deal waits for the arbiter.',
    act: 'dispute',
    fields: { by: seat, article, reason, breach: optional(breach) },
  },
  ArbiterDecided: {
    says: 'The arbiter decided at the table.',
    act: 'rule',
    fields: {
      article,
      reason,
      outcome,
      won: optional(won),
      level: optional(level),
    },
  },
  // SKAT-4.2.5.
  ClaimsClosed: {
    says: 'Irregularities of this deal can no longer be claimed.',
    act: 'close-claims',
    fields: { cause: closingCause },
  },
} as const satisfies EventTable;
