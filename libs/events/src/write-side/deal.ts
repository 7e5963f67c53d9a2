import {
  dealDecider,
  replayDeal,
  reservedAct,
  type Act,
  type CompetitionState,
  type DealState,
} from '@arbitre/rules';
import { dealId, dealStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';
import type {
  CallArbiterInput,
  CommandContext,
  CorrectResultInput,
  GameAct,
  GiveRulingInput,
  OpenDealInput,
  RecordActsInput,
  RecordDealInput,
  RecordResultInput,
  WriteOutcome,
} from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { openingOf } from './open-deal';
import { write } from './write';

/** Index that a refusal gives when the deal could not even be opened: the acts were never looked at. */
export const OPENING = -1;

/** Opens a deal and records acts on it, in one write. `acts` are known once the competition says which game it is. */
const writeOpening = async (
  store: EventStore,
  input: OpenDealInput,
  acts: (resultAct: string) => readonly Act[],
  context: CommandContext,
  first: number,
  known?: CompetitionState,
): Promise<WriteOutcome> => {
  const competition = known ?? (await loadCompetition(store, input.competition));
  const stream = dealStream(dealId(input.competition, input.place));
  // Decided inside the write: a repeated command is answered as before, whatever became of the competition.
  return write(store, stream, context, (loaded) => {
    const opening = openingOf(input, competition);
    return opening.ok
      ? decideActs(
          replayDeal(loaded.events),
          [opening.command, ...acts(opening.resultAct)],
          dealDecider,
          first,
        )
      : { ok: false, act: first, violation: opening.violation };
  });
};

/** Acts on a deal that is open; they may depend on what it is. */
const writeActs = (
  store: EventStore,
  deal: string,
  context: CommandContext,
  acts: (state: DealState) => readonly Act[],
  refusal: (state: DealState, act: Act) => ReturnType<typeof reservedAct> = () => null,
): Promise<WriteOutcome> =>
  write(store, dealStream(deal), context, (loaded) => {
    if (loaded.revision < 0) return refusedAt(0, 'deal-not-found', { id: deal.slice(0, 200) });
    const state = replayDeal(loaded.events);
    const wanted = acts(state);
    for (const [index, act] of wanted.entries()) {
      const refused = refusal(state, act);
      if (refused !== null) return { ok: false, act: index, violation: refused.violation };
    }
    return decideActs(state, wanted, dealDecider);
  });

const resultActOf = (act: string, result: Readonly<Record<string, unknown>>): GameAct => ({
  ...result,
  do: act,
});

export const openDeal = (
  store: EventStore,
  input: OpenDealInput,
  context: CommandContext,
): Promise<WriteOutcome> => writeOpening(store, input, () => [], context, 0);

/**
 * All acts or none; `act` in a refusal is the index of the first that was refused. Acts with a command of their own are
 * refused, and so are acts that the game reserves to the arbiter when the actor's role is another.
 */
export const recordActs = (
  store: EventStore,
  { deal, acts }: RecordActsInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  acts.length === 0
    ? Promise.resolve({ kind: 'refused', act: 0, violation: { article: 'no-acts', facts: {} } })
    : writeActs(
        store,
        deal,
        context,
        () => acts,
        (state, act) => reservedAct(state, act, context.actor.role),
      );

/** A whole deal in one write. A refused opening has the index -1. `known`: the competition, when the caller has it. */
export const recordDeal = (
  store: EventStore,
  { acts, ...opening }: RecordDealInput,
  context: CommandContext,
  known?: CompetitionState,
): Promise<WriteOutcome> => writeOpening(store, opening, () => acts, context, OPENING, known);

/** Opens the deal at result grain and records what the score sheet shows, in one write. */
export const recordResult = (
  store: EventStore,
  { result, ...opening }: RecordResultInput,
  context: CommandContext,
  known?: CompetitionState,
): Promise<WriteOutcome> =>
  writeOpening(
    store,
    { ...opening, policy: 'observed', grain: 'result' },
    (act) => [resultActOf(act, result)],
    context,
    OPENING,
    known,
  );

export const correctResult = (
  store: EventStore,
  { deal, reason, result }: CorrectResultInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  writeActs(store, deal, context, ({ game }) => [
    { do: 'correct-result', reason, act: resultActOf(game?.resultAct ?? '', result) } as Act,
  ]);

export const callArbiter = (
  store: EventStore,
  { deal, by, reason }: CallArbiterInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  writeActs(store, deal, context, () => [{ do: 'call-arbiter', by, reason } as Act]);

export const giveRuling = (
  store: EventStore,
  { deal, article, reason, adjustments }: GiveRulingInput,
  context: CommandContext,
): Promise<WriteOutcome> =>
  writeActs(store, deal, context, () => [{ do: 'give-ruling', article, reason, adjustments } as Act]);
