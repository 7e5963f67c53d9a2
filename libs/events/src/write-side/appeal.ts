import { type Act, type DealState, gameOf, refuse, type Refusal } from '@arbitre/rules';
import type { EventStore, LoadedStream } from '../store/contract';
import { guarded } from './authority';
import type { CommandContext, DecideAppealInput, LodgeAppealInput } from './contract';
import { ownDeal, ruledWrongly, sized, writeActs } from './deal';
import { ownMatterOf } from './own-matter';
import { placeWithParties } from './parties';
import { placeOfDeal } from './places';
import { otherSide, sideSpeaking } from './side-speaking';

/** The entries of each side of a deal. */
const bySide = ({ opened }: DealState): ReadonlyMap<string, readonly string[]> => {
  const game = gameOf(opened?.ruleset ?? '');
  const seats = Object.entries(opened?.seating ?? {});
  const grouped = Map.groupBy(seats, ([seat]) => game?.sideOf(seat) ?? seat);
  return new Map([...grouped].map(([side, of]) => [side, of.map(([, entry]) => entry)]));
};

/** The sides that are the actor's own, as far as his grants say so. */
const ownSidesOf = async (
  store: EventStore,
  deal: string,
  context: CommandContext,
): Promise<(state: DealState) => readonly string[]> => {
  const own = await ownMatterOf(store, placeOfDeal({ deal }).competition ?? '', context);
  return (state) => [...bySide(state)].flatMap(([side, entries]) => (own(entries) === null ? [] : [side]));
};

const tableOf = ({ opened }: DealState) => ({
  ruleset: opened?.ruleset ?? '',
  seats: Object.keys(opened?.seating ?? {}),
});

/** Who is of a side appeals for it, and for no other; who runs the table writes down what a side says. */
export const lodgeAppeal = guarded(
  'lodgeAppeal',
  placeWithParties,
  async (store, { deal, ruling, side = null, reason, concur }: LodgeAppealInput, context) => {
    const ownIn = await ownSidesOf(store, deal, context);
    const asked = (state: DealState): string | null => {
      const own = ownIn(state);
      return side ?? (own.length === 1 ? (own[0] ?? null) : null);
    };
    const refused = (state: DealState): Refusal | null => {
      const own = ownIn(state);
      const wanted = asked(state);
      if (own.length > 0 && wanted !== null && !own.includes(wanted))
        return refuse('not-own-side', { own, side: wanted });
      return otherSide(tableOf(state), deal, wanted, context);
    };
    return writeActs(
      store,
      deal,
      context,
      (state) => {
        const by = sideSpeaking(tableOf(state), deal, asked(state), context) ?? '';
        return [{ do: 'lodge-appeal', ruling, by, reason, ...(concur ? { concur } : {}) } as Act];
      },
      refused,
    );
  },
);

/** Who gave the ruling has no say in the appeal against it. */
const ownRuling = (
  { appeals, rulings }: DealState,
  appeal: string,
  { events }: LoadedStream,
  { actor }: CommandContext,
): Refusal | null => {
  const ruling = appeals.find(({ id }) => id === appeal)?.ruling;
  const at = rulings.findIndex(({ id }) => id === ruling);
  const given = events.filter(({ type }) => type === 'RulingGiven')[at];
  return at >= 0 && given?.metadata.actor.id === actor.id ? refuse('own-ruling') : null;
};

/** The committee's word: the ruling stands, another takes its place, or the appeal is not heard. */
export const decideAppeal = guarded(
  'decideAppeal',
  placeOfDeal,
  async (store, input: DecideAppealInput, context) => {
    const { deal, appeal, outcome, reason, article, adjustments, ruled, facts, penalties } = input;
    const own = await ownDeal(store, deal, context);
    const instead = {
      ...{ article: article ?? '', adjustments: adjustments ?? {} },
      ...(ruled ? { ruled } : {}),
      ...(facts ? { facts } : {}),
      ...(penalties ? { penalties: await sized(store, deal, penalties) } : {}),
    };
    return writeActs(
      store,
      deal,
      context,
      () => [
        {
          ...{ do: 'decide-appeal', appeal, outcome, reason },
          ...(outcome === 'changed' ? instead : {}),
        },
      ],
      (state, act, loaded) =>
        own(state) ?? ownRuling(state, appeal, loaded, context) ?? ruledWrongly(state, act),
    );
  },
);
