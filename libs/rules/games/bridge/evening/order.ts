import type { Act } from '@arbitre/rules/kernel/decider';
import { arbiterActsOf, decides } from '@arbitre/rules/kernel/declare/acts';
import type { Origin } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { upTo } from '../movement/movement';
import { acts, type EveningAct } from './acts';
import {
  decideCancel,
  decideEnd,
  decideMove,
  decidePostpone,
  decideSettle,
  restsOn,
  withDeals,
} from './decide-boards';
import { decidePairing } from './decide-pairing';
import { decideOtherwise, decideStart, decideTime } from './decide-rounds';
import {
  decideAbsent,
  decideCommit,
  decideDraw,
  decideLeave,
  decideMovement,
  decideSeat,
  decideSubstitute,
  decideSuspend,
  decideSwap,
} from './decide-seats';
import { type EveningEvent, events } from './events';
import { CHANGES_EXPECTED, standingOf } from './expected';
import { evolveEvening } from './evolve';
import { entries as entryList, entry as entryField } from './fields';
import { decideCommitDeals, decideCopy, decidePack, decideRevealDeals } from './prepared/decide';
import { decideHands, onRecord, resultProblem } from './hand-records';
import { type EveningSetup, readSetup } from './setup';
import { keptBoards } from './kept';
import { choicesIn, offeredIn } from './offered';
import { copyEvening, type EveningState, newEvening } from './state';
import { playedTables } from './tables';
import { eveningView } from './view';

const decide = decides<typeof acts, EveningState, EveningEvent, Origin | undefined>(acts, () => null, {
  'set-movement': decideMovement,
  'commit-lot': decideCommit,
  'draw-seats': decideDraw,
  'seat-entry': decideSeat,
  'swap-entries': decideSwap,
  'mark-absent': decideAbsent,
  'start-round': decideStart,
  'give-time': decideTime,
  'play-otherwise': decideOtherwise,
  'cancel-board': decideCancel,
  'pair-round': decidePairing,
  'leave-session': decideLeave,
  'substitute-player': decideSubstitute,
  'suspend-entry': decideSuspend,
  'move-boards': decideMove,
  'postpone-board': decidePostpone,
  'settle-board': decideSettle,
  'commit-deals': decideCommitDeals,
  'reveal-deals': decideRevealDeals,
  'register-copy': decideCopy,
  'check-pack': decidePack,
  'record-hands': decideHands,
  'end-table': decideEnd,
});

/** Whoever is given a seat. Acts may be absurd. */
const entriesOf = (act: Act): readonly string[] => {
  const given = act as Partial<Record<'entries' | 'entry' | 'NS' | 'EW', unknown>> & Act;
  switch (given.do as EveningAct['do']) {
    case 'draw-seats':
      return entryList.accepts(given.entries) ? (given.entries as readonly string[]) : [];
    case 'seat-entry':
      return entryField.accepts(given.entry) ? [given.entry as string] : [];
    case 'play-otherwise':
      return [given.NS, given.EW].filter((each): each is string => entryField.accepts(each));
    default:
      return [];
  }
};

const recorded = actRecordedBy(events);

/** The act that an event records; a lot is drawn again from its seed, a Swiss paired again from its ranking. */
const actOf: SessionRules['actOf'] = (event) => {
  if (event.type === 'RoundPaired') {
    const { round, ranking } = event.data as Extract<EveningEvent, { type: 'RoundPaired' }>['data'];
    return { do: 'pair-round', ...{ round, ranking } };
  }
  if (event.type !== 'SeatsDrawn') return recorded(event);
  const { seed, entries } = event.data as Extract<EveningEvent, { type: 'SeatsDrawn' }>['data'];
  return { do: 'draw-seats', ...{ seed, entries } };
};

/** An evening of bridge as the order of a competition's session: the movement, the seats, the rounds (Laws 3 to 5 and 8). */
export const bridgeEvening: SessionRules<EveningSetup, EveningAct, EveningEvent, EveningState> = {
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: CHANGES_EXPECTED,
  tellsNoBoards: true,
  tellsCards: ['HandsRecorded'],
  resultProblem,
  initial: newEvening,
  decide: (state, act, _, origin) => decide(state, act, origin),
  evolve: evolveEvening,
  readSetup,
  actOf,
  entriesOf,
  standing: standingOf,
  offered: offeredIn,
  choices: choicesIn,
  view: eveningView,
  restsOn,
  withDeals,
  plan: (state, round) => ({
    round: state.round,
    tables:
      round === undefined
        ? upTo(state.round).flatMap((at) => playedTables(state, at + 1))
        : playedTables(state, round),
  }),
  keeps: keptBoards,
  onRecord,
  copy: copyEvening,
};
