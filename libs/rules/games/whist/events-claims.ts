import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { described } from '@arbitre/rules/kernel/declare/field';
import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed } from '@arbitre/rules/kernel/declare/events';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { articleCited, closing, onSheet, tricks, tricksBySide } from './fields';

/** Revokes that are claimed, and how a coup ends without its last card. */
export const claims = declareEvents('whist@1', {
  // The tricks still open, as each side claims them (WHC-AB-1).
  HandsAbandoned: {
    says: { fr: 'Les quatre jeux sont abattus', en: 'All four hands are laid down' },
    act: 'abandon-hands',
    fields: { tricks: tricksBySide },
  },
  RevokeClaimed: {
    says: { fr: '{by} réclame une renonce de {against}', en: '{by} claims a revoke by {against}' },
    act: 'claim-revoke',
    fields: { by: seat, against: seat },
  },
  // `article`: the fault (WHC-REN-1, WHC-SUP-4.A…). `trick`: 0 where it is not known.
  RevokeEstablished: {
    says: { fr: 'Renonce de {seat} établie', en: 'Revoke by {seat} established' },
    fields: {
      ...{ seat, trick: tricks, article: articleCited },
      proof: oneOf(['record', 'admission', 'tricks-mixed', 'arbiter'], 'What it rests on'),
    },
  },
  RevokeDismissed: {
    says: { fr: 'Renonce de {against} écartée', en: 'Claim of a revoke by {against} dismissed' },
    fields: { against: seat, article: articleCited },
  },
  TricksMixed: {
    says: { fr: '{seat} mêle les levées', en: '{seat} mixes the tricks' },
    act: 'mix-tricks',
    fields: { seat },
  },
  ExaminationClosed: {
    says: { fr: '{by} clôt l’examen des levées', en: '{by} ends the examination of the tricks' },
    act: 'close-examination',
    fields: { by: seat },
  },
  // WHC-REN-GAP-1.
  ClaimWindowClosed: {
    says: { fr: 'Plus de renonce à réclamer', en: 'Revokes can no longer be claimed' },
    act: 'close-claims',
    fields: { reason: closing },
  },
  PlayOnRequired: {
    says: { fr: '{seat} fait jouer le coup jusqu’au bout', en: '{seat} has the coup played to its end' },
    act: 'require-play-on',
    fields: { seat },
  },
  // Revokes established, and the side that won by calling its honours.
  TricksRecorded: {
    says: { fr: 'Levées relevées', en: 'Tricks recorded' },
    act: 'record-result',
    fields: {
      tricks: described(
        orNull(tricks),
        'Tricks of North-South as won in play, null where honours were called',
      ),
      ...onSheet,
    },
  },
});

export type TricksRecorded = EventNamed<typeof claims, 'TricksRecorded'>;
