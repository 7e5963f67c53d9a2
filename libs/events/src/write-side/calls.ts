import { type Act, type DealState, gameOf, refuse, type Refusal } from '@arbitre/rules';
import { guarded } from './authority';
import { actOnCompetition, competitionIn, competitionRules } from './competition';
import type { CallToTableInput, CloseCallInput, CloseHallCallInput, CommandContext } from './contract';
import { writeActs } from './deal';
import { decideActs, refusedAt } from './decide-acts';
import { notThere } from './not-there';
import { referredOnDeal, strangerProblem } from './persons';
import { placeOfDeal, placeOfTable } from './places';
import { seatAt } from './side-speaking';
import { sessionId, competitionStream } from '../stream-names';
import { write } from './write';

/** With the code of a seat somebody takes back what that seat has asked for, and nothing else. */
const notHis = (seat: string | null, by: string | undefined, outcome: string): Refusal | null =>
  seat === null || (seat === by && outcome === 'withdrawn') ? null : refuse('not-own-call', { seat });

const saying = (reason: string | null | undefined) => (reason ? { reason } : {});

/** A call about a deal ends without a ruling: taken back, or settled at the table. */
export const closeCall = guarded(
  'closeCall',
  placeOfDeal,
  (store, { deal, call, outcome, reason }: CloseCallInput, context) =>
    writeActs(
      store,
      deal,
      context,
      () => [{ do: 'close-call', call, outcome, ...saying(reason) } as unknown as Act],
      ({ opened, arbiterCalls }: DealState) => {
        const { table } = placeOfDeal({ deal });
        const seat = seatAt(table ?? '', Object.keys(opened?.seating ?? {}), context);
        return notHis(seat, arbiterCalls.find(({ id }) => id === call)?.by, outcome);
      },
    ),
);

const placeOfHallTable = ({ competition, session, table }: CallToTableInput | CloseHallCallInput) =>
  placeOfTable(sessionId(competition, session), table);

/** The seat whose code the actor has entered at that table. */
const seatOf = (input: CallToTableInput | CloseHallCallInput, context: CommandContext): string | null =>
  seatAt(placeOfHallTable(input).table ?? '', null, context);

/** The arbiter is called to a table, about no deal. */
export const callToTable = guarded(
  'callToTable',
  placeOfHallTable,
  (store, input: CallToTableInput, context) => {
    const { competition, session, round, table, by, reason } = input;
    const caller = seatOf(input, context) ?? by ?? null;
    const act = {
      ...{ do: 'call-to-table' as const, session, table, reason },
      ...(round ? { round } : {}),
      ...(caller === null ? {} : { by: caller }),
    };
    return actOnCompetition(store, competition, context, [act], (again, state) =>
      again
        ? null
        : strangerProblem(store, context, referredOnDeal(null, act), {
            seats: gameOf(state.opened?.ruleset ?? '')?.seats ?? [],
            competition,
            load: () => Promise.resolve(state),
          }),
    );
  },
);

export const closeHallCall = guarded(
  'closeHallCall',
  placeOfHallTable,
  (store, input: CloseHallCallInput, context) => {
    const { competition, session, table, call, outcome, reason } = input;
    return write(store, competitionStream(competition), context, (loaded, origin) => {
      if (loaded.revision < 0) return refusedAt(0, notThere('competition', competition));
      const state = competitionIn(loaded);
      const known = state.hallCalls.find((each) => each.call === call);
      // Whoever may do it at one table does it of no other.
      if (known !== undefined && (known.session !== session || known.table !== table))
        return refusedAt(0, refuse('no-such-call', { call, open: [] }));
      const refused = notHis(seatOf(input, context), known?.by, outcome);
      if (refused !== null) return refusedAt(0, refused);
      return decideActs(
        state,
        [{ do: 'close-hall-call' as const, call, outcome, ...saying(reason) }],
        competitionRules,
        { origin },
      );
    });
  },
);
