import { side } from '@arbitre/rules/kernel/declare/compass-fields';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { DealScored } from '@arbitre/rules/kernel/game';

/** What a table of whist-bridge records between `DealOpened` and `DealScored`. */
export const events = declareEvents('whist-bridge@1', {
  ResultRecorded: {
    says: { fr: 'Résultat relevé : {winner} gagne', en: 'Result recorded: {winner} wins' },
    act: 'record-result',
    fields: { winner: side },
  },
});

export type ResultRecorded = EventNamed<typeof events, 'ResultRecorded'>;
export type WhistBridgeEvent = EventOf<typeof events> | DealScored;
