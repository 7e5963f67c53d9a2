import type { Decider } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type EveningAct } from './acts';
import { decideCall, decideCommit, decideEnter, decideWithdraw } from './decide-evening';
import {
  decideAccept,
  decideBreakOff,
  decideCorrect,
  decideResume,
  decideRuleLine,
  decideRuleTotals,
  decideTake,
  decideWrite,
} from './decide-sheet';
import {
  decideChange,
  decideDraw,
  decideEnd,
  decidePack,
  decidePacks,
  decideRate,
  decideSeat,
  decideSubstitute,
} from './decide-table';
import { decideNote } from './dealt';
import type { EveningEvent } from './events';
import { evolveEvening } from './evolve';
import { decideInsert, decideRuleInsertion } from './insertion';
import type { EveningSetup } from './setup';
import { type EveningState, newEvening } from './state';

const decide = decides<typeof acts, EveningState, EveningEvent>(acts, () => null, {
  'enter-players': decideEnter,
  'withdraw-player': decideWithdraw,
  'commit-lot': decideCommit,
  'call-partie': decideCall,
  'lay-packs': decidePacks,
  'set-rate': decideRate,
  'draw-cards': decideDraw,
  'choose-seat': decideSeat,
  'choose-pack': decidePack,
  'seat-substitute': decideSubstitute,
  'change-partners': decideChange,
  'end-partie': decideEnd,
  'write-line': decideWrite,
  'take-deal': decideTake,
  'correct-line': decideCorrect,
  'rule-line': decideRuleLine,
  'insert-line': decideInsert,
  'rule-insertion': decideRuleInsertion,
  'note-dealer': decideNote,
  'accept-totals': decideAccept,
  'rule-totals': decideRuleTotals,
  'break-off': decideBreakOff,
  'resume-rubber': decideResume,
});

/** An evening of bridge-plafond: who is there, draws, changes of partners, sheets; deals have streams of their own. */
export const plafondEvening: Decider<EveningSetup, EveningAct, EveningEvent, EveningState> = {
  initial: newEvening,
  decide,
  evolve: evolveEvening,
};
