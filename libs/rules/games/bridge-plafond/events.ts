import type { Contract } from '@arbitre/rules/kernel/auction/contract';
import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import type { AttentionDrawn } from '@arbitre/rules/kernel/deal/contract';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import type { DealScored } from '@arbitre/rules/kernel/game';
import type { IrregularityObserved } from '@arbitre/rules/kernel/mistakes/irregularities';
import { obligationEvents } from '@arbitre/rules/kernel/mistakes/obligation-events';
import { callEvents } from './auction-laws/declared';
import { choiceEvents } from './choices/declared';
import { claimEvents } from './claims/declared';
import { dealEvents } from './deal/declared';
import { dealingEvents } from './dealing/declared';
import { playLawEvents } from './play-laws/declared';
import { tableEvents } from './play/declared';
import { resultEvents } from './result/declared';
import { revokeEvents } from './revokes/declared';
import { rulingEvents } from './rulings/declared';

export type { Contract, IrregularityObserved, Seat, Side };

/** What a table of bridge-plafond records between `DealOpened` and `DealScored`. */
export const events = declareEvents('bridge-plafond@1', {
  ...dealEvents,
  ...dealingEvents,
  ...tableEvents,
  ...callEvents,
  ...obligationEvents('A kind of `duties.ts`'),
  ...playLawEvents,
  ...revokeEvents,
  ...claimEvents,
  ...choiceEvents,
  ...rulingEvents,
  ...resultEvents,
});

/** One of these events: `Named<'CallMade'>`. */
export type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;
export type BridgePlafondEvent = EventOf<typeof events> | IrregularityObserved | DealScored | AttentionDrawn;
