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
    says: 'All four laid down their hands.',
    act: 'abandon-hands',
    fields: { tricks: tricksBySide },
  },
  RevokeClaimed: {
    says: 'A revoke was claimed, or admitted.',
    act: 'claim-revoke',
    fields: { by: seat, against: seat },
  },
  // `article`: the fault (WHC-REN-1, WHC-SUP-4.A…). `trick`: 0 where it is not known.
  RevokeEstablished: {
    says: 'A revoke was established.',
    fields: {
      ...{ seat, trick: tricks, article: articleCited },
      proof: oneOf(['record', 'admission', 'tricks-mixed', 'arbiter'], 'What it rests on'),
    },
  },
  RevokeDismissed: {
    says: 'A claim of a revoke fell.',
    fields: { against: seat, article: articleCited },
  },
  TricksMixed: { says: 'A player mixed the tricks.', act: 'mix-tricks', fields: { seat } },
  ExaminationClosed: {
    says: 'The opponents ended the examination of the tricks.',
    act: 'close-examination',
    fields: { by: seat },
  },
  // WHC-REN-GAP-1.
  ClaimWindowClosed: {
    says: 'No revoke can be claimed any more.',
    act: 'close-claims',
    fields: { reason: closing },
  },
  PlayOnRequired: {
    says: 'The side that revoked had the coup played to its end.',
    act: 'require-play-on',
    fields: { seat },
  },
  // Revokes established, and the side that won by calling its honours.
  TricksRecorded: {
    says: 'The coup as a score sheet shows it.',
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
