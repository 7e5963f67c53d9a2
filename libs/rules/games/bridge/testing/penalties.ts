import { hand } from '@arbitre/rules/kernel/testing/cards';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { Policy } from '@arbitre/rules/kernel/game';
import type { BridgeAct } from '../acts';
import type { Seat } from '../events';
import type { ChoiceOption } from '../fields';
import { bridgeDuplicate } from '../game';
import { calls, given } from './table';

// A table at which South declares in spades: West leads, North is dummy.

export const SPADES = calls('Pass Pass 1S Pass Pass Pass');

/** A deal by its hands from North on: `AKQ2.AKQ.432.432` and so on, clockwise. */
export const dealOf = (north: string, east: string, south: string, west: string): BridgeAct => ({
  ...{ do: 'deal', hands: { N: hand(north), E: hand(east), S: hand(south), W: hand(west) } },
});

/** What its player shows of a card: it fell unless told. */
export const exposed = (seat: Seat, card: string, how?: 'deliberate' | 'named' | 'claim'): AnyAct => ({
  ...{ do: 'expose', seat, card },
  ...(how === undefined ? {} : { how }),
});
export const explained: AnyAct = { do: 'offer-options' };
export const take = (by: Seat, option: ChoiceOption): AnyAct => ({ do: 'take-option', by, option });
export const named = (by: Seat, card: string): AnyAct => ({ do: 'name-penalty-card', by, card });

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What can be seen of a table after some acts. */
export const tableOf = (deal: AnyAct, acts: readonly AnyAct[], policy: Policy = 'observed') => {
  const after = given({ policy }).and(deal, SPADES).when(acts);
  const { turn, obligations, legal, seats, trick } = bridgeDuplicate.tableView(after.state);
  return {
    ...{ ...after, turn, legal },
    trick: trick.cards.map(({ seat, card }) => `${seat}:${card}`),
    duties: obligations
      .filter(({ kind }) => !kind.endsWith('revoke'))
      .map(({ kind, seat, cards }) => [kind, seat, ...cards].join(' ')),
    dummy: seats.find(({ open }) => open === true)?.seat ?? null,
    waiting: (bridgeDuplicate.openMatters?.(after.state) ?? []).map(
      ({ kind, article, options }) =>
        `${kind} ${article}: ${options
          .map(({ by, act }) => `${by} ${words(act.option) || words(act.card) || act.do}`)
          .join(', ')}`,
    ),
  };
};
