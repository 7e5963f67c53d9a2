import { seatName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter, type MatterEnd } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgePlafondEvent, OptionsOffered } from '../events';

/** A sanction that waits for somebody's choice. */
export type Offer = OptionsOffered['data'];

/** Nobody may choose anything: one value, so that a deal without faults allocates nothing. */
export const NO_OFFERS: readonly Offer[] = [];

export const offered = (offer: Offer): OptionsOffered => ({ type: 'OptionsOffered', data: offer });

const same = (a: Pick<Offer, 'article' | 'offender'>, b: Pick<Offer, 'article' | 'offender'>): boolean =>
  a.article === b.article && a.offender === b.offender;

/** The offers after one was taken or lapsed. */
export const withoutOffer = (
  offers: readonly Offer[],
  gone: Pick<Offer, 'article' | 'offender'>,
): readonly Offer[] => {
  const rest = offers.filter((each) => !same(each, gone));
  return rest.length === 0 ? NO_OFFERS : rest;
};

/** What lapses where a seat calls or plays without choosing (BP-OPT-GAP-1). */
export const lapsed = (
  offers: readonly Offer[],
  seat: number,
  ...until: readonly MatterEnd[]
): readonly BridgePlafondEvent[] =>
  offers.length === 0
    ? []
    : offers
        .filter((each) => each.to.includes(seatName(seat)) && until.includes(each.until))
        .map(({ article, offender }) => ({ type: 'OptionsLapsed', data: { article, offender } }));

/** What waits for a choice, each option as a whole act. */
export const offerMatters = (offers: readonly Offer[]): readonly Matter[] =>
  offers.map(({ article, to, options, until, offender }) => ({
    kind: 'offer',
    article,
    until,
    options: forEach(
      to,
      'by',
      options.map((option) => ({ do: 'take-option', option, article, offender })),
    ),
  }));
