import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { article, integer, lines, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// Acts and events of the revokes (article 55).

const trick = integer(1, 13, 'Trick, 1 to 13');
const asked = { by: seat, of: seat };
const demanded = { by: seat, seat: described(seat, 'Whose card it is') };
const claimed = { by: seat, seat: described(seat, 'Who revoked'), trick: optional(trick) };
const judged = {
  seat: described(seat, 'Who is said to have revoked'),
  trick,
  found: yesOrNo('It was an established revoke'),
  reason: lines('Why'),
};
const tricks = integer(0, 13, 'Tricks that it gives to the other side');

export const revokeActs = {
  withdraw: { says: 'Takes a card back', fields: { seat, card: writtenCard } },
  'ask-revoke': { says: 'Asks a player whether his card is a revoke', fields: asked },
  'demand-correction': { says: 'A defender requires that a revoke be corrected', fields: demanded },
  'exchange-twelfth': { says: 'Puts a revoke in the twelfth trick right', fields: { seat } },
  'claim-revoke': { says: 'Claims a revoke of the other side', fields: claimed },
  'judge-revoke': {
    says: 'Says what the tricks show of a revoke that was claimed (arbiter)',
    by: 'arbiter',
    fields: judged,
  },
  'mix-cards': { says: 'Mixes the cards before the tricks were looked through', fields: { by: seat } },
} as const satisfies ActTable;

export const revokeEvents = {
  RevokeAsked: {
    says: { fr: '{by} demande à {of} s’il ne renonce pas', en: '{by} asks {of} whether it is a revoke' },
    act: 'ask-revoke',
    fields: asked,
    open: true,
  },
  CorrectionDemanded: {
    says: { fr: '{by} exige que {seat} reprenne sa carte', en: '{by} requires {seat} to take the card back' },
    act: 'demand-correction',
    fields: demanded,
    open: true,
  },
  // The card that goes back where it was played against the rules; what else goes back is `CardWithdrawn`.
  CardTakenBack: {
    says: { fr: '{seat} reprend {card}', en: '{seat} takes {card} back' },
    act: 'withdraw',
    fields: { seat, card, trick, article: article('BP-') },
    open: true,
  },
  TwelfthExchanged: {
    says: { fr: '{seat} échange ses deux dernières cartes', en: '{seat} exchanges his last two cards' },
    act: 'exchange-twelfth',
    fields: { seat, card },
    open: true,
  },
  RevokeClaimed: {
    says: { fr: '{by} dénonce une renonce de {seat}', en: '{by} claims a revoke of {seat}' },
    act: 'claim-revoke',
    fields: claimed,
    open: true,
  },
  RevokeJudged: {
    says: { fr: 'L’arbitre juge une renonce de {seat}', en: 'The arbiter judges a revoke of {seat}' },
    act: 'judge-revoke',
    fields: judged,
    open: withoutReason,
  },
  CardsMixed: {
    says: { fr: '{by} mêle les cartes', en: '{by} mixes the cards' },
    act: 'mix-cards',
    fields: { by: seat },
    open: true,
  },
  // What the tricks show of the oldest claim against a seat (BP-55-8).
  RevokeFound: {
    says: { fr: 'Renonce de {seat} à la levée {trick}', en: 'Revoke of {seat} in trick {trick}' },
    fields: { seat, trick, article: article('BP-') },
  },
  RevokeNotFound: {
    says: { fr: 'Pas de renonce de {seat}', en: 'No revoke of {seat}' },
    fields: { seat },
  },
  TricksTransferred: {
    says: {
      fr: 'Levées transférées : {NS} de Nord-Sud, {EW} d’Est-Ouest',
      en: 'Tricks transferred: {NS} from North-South, {EW} from East-West',
    },
    fields: { NS: tricks, EW: tricks },
  },
} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const revokeActsAfterEnd: readonly string[] = [
  'claim-revoke',
  'judge-revoke',
  'mix-cards',
  'exchange-twelfth',
];
