import { auditDeal } from './life';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import type { Policy } from '@arbitre/rules/kernel/game';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { WhistEvent } from '../events';
import { whistClassique } from '../game';
import { readSetup } from '../setup';
import type { WhistState } from '../state';

export type Hands = Readonly<Record<Seat, readonly string[]>>;
export type AnyAct = { readonly do: string; readonly [field: string]: unknown };

const assign = (
  cards: readonly string[],
  hands: Record<Seat, string[]>,
  voids: Partial<Record<Seat, string>>,
): boolean => {
  const [card, ...rest] = cards;
  if (card === undefined) return true;
  for (const seat of SEATS) {
    if (hands[seat].length >= 13 || (voids[seat] ?? '').includes(card.charAt(0))) continue;
    hands[seat].push(card);
    if (assign(rest, hands, voids)) return true;
    hands[seat].pop();
  }
  return false;
};

/**
 * Whole hands from the few cards that a test names (`{ W: 'S2 D9' }`): the rest of the pack is dealt in a fixed order,
 * and no seat gets a card of a suit in `voids` (`{ W: 'C' }`).
 */
export const handsWith = (
  named: Partial<Record<Seat, string>>,
  voids: Partial<Record<Seat, string>> = {},
): Hands => {
  const hands: Record<Seat, string[]> = { N: [], E: [], S: [], W: [] };
  for (const seat of SEATS) hands[seat] = (named[seat] ?? '').split(' ').filter((card) => card !== '');
  const taken = new Set(Object.values(hands).flat());
  const narrow = SEATS.map((seat) => voids[seat] ?? '').join('');
  const rest = PACK_52.cards
    .map(formatCard)
    .filter((card) => !taken.has(card))
    .sort(
      (a, b) =>
        Number(narrow.includes(b.charAt(0))) - Number(narrow.includes(a.charAt(0))) ||
        (a.charAt(1) + a.charAt(0) < b.charAt(1) + b.charAt(0) ? -1 : 1),
    );
  if (!assign(rest, hands, voids)) throw new Error('these hands cannot be dealt');
  return hands;
};

/** A coup under test: acts that must be accepted, acts that must be refused, and what is on the table. */
export class Table {
  state: WhistState;
  readonly acts: AnyAct[] = [];
  readonly events: WhistEvent[] = [];
  /** The events of the last act. */
  last: readonly WhistEvent[] = [];
  readonly setup: Readonly<Record<string, unknown>>;

  constructor(
    setup: Readonly<Record<string, unknown>> = {},
    readonly policy: Policy = 'observed',
    readonly grain: 'full' | 'result' = 'full',
  ) {
    const reading = readSetup({ board: 1, ...setup });
    if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
    this.setup = reading.setup;
    this.state = whistClassique.initial({ setup: reading.setup, policy, grain });
  }

  do(...acts: readonly AnyAct[]): this {
    for (const act of acts) {
      const decision = whistClassique.decide(this.state, act as never);
      if (!decision.ok)
        throw new Error(`${JSON.stringify(act)} refused: ${JSON.stringify(decision.violation)}`);
      this.last = decision.events;
      this.acts.push(act);
      this.events.push(...decision.events);
      for (const event of decision.events) this.state = whistClassique.evolve(this.state, event);
    }
    return this;
  }

  /** The article or code that refuses the act; 'accepted' when nothing does. Nothing is changed. */
  refuses(act: AnyAct): string {
    const decision = whistClassique.decide(this.state, act as never);
    return decision.ok ? 'accepted' : decision.violation.article;
  }

  /** `E:DA S:D3`: cards in the order in which they fall. */
  cards(text: string): this {
    for (const each of text.split(' ')) this.do({ do: 'play', seat: each.slice(0, 1), card: each.slice(2) });
    return this;
  }

  report(article: string, seat: Seat, facts: Readonly<Record<string, unknown>> = {}): this {
    return this.do({ do: 'report', article, seat, facts });
  }

  /** Plays on with the first legal card of whoever's turn it is, until `tricks` are complete or the coup is over. */
  playOut(tricks = 13): this {
    while (this.state.phase === 'play' && this.state.play.completed < tricks) {
      const { legal, turn } = this.view;
      this.do({ do: 'play', seat: turn, card: legal[0] ?? 'none' });
    }
    return this;
  }

  get view(): ReturnType<typeof whistClassique.tableView> {
    return whistClassique.tableView(this.state);
  }
  types(): readonly string[] {
    return this.last.map(({ type }) => type);
  }
  /** The articles of the irregularities that the last act showed. */
  seen(): readonly string[] {
    return this.last.flatMap((event) => (event.type === 'IrregularityObserved' ? [event.data.article] : []));
  }
  /** `W:D7`: the cards that lie penalised. */
  penalised(): readonly string[] {
    return this.state.obligations
      .filter(({ kind }) => kind === 'penalised-card')
      .flatMap(({ seat, cards }) => cards.map((card) => `${seat}:${card}`));
  }
  /** Obligations of a kind as `seat by chooser`. */
  owed(kind: string): readonly string[] {
    return this.state.obligations
      .filter((each) => each.kind === kind)
      .map(({ seat, by }) => `${seat} by ${(by ?? []).join('/')}`);
  }
  /** The void deal of the last act: `misdeal E`. */
  voided(): string | null {
    const found = this.last.find((event) => event.type === 'DealVoided');
    return found?.type === 'DealVoided' ? `${found.data.kind} ${found.data.dealer}` : null;
  }
  hand(seat: Seat): readonly string[] {
    return this.view.seats.find((each) => each.seat === seat)?.hand ?? [];
  }
  /** The stream, as the audit reads it. */
  audit(): ReturnType<typeof auditDeal> {
    const opened: DomainEvent = {
      type: 'DealOpened',
      data: {
        competition: 'c',
        game: 'whist',
        ruleset: 'whist@1',
        policy: this.policy,
        grain: this.grain,
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
        setup: this.setup,
      },
    };
    return auditDeal([opened, ...this.events]);
  }
}

/** A table in play: hands from the few cards named, the turn-up before the dealer, North unless the setup says. */
export const inPlay = (
  named: Partial<Record<Seat, string>>,
  turnUp: string,
  voids: Partial<Record<Seat, string>> = {},
  setup: Readonly<Record<string, unknown>> = {},
  policy: Policy = 'observed',
): Table => {
  const dealer = (setup.dealer ?? 'N') as Seat;
  const own = (named[dealer] ?? '').split(' ');
  const withTurnUp = own.includes(turnUp)
    ? named
    : { ...named, [dealer]: `${named[dealer] ?? ''} ${turnUp}` };
  const hands = handsWith(withTurnUp, voids);
  return new Table(setup, policy).do({ do: 'deal', hands }, { do: 'turn-trump', card: turnUp });
};

/** The same table without knowing a hand: cards are known as they are played. */
export const unknownHands = (turnUp: string, setup: Readonly<Record<string, unknown>> = {}): Table =>
  new Table(setup).do({ do: 'turn-trump', card: turnUp });
