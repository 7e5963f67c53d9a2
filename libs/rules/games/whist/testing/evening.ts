import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { type AnyAct, type Doing, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { whistOrder } from '../session/order';
import type { SessionState } from '../session/state';
import type { EveningView } from '../session/view';

type Plain = Readonly<Record<string, unknown>>;

export const PLAYERS = ['P1', 'P2', 'P3', 'P4'];

/** An evening that nobody has drawn for. */
export const given = sessionsOf(whistOrder, { players: PLAYERS });
export type Evening = ReturnType<typeof given>;

/** The article or code that refuses the setup of an evening; `accepted` when nothing does. */
export const setupRefusal = (setup: Plain): string => {
  const reading = whistOrder.readSetup(setup);
  return reading.ok ? 'accepted' : reading.violation.article;
};

/** The next coup as its table would enter it: dealt by whose turn it is, then the deal goes to the left. */
export const coup =
  (NS: number, EW: number, more: Plain = {}): Doing<SessionState> =>
  ({ dealer, deals }) => ({
    do: 'enter-coup',
    deal: `coup-${deals.length + 1}`,
    dealer,
    points: { NS, EW },
    nextDealer: seatName(leftOf(seatIndex(dealer))),
    ...more,
  });

/** `10-6 0-10`: each manche as one coup for its loser, if he scored, and one for its winner. */
export const manches = (text: string): readonly Doing<SessionState>[] =>
  text.split(' ').flatMap((manche) => {
    const [NS = 0, EW = 0] = manche.split('-').map(Number);
    const won = NS > EW;
    const ofLoser = Math.min(NS, EW) > 0 ? [coup(won ? 0 : NS, won ? EW : 0)] : [];
    return [...ofLoser, coup(won ? NS : 0, won ? 0 : EW)];
  });

export const CONFIRM: AnyAct = { do: 'confirm-result', by: 'host' };

export const viewOf = ({ state }: Evening): EveningView =>
  whistOrder.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as EveningView;
/** What the last step says of the end of the partie; null while it goes on. */
export const ended = ({ events }: Evening): unknown =>
  events.find(({ type }) => type === 'PartieEnded')?.data ?? null;

export const drawn = (player: string, card: string, pack = 'rouge'): AnyAct => ({
  do: 'draw',
  ...{ player, pack, cards: [card] },
});

/** `P1:S9/C4 P2:DA`: each player's draw and redraws, given as the table asks for them. */
export const draw = (text: string): Evening => {
  const cards = new Map(
    text.split(' ').map((each) => {
      const [player = '', shown = ''] = each.split(':');
      return [player, shown.split('/')] as const;
    }),
  );
  return given({ packs: ['rouge', 'bleu'] }).goingOn(({ phase, awaited }) => {
    const asked = phase === 'draw' ? awaited : [];
    const ready = asked.find((player) => (cards.get(player)?.length ?? 0) > 0);
    return ready === undefined ? null : drawn(ready, cards.get(ready)?.shift() ?? '');
  });
};

const SEATED = { N: 'P4', E: 'P1', S: 'P2', W: 'P3' };
export const CHOICE: AnyAct = { do: 'choose-seats', player: 'P4', pack: 'bleu', seats: SEATED };

/** An evening whose players have drawn and sat down, North to deal; with these settings. */
export const seated = (settings: Plain = {}): Evening =>
  given({ packs: ['rouge', 'bleu'], settings }).and(
    drawn('P1', 'SK'),
    drawn('P2', 'H7'),
    drawn('P3', 'DQ'),
    drawn('P4', 'CA'),
    CHOICE,
  );
