import {
  dealDecider,
  isReserved,
  methodOf,
  refuse,
  replayDeal,
  reservedAct,
  rulingProblem,
  standardPenalty,
  type Act,
  type CompetitionState,
  type DealState,
  type Penalty,
  type Refusal,
} from '@arbitre/rules';
import { dealId, dealStream } from '../stream-names';
import type { EventStore, LoadedStream } from '../store/contract';
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
  WithdrawRulingInput,
  WriteOutcome,
} from './contract';
import { guarded, type Place } from './authority';
import { decideActs, inGame, refusedAt, refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { openingOf } from './open-deal';
import { ownMatterOf } from './own-matter';
import { referredOnDeal, strangerProblem } from './persons';
import { placeOfDeal } from './places';
import { sideSpeaking, type Table } from './side-speaking';
import { withSession } from './session-of-deal';
import { write } from './write';

/** Index that a refusal gives when the deal could not even be opened: the acts were never looked at. */
export const OPENING = -1;

/** What a session knew of a deal when it was opened, as the deal has it: it may know more by now. */
const knownThen = async (
  store: EventStore,
  stream: string,
  known: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const { events } = await store.load(stream);
  const { setup = {} } = (events.find(({ type }) => type === 'DealOpened')?.data ?? {}) as {
    readonly setup?: Readonly<Record<string, unknown>>;
  };
  return Object.fromEntries(Object.entries(setup).filter(([name]) => Object.hasOwn(known, name)));
};

/** Opens a deal and records acts on it, in one write. `acts` are known once the competition says which game it is. */
const writeOpening = (
  store: EventStore,
  input: OpenDealInput,
  acts: (opening: Table & { readonly resultAct: string }) => readonly Act[],
  context: CommandContext,
  first: number,
  known?: CompetitionState,
): Promise<WriteOutcome> => {
  let competition: CompetitionState | null = known ?? null;
  // The competition and the deal are read at the same time.
  const reading = known === undefined ? loadCompetition(store, input.competition) : null;
  const beside = reading?.then((state) => (competition = state)) ?? null;
  const stream = dealStream(dealId(input.competition, input.place));
  // Decided inside the write: a repeated command is answered as before, whatever became of the competition.
  return withSession(store, context, (session) =>
    write(
      store,
      stream,
      context,
      async (loaded, origin, again) => {
        const opening = openingOf(input, competition, origin.at);
        if (!opening.ok) return refusedAt(first, opening);
        const { command, resultAct } = opening;
        const seated = session.seated(command);
        if (seated === null) return session.unknown(first);
        if (!seated.ok) return inGame(refusedAt(first, seated), command.game);
        const state = replayDeal(loaded.events);
        const { seating } = seated;
        const setup = again === true ? await knownThen(store, stream, seated.setup) : seated.setup;
        const opened = { ...command, seating, setup: { ...command.setup, ...setup } };
        const seats = Object.keys(opened.seating);
        const following = acts({ ruleset: command.ruleset, resultAct, seats });
        for (const [index, act] of again === true ? [] : following.entries()) {
          const stranger = await strangerProblem(store, context, referredOnDeal(command.game, act), {
            seats,
            competition: input.competition,
            load: () => Promise.resolve(competition),
          });
          if (stranger !== null) return refusedAt(first + 1 + index, stranger);
        }
        const decided = decideActs(state, [opened, ...following], dealDecider, {
          from: first,
          origin,
        });
        const judged =
          decided.ok && again !== true
            ? session.judged({ version: loaded.revision, score: null }, state, decided, first)
            : decided;
        return inGame(judged, command.game);
      },
      beside,
    ),
  );
};

/** Acts on a deal that is open; they may depend on what it is. */
export const writeActs = (
  store: EventStore,
  deal: string,
  context: CommandContext,
  acts: (state: DealState) => readonly Act[],
  refusal: (state: DealState, act: Act, loaded: LoadedStream) => Refusal | null = () => null,
): Promise<WriteOutcome> =>
  withSession(store, context, (session) =>
    write(store, dealStream(deal), context, async (loaded, origin, again) => {
      if (loaded.revision < 0) return refusedAt(0, notThere('deal', deal));
      const state = replayDeal(loaded.events);
      const before = { version: loaded.revision, score: state.score };
      const wanted = acts(state);
      for (const [index, act] of wanted.entries()) {
        const refused =
          refusal(state, act, loaded) ??
          (again === true
            ? null
            : await strangerProblem(store, context, referredOnDeal(state.game?.id ?? null, act), {
                seats: Object.keys(state.opened?.seating ?? {}),
                competition: placeOfDeal({ deal }).competition ?? '',
                load: () => loadCompetition(store, placeOfDeal({ deal }).competition ?? ''),
              }));
        if (refused !== null) return refusedAt(index, refused);
      }
      const decided = decideActs(state, wanted, dealDecider, { origin });
      const judged = decided.ok && again !== true ? session.judged(before, state, decided, 0) : decided;
      return inGame(judged, state.game?.id);
    }),
  );

/** An arbiter rules by an article of the deal's game, and gives what somebody can score. */
export const ruledWrongly = ({ game }: DealState, act: Act): Refusal | null =>
  game === null ? null : rulingProblem(game.id, game.arbiterActs, act);

export const resultActOf = (act: string, result: Readonly<Record<string, unknown>>): GameAct => ({
  ...result,
  do: act,
});

const placeOfOpening = ({ competition, place }: Pick<OpenDealInput, 'competition' | 'place'>): Place =>
  placeOfDeal({ deal: dealId(competition, place) });

export const openDeal = guarded('openDeal', placeOfOpening, (store, input: OpenDealInput, context) =>
  writeOpening(store, input, () => [], context, 0),
);

/** Why the actor does not judge a deal: one of the entries seated there is his own, or of his club. */
export const ownDeal = async (
  store: EventStore,
  deal: string,
  context: CommandContext,
): Promise<(state: DealState) => Refusal | null> => {
  const own = await ownMatterOf(store, placeOfDeal({ deal }).competition ?? '', context);
  return ({ opened }) => own(Object.values(opened?.seating ?? {}));
};

/**
 * All acts or none; `act` in a refusal is the index of the first that was refused. Acts with a command of their own are
 * refused, and so are acts that the game reserves to the arbiter when the actor's role is another, or the matter his own.
 */
export const recordActs = guarded(
  'recordActs',
  placeOfDeal,
  async (store, { deal, acts }: RecordActsInput, context) => {
    if (acts.length === 0) return refusedOutcome(refuse('no-acts'));
    const { role } = context.actor;
    const own = role === 'arbiter' ? await ownDeal(store, deal, context) : null;
    return writeActs(
      store,
      deal,
      context,
      () => acts,
      (state, act) =>
        reservedAct(state, act, role) ??
        (own !== null && isReserved(state, act) ? own(state) : null) ??
        ruledWrongly(state, act),
    );
  },
);

/** A whole deal in one write. A refused opening has the index -1. `known`: the competition, when the caller has it. */
export const recordDeal = guarded(
  'recordActs',
  placeOfOpening,
  (store, { acts, ...opening }: RecordDealInput, context, known?: CompetitionState) =>
    writeOpening(store, opening, () => acts, context, OPENING, known),
);

/** What was given and what the deal has: the same entries in the same seats, as far as anything was given. */
const seatedAs = (state: DealState, seating: OpenDealInput['seating']): boolean =>
  Object.entries(seating ?? {}).every(([seat, entry]) => state.opened?.seating[seat] === entry);

/** A result where one was taken away: the deal is open already, by the same entries. Null: it is taken. */
const recordAgain = async (
  store: EventStore,
  { competition, place, seating }: Omit<OpenDealInput, 'policy' | 'grain'>,
  acts: (table: Table & { readonly resultAct: string }) => readonly Act[],
  { expectedRevision: _, ...context }: CommandContext,
): Promise<WriteOutcome | null> => {
  const deal = dealId(competition, place);
  const loaded = await store.load(dealStream(deal));
  if (loaded.revision < 0 || replayDeal(loaded.events).withdrawn === null) return null;
  return writeActs(
    store,
    deal,
    context,
    ({ game, opened }) =>
      acts({
        ruleset: opened?.ruleset ?? '',
        resultAct: game?.resultAct ?? '',
        seats: Object.keys(opened?.seating ?? {}),
      }),
    (state) => {
      if (state.withdrawn === null) return refuse('deal-already-open');
      return seatedAs(state, seating) ? null : refuse('deal-of-others');
    },
  );
};

const isTaken = (outcome: WriteOutcome): boolean =>
  (outcome.kind === 'conflict' && outcome.actual >= 0) ||
  (outcome.kind === 'refused' && outcome.violation.article === 'deal-already-open');

/** Records a result at its place, which it opens at the grain of results; or once more where one was taken away. */
export const recordInto = async (
  store: EventStore,
  opening: Omit<OpenDealInput, 'policy' | 'grain'>,
  acts: (table: Table & { readonly resultAct: string }) => readonly Act[],
  context: CommandContext,
  known?: CompetitionState,
): Promise<WriteOutcome> => {
  const asked = { ...opening, policy: 'observed', grain: 'result' } as const;
  const outcome = await writeOpening(store, asked, acts, context, OPENING, known);
  return isTaken(outcome) ? ((await recordAgain(store, opening, acts, context)) ?? outcome) : outcome;
};

/** Opens the deal at result grain and records what the score sheet shows, in one write. */
export const recordResult = guarded(
  'recordResult',
  placeOfOpening,
  (
    store,
    { result, side: asked = null, ...opening }: RecordResultInput,
    context,
    known?: CompetitionState,
  ) => {
    const deal = dealId(opening.competition, opening.place);
    return recordInto(
      store,
      opening,
      ({ resultAct, ...table }) => {
        const side = sideSpeaking(table, deal, asked, context);
        const confirmed = side === null ? [] : [{ do: 'confirm-result', by: side, as: 'side' } as Act];
        return [resultActOf(resultAct, result), ...confirmed];
      },
      context,
      known,
    );
  },
);

/** Whoever corrects a result that a side disputes decides between them: nobody in a matter of his own. */
export const correctResult = guarded(
  'correctResult',
  placeOfDeal,
  async (store, { deal, reason, result }: CorrectResultInput, context) => {
    const own = await ownDeal(store, deal, context);
    return writeActs(
      store,
      deal,
      context,
      ({ game }) => [
        { do: 'correct-result', reason, act: resultActOf(game?.resultAct ?? '', result) } as Act,
      ],
      (state) => (state.confirmation.dispute === null ? null : own(state)),
    );
  },
);

export const callArbiter = guarded(
  'callArbiter',
  placeOfDeal,
  (store, { deal, by, reason }: CallArbiterInput, context) =>
    writeActs(store, deal, context, () => [{ do: 'call-arbiter', by, reason } as Act]),
);

/** The penalties of a ruling: who gives no size means the usual one of the competition's method. */
export const sized = async (
  store: EventStore,
  deal: string,
  penalties: readonly Penalty[],
): Promise<readonly Penalty[]> => {
  if (penalties.every(({ kind, size }) => kind === 'warning' || size !== undefined)) return penalties;
  const competition = await loadCompetition(store, placeOfDeal({ deal }).competition ?? '');
  if (!competition?.opened) return penalties;
  const size = standardPenalty(methodOf(competition.opened.method, competition.opened.scoring));
  return penalties.map((each) => (each.kind === 'warning' ? each : { size, ...each }));
};

export const giveRuling = guarded(
  'giveRuling',
  placeOfDeal,
  async (store, input: GiveRulingInput, context) => {
    const { deal, article, reason, adjustments, outcome, facts, penalties } = input;
    const own = await ownDeal(store, deal, context);
    const byLaw = {
      ...(outcome ? { outcome } : {}),
      ...(facts ? { facts } : {}),
      ...(penalties ? { penalties: await sized(store, deal, penalties) } : {}),
    };
    return writeActs(
      store,
      deal,
      context,
      () => [{ do: 'give-ruling', article, reason, adjustments, ...byLaw } as Act],
      (state, act) => own(state) ?? ruledWrongly(state, act),
    );
  },
);

export const withdrawRuling = guarded(
  'withdrawRuling',
  placeOfDeal,
  async (store, { deal, ruling, reason }: WithdrawRulingInput, context) =>
    writeActs(
      store,
      deal,
      context,
      () => [{ do: 'withdraw-ruling', ruling, reason } as Act],
      await ownDeal(store, deal, context),
    ),
);
