import {
  type Act,
  type DealState,
  dealDecider,
  gameOf,
  refuse,
  type Refusal,
  replayDeal,
  sessionRulesOf,
} from '@arbitre/rules';
import { dealId, dealStream } from '../stream-names';
import type { EventStore, LoadedStream } from '../store/contract';
import { guarded } from './authority';
import type {
  CommandContext,
  CorrectSeatingInput,
  MoveResultInput,
  RepairResultInput,
  WithdrawResultInput,
  WriteOutcome,
} from './contract';
import { loadCompetition } from './competition';
import { ownDeal, recordInto, resultActOf, writeActs } from './deal';
import { refusedOutcome } from './decide-acts';
import { isDone, partOf } from './merging';
import { notThere } from './not-there';
import { seatingProblem } from './open-deal';
import { placeOfDeal } from './places';
import { resultIn } from './result-in';

const withdrawal = (because: string, reason: string, to?: string): Act =>
  ({ do: 'withdraw-result', because, reason, ...(to === undefined ? {} : { to }) }) as Act;

/** Whoever takes away a result that a side disputes decides between them: nobody in a matter of his own. */
const ownDispute = async (
  store: EventStore,
  deal: string,
  context: CommandContext,
): Promise<(state: DealState) => Refusal | null> => {
  const own = await ownDeal(store, deal, context);
  return (state) => (state.confirmation.dispute === null ? null : own(state));
};

/** Takes a result away that was entered by mistake, or says that the board was not played. */
export const withdrawResult = guarded(
  'withdrawResult',
  placeOfDeal,
  async (store, { deal, because, reason }: WithdrawResultInput, context) => {
    const own = await ownDispute(store, deal, context);
    return writeActs(store, deal, context, () => [withdrawal(because, reason)], own);
  },
);

/** Others sat at a board than was noted, or the same in other seats: whoever sat there is entered and plays. */
export const correctSeating = guarded(
  'correctSeating',
  placeOfDeal,
  async (store, { deal, seating, reason }: CorrectSeatingInput, context) => {
    const own = await ownDispute(store, deal, context);
    const competition = await loadCompetition(store, placeOfDeal({ deal }).competition ?? '');
    const strangers = competition === null ? null : seatingProblem(competition, seating);
    return writeActs(
      store,
      deal,
      context,
      () => [{ do: 'correct-seating', seating, reason } as Act],
      (state) => own(state) ?? (strangers === null ? null : { ok: false, violation: strangers }),
    );
  },
);

/** Who entered the result that stands, and under which command. */
const entryOf = ({ events }: LoadedStream): LoadedStream['events'][number]['metadata'] | null =>
  events.findLast(({ type }) => type === 'DealScored')?.metadata ?? null;

/**
 * Why somebody does not repair the result that stands by himself: another entered it (the scorer repairs them all), or it is no
 * entry alone any more: confirmed by another than in the same breath, disputed, ruled on.
 */
const repairProblem = (
  state: DealState,
  loaded: LoadedStream,
  { actor, grants }: CommandContext,
): Refusal | null => {
  const entry = entryOf(loaded);
  if (entry === null || state.score === null) return null;
  const said = loaded.events
    .slice(loaded.events.findLastIndex(({ type }) => type === 'DealScored'))
    .some(
      ({ type, metadata }) =>
        metadata.commandId !== entry.commandId &&
        ['SideConfirmed', 'ResultDisputed', 'ResultUpheld'].includes(type),
    );
  if (said || state.rulings.some(({ status }) => status === 'in-force')) return refuse('repair-over');
  // A telephone of a seat scores for that seat alone.
  const isOfSeat = grants?.every(({ scope }) => scope.kind === 'seat') === true;
  const repairsAll = actor.role === 'scorer' && !isOfSeat;
  return entry.actor.id === actor.id || repairsAll ? null : refuse('entry-of-another');
};

/** Whoever entered a result puts it right until somebody has confirmed it; without one it is taken back. */
export const repairResult = guarded(
  'repairResult',
  placeOfDeal,
  (store, { deal, reason, result = null }: RepairResultInput, context) =>
    writeActs(
      store,
      deal,
      context,
      ({ game }) => [
        result === null
          ? withdrawal('mistake', reason)
          : ({ do: 'correct-result', reason, act: resultActOf(game?.resultAct ?? '', result) } as Act),
      ],
      (state, _, loaded) => repairProblem(state, loaded, context),
    ),
);

/** Why the result does not leave its place; looked at before anything is written where it goes. */
const stays = (state: DealState, act: Act): Refusal | null => {
  const { opened } = state;
  if (opened !== null && sessionRulesOf(opened.ruleset)?.dealProblem !== undefined)
    return refuse('list-keeps-lines');
  const decision = dealDecider.decide(state, act);
  return decision.ok ? null : decision;
};

/**
 * Has a result stand where it was played: it is recorded there first, then taken away here. What is cut off between the two is
 * finished by the same command.
 */
export const moveResult = guarded(
  'moveResult',
  ({ deal, to }: MoveResultInput) => [
    placeOfDeal({ deal }),
    placeOfDeal({ deal: dealId(placeOfDeal({ deal }).competition ?? '', to) }),
  ],
  async (store, { deal, to, seating, reason }: MoveResultInput, context): Promise<WriteOutcome> => {
    const loaded = await store.load(dealStream(deal));
    if (loaded.revision < 0) return refusedOutcome(notThere('deal', deal));
    const state = replayDeal(loaded.events);
    const competition = state.opened?.competition ?? '';
    const there = dealId(competition, to);
    const act = withdrawal('moved', reason, there);
    const own = await ownDispute(store, deal, context);
    const gone = state.withdrawn?.because === 'moved' && state.withdrawn.to === there;
    if (!gone) {
      const { expectedRevision: expected = loaded.revision } = context;
      if (expected !== loaded.revision) return { kind: 'conflict', expected, actual: loaded.revision };
      const refused = (there === deal ? refuse('same-place') : null) ?? own(state) ?? stays(state, act);
      if (refused !== null)
        return { ...refusedOutcome(refused), game: state.game?.id ?? null } as WriteOutcome;
      const result = resultIn(state, loaded.events);
      if (result === null || gameOf(state.opened?.ruleset ?? '') === null)
        return refusedOutcome(refuse('nothing-to-withdraw'));
      const recorded = await recordInto(
        store,
        { competition, place: to, ...(seating === undefined ? {} : { seating }) },
        () => [result],
        partOf(context, 'moved'),
      );
      if (!isDone(recorded)) return recorded;
    }
    return writeActs(store, deal, context, () => [act], own);
  },
);
