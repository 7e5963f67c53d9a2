import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { SessionAct } from '../session/acts';
import type { SessionEvent } from '../session/events';
import { whistOrder } from '../session/order';
import type { SessionState } from '../session/state';
import type { EveningView } from '../session/view';

export type EveningAct = { readonly do: string; readonly [field: string]: unknown };
type Given = Readonly<Record<string, unknown>>;

export const PLAYERS = ['P1', 'P2', 'P3', 'P4'];

/** The article or code that refuses the setup of an evening; `accepted` when nothing does. */
export const setupRefusal = (setup: Given): string => {
  const reading = whistOrder.readSetup(setup);
  return reading.ok ? 'accepted' : reading.violation.article;
};

/** An evening under test: acts that must be accepted, acts that must be refused, and what stands on the score. */
export class Evening {
  state: SessionState;
  /** The events of the last act. */
  last: readonly SessionEvent[] = [];
  private deals = 0;

  constructor(setup: Given) {
    const reading = whistOrder.readSetup({ players: PLAYERS, ...setup });
    if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
    this.state = whistOrder.initial(reading.setup);
  }

  do(...acts: readonly EveningAct[]): this {
    for (const act of acts) {
      const decision = whistOrder.decide(this.state, act as unknown as SessionAct, EMPTY_SHELF);
      if (!decision.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(decision.violation)}`);
      this.last = decision.events;
      for (const event of decision.events) this.state = whistOrder.evolve(this.state, event);
    }
    return this;
  }

  refusal(act: EveningAct): { readonly article: string; readonly facts: Given } | null {
    const decision = whistOrder.decide(this.state, act as unknown as SessionAct, EMPTY_SHELF);
    return decision.ok ? null : decision.violation;
  }
  /** The article or code that refuses the act; `accepted` when nothing does. Nothing is changed. */
  refuses(act: EveningAct): string {
    return this.refusal(act)?.article ?? 'accepted';
  }

  /** The next coup as its table would enter it: dealt by whose turn it is, then the deal goes to the left. */
  entry(NS: number, EW: number, more: Given = {}): EveningAct {
    const { dealer } = this.state;
    const nextDealer = seatName(leftOf(seatIndex(dealer)));
    return {
      do: 'enter-coup',
      deal: `coup-${this.deals + 1}`,
      dealer,
      points: { NS, EW },
      nextDealer,
      ...more,
    };
  }
  coup(NS: number, EW: number, more: Given = {}): this {
    this.do(this.entry(NS, EW, more));
    this.deals++;
    return this;
  }
  /** `10-6 0-10`: each manche as one coup for its loser, if he scored, and one for its winner. */
  manches(text: string): this {
    for (const manche of text.split(' ')) {
      const [NS = 0, EW = 0] = manche.split('-').map(Number);
      const won = NS > EW;
      if (Math.min(NS, EW) > 0) this.coup(won ? 0 : NS, won ? EW : 0);
      this.coup(won ? NS : 0, won ? 0 : EW);
    }
    return this;
  }
  confirm(): this {
    return this.do({ do: 'confirm-result', by: 'host' });
  }

  get view(): EveningView {
    return whistOrder.view(this.state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as EveningView;
  }
  types(): readonly string[] {
    return this.last.map(({ type }) => type);
  }
  /** What the last act says of the end of the partie; null while it goes on. */
  ended(): unknown {
    return this.last.find(({ type }) => type === 'PartieEnded')?.data ?? null;
  }
}

export const drawn = (player: string, card: string, pack = 'rouge'): EveningAct => ({
  do: 'draw',
  ...{ player, pack, cards: [card] },
});

/** `P1:S9/C4 P2:DA`: each player's draw and redraws, given as the table asks for them. */
export const draw = (text: string): Evening => {
  const evening = new Evening({ packs: ['rouge', 'bleu'] });
  const cards = new Map(
    text.split(' ').map((each) => {
      const [player = '', given = ''] = each.split(':');
      return [player, given.split('/')] as const;
    }),
  );
  for (;;) {
    const asked = evening.state.phase === 'draw' ? evening.state.awaited : [];
    const ready = asked.filter((player) => (cards.get(player)?.length ?? 0) > 0);
    if (ready.length === 0) return evening;
    for (const player of ready) evening.do(drawn(player, cards.get(player)?.shift() ?? ''));
  }
};

const SEATED = { N: 'P4', E: 'P1', S: 'P2', W: 'P3' };
export const CHOICE: EveningAct = { do: 'choose-seats', player: 'P4', pack: 'bleu', seats: SEATED };

/** An evening whose players have drawn and sat down, North to deal; with these settings. */
export const seated = (settings: Given = {}): Evening =>
  new Evening({ packs: ['rouge', 'bleu'], settings }).do(
    ...[drawn('P1', 'SK'), drawn('P2', 'H7'), drawn('P3', 'DQ'), drawn('P4', 'CA'), CHOICE],
  );
