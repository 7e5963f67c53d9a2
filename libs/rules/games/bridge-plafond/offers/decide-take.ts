import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from '../acts';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import type { Offer } from './offers';

/** What follows from an option; by the article that offers it. */
export type Choosing = (
  state: BridgePlafondState,
  offer: Offer,
  option: string,
) => readonly BridgePlafondEvent[] | Refusal;

/** The offer that an answer is about: the oldest of those that it may mean. */
const meant = (
  offers: readonly Offer[],
  option: string,
  article: string | undefined,
  offender: string | undefined,
): Offer | undefined => {
  const about = offers.filter(
    (each) =>
      (article === undefined || each.article === article) &&
      (offender === undefined || each.offender === offender),
  );
  return about.find(({ options }) => options.includes(option)) ?? about[0];
};

/** BP-OPT-GAP-1: whoever the article names chooses, alone and once. `laws`: what follows, by article. */
export const decideTake =
  (laws: Readonly<Record<string, Choosing>>): Decide<'take-option'> =>
  (state, { by, option, article, offender }) => {
    if (state.offers.length === 0) return refuse('no-choice');
    const offer = meant(
      state.offers.filter(({ to }) => to.includes(by)),
      option,
      article,
      offender,
    );
    if (offer === undefined) return refused('BP-OPT-GAP-1', { by, entitled: state.offers.flatMap(({ to }) => to) });
    const { options } = offer;
    if (!options.includes(option)) return refuse('no-such-option', { option: option.slice(0, 40), options });
    const follows = laws[offer.article]?.(state, offer, option) ?? [];
    if (!Array.isArray(follows)) return follows as Refusal;
    const taken: BridgePlafondEvent = {
      type: 'OptionTaken',
      data: { by, option, article: offer.article, offender: offer.offender },
    };
    return { ok: true, events: [taken, ...(follows as readonly BridgePlafondEvent[])] };
  };
