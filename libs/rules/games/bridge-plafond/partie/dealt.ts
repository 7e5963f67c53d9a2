import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import { accepted } from '@arbitre/rules/kernel/decider';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { type Dealt, nextDeal } from '../dealing/next-deal';
import { sideOfSeat } from '../score/deal-points';
import type { Decide } from './acts';
import { back, deal, round, seat, table } from './fields';
import { refuse } from './refusals';
import { isAccepted, type Rubber, rubberAt } from './state';

// A deal out of turn, or with the other pack, that nobody stopped: the sheet goes on from it (article 9).

const onLine = { round, table, deal, dealer: described(seat, 'Who dealt') };
const pack = described(back, 'The pack that he dealt with');

export const dealtActs = {
  'note-dealer': {
    says: 'Notes who dealt, and with which pack, where that was not in turn and the deal stood',
    fields: { ...onLine, pack: optional(pack) },
  },
} as const satisfies ActTable;

export const dealtEvents = {
  DealerNoted: {
    says: {
      fr: 'Table {table}, robre {round}, donne {deal} : {dealer} a donné ({pack})',
      en: 'Table {table}, rubber {round}, deal {deal}: {dealer} dealt with the {pack} pack',
    },
    act: 'note-dealer',
    fields: { ...onLine, pack },
  },
} as const satisfies EventTable;

/** Whose deal a line of a sheet is, and the packs of both sides then. */
type Turn = Dealt & { readonly packs: Readonly<Record<Side, string>> };

const turnOf = (dealer: Seat, packs: Turn['packs']): Turn => ({
  dealer,
  pack: packs[sideOfSeat(dealer)],
  packs,
});

/**
 * Whose turn it is to deal a line, in turn from the lines before it (BP-DONNE-7, BP-9-GAP-1, BP-9-4); a line that was struck out
 * was no deal.
 */
export const turnAt = ({ dealer, packs, entries, dealt }: Rubber, line: number): Turn =>
  entries
    .filter((each) => each.deal < line && each.result !== null)
    .reduce<Turn>(
      (turn, each) => {
        const next = nextDeal(dealt[each.deal] ?? turn, turn.packs);
        return turnOf(next.dealer, next.packs);
      },
      turnOf(dealer, packs),
    );

/** Who dealt a line, in turn or as it was noted. */
export const dealtAt = (rubber: Rubber, line: number): Dealt => rubber.dealt[line] ?? turnAt(rubber, line);

/** Whose turn it is to deal. */
export const nextDealer = (rubber: Rubber): Seat => turnAt(rubber, rubber.entries.length + 1).dealer;

export const decideNote: Decide<'note-dealer'> = (
  state,
  { round: number, table: at, deal: line, dealer, pack: given },
) => {
  const own = rubberAt(state, number, at);
  if (own === undefined) return refuse('unknown-rubber', { round: number, table: at });
  const next = own.entries.length + 1;
  if (line > next) return refuse('line-missing', { deal: line, next });
  if (isAccepted(own)) return refuse('totals-accepted', { round: number, table: at });
  if (line === next && own.sheet.state !== 'playing')
    return refuse('rubber-ended', { round: number, table: at });
  const turn = turnAt(own, line);
  const dealt = { dealer, pack: given ?? turn.packs[sideOfSeat(dealer)] };
  if (!Object.values(turn.packs).includes(dealt.pack))
    return refuse('no-such-pack', { pack: dealt.pack, table: at });
  const before = dealtAt(own, line);
  if (before.dealer === dealt.dealer && before.pack === dealt.pack)
    return refuse('dealt-so', { deal: line, dealer, pack: dealt.pack });
  return accepted({ type: 'DealerNoted', data: { round: number, table: at, deal: line, ...dealt } });
};
