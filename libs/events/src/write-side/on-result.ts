import { type Act, type DealState, refuse, type Refusal, sidesOf } from '@arbitre/rules';
import type { LoadedStream } from '../store/contract';
import { guarded } from './authority';
import type {
  CommandContext,
  ConfirmResultInput,
  DisputeResultInput,
  RepeatResultInput,
  SignResultInput,
  UpholdResultInput,
} from './contract';
import { ownDeal, resultActOf, writeActs } from './deal';
import { placeOfDeal } from './places';
import { otherSide, sideSpeaking } from './side-speaking';

/** The result was replaced since somebody looked at it: nobody speaks of what he has not seen. */
const moved = ({ score }: DealState, seen: string): Refusal | null =>
  score === null || score.notation === seen
    ? null
    : refuse('result-moved', { result: score.notation, seen: seen.slice(0, 80) });

/**
 * Whoever entered the result that stands for no side, or corrected it, does not confirm it as well; who entered it for one side
 * may hand the telephone to the other.
 */
const ownEntry = ({ events }: LoadedStream, { actor }: CommandContext): Refusal | null => {
  const at = events.findLastIndex(({ type }) => type === 'DealScored');
  const entered = events[at];
  if (entered?.metadata.actor.id !== actor.id) return null;
  const { commandId } = entered.metadata;
  const forSide = events
    .slice(at)
    .some(({ type, metadata }) => type === 'SideConfirmed' && metadata.commandId === commandId);
  return forSide ? null : refuse('own-entry');
};

const tableOf = ({ opened }: DealState) => ({
  ruleset: opened?.ruleset ?? '',
  seats: Object.keys(opened?.seating ?? {}),
});

/** Why an entry does not confirm for a side, whoever holds the telephone: it does not sit there. */
const notOfSide = ({ game, opened }: DealState, side: string | null, entry: string): Refusal | null => {
  if (side === null) return refuse('side-needed', { sides: game?.sides ?? [] });
  const seated = Object.entries(opened?.seating ?? {}).some(
    ([seat, each]) => each === entry && game?.sideOf(seat) === side,
  );
  return seated ? null : refuse('entry-of-side', { side });
};

/** The other side verifies a result from its own view: on its own telephone, or with its own number on that of the other. */
export const confirmResult = guarded(
  'confirmResult',
  placeOfDeal,
  (store, { deal, seen, side = null, entry = null }: ConfirmResultInput, context) =>
    writeActs(
      store,
      deal,
      context,
      (state) => {
        const by = entry === null ? sideSpeaking(tableOf(state), deal, side, context) : side;
        return [{ do: 'confirm-result', by, as: entry === null ? 'side' : 'number' } as Act];
      },
      (state, _, loaded) =>
        (entry === null ? otherSide(tableOf(state), deal, side, context) : notOfSide(state, side, entry)) ??
        moved(state, seen) ??
        ownEntry(loaded, context),
    ),
);

/** A side says that the result is another, or that it is not this one. Both are kept. */
export const disputeResult = guarded(
  'disputeResult',
  placeOfDeal,
  (store, { deal, seen, side = null, reason = null, report = null }: DisputeResultInput, context) =>
    writeActs(
      store,
      deal,
      context,
      (state) => [
        {
          do: 'dispute-result',
          by: sideSpeaking(tableOf(state), deal, side, context),
          ...(reason === null ? {} : { reason }),
          ...(report === null ? {} : { act: resultActOf(state.game?.resultAct ?? '', report) }),
        } as Act,
      ],
      (state) => otherSide(tableOf(state), deal, side, context) ?? moved(state, seen),
    ),
);

/** The sheet that both sides have signed lies before whoever records it. */
export const signResult = guarded(
  'signResult',
  placeOfDeal,
  (store, { deal, seen }: SignResultInput, context) =>
    writeActs(
      store,
      deal,
      context,
      (state) => {
        const open = sidesOf(state).filter((side) => state.confirmation.by[side] === undefined);
        const asked = open.length === 0 ? sidesOf(state).slice(0, 1) : open;
        return asked.map((by) => ({ do: 'confirm-result', by, as: 'sheet' }) as Act);
      },
      (state, _, loaded) => moved(state, seen) ?? ownEntry(loaded, context),
    ),
);

/** Somebody answers for a result that is disputed or looked improbable; nobody for one of his own. */
export const upholdResult = guarded(
  'upholdResult',
  placeOfDeal,
  async (store, { deal, seen, reason }: UpholdResultInput, context) => {
    const own = await ownDeal(store, deal, context);
    return writeActs(
      store,
      deal,
      context,
      () => [{ do: 'uphold-result', reason } as Act],
      (state) => own(state) ?? moved(state, seen),
    );
  },
);

/** The second of two passes: what the sheet says, typed once more without sight of the first. */
export const repeatResult = guarded(
  'repeatResult',
  placeOfDeal,
  (store, { deal, result }: RepeatResultInput, context) =>
    writeActs(store, deal, context, ({ game }) => [
      { do: 'repeat-result', act: resultActOf(game?.resultAct ?? '', result) } as Act,
    ]),
);
