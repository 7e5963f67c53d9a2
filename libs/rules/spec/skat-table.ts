import type { Policy } from '../src/kernel/game';
import type { SkatCommand } from '../src/skat/commands';
import type { Player, SkatEvent } from '../src/skat/events';
import { skat } from '../src/skat/game';
import { readSetup, type SkatSetup } from '../src/skat/setup';
import type { SkatState } from '../src/skat/state';

/** Acts from anywhere, also those that the types forbid: absurd commands are part of the tests. */
export type AnyAct = Readonly<Record<string, unknown>> & { readonly do: string };

export type Outcome = {
  readonly events: readonly SkatEvent[];
  readonly types: readonly string[];
  readonly refusals: readonly string[];
  readonly irregularities: readonly string[];
  readonly state: SkatState;
};

export type TableOptions = {
  readonly policy?: Policy;
  readonly grain?: 'full' | 'result';
  readonly players?: number;
  readonly deal?: number;
};

export const setupOf = ({ players = 3, deal = 1 }: TableOptions): SkatSetup => {
  const reading = readSetup({ players, deal });
  if (!reading.ok) throw new Error(reading.violation.article);
  return reading.setup;
};

const SHORT: Readonly<Record<string, string>> = {
  F: 'forehand',
  M: 'middlehand',
  R: 'rearhand',
  D: 'dealer',
};
/** `F`, `M`, `R`, `D` to the names of the seats. */
export const seat = (letter: string): Player => (SHORT[letter] ?? letter) as Player;

/** Plays acts at a real table of three (`observed`) unless the options say otherwise. */
export const atTable = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome => {
  const { policy = 'observed', grain = 'full' } = options;
  const state = skat.initial({ setup: setupOf(options), policy, grain });
  const events: SkatEvent[] = [];
  const refusals: string[] = [];
  for (const act of acts) {
    const decision = skat.decide(state, act as SkatCommand);
    if (!decision.ok) {
      refusals.push(decision.violation.article);
      continue;
    }
    for (const event of decision.events) skat.evolve(state, event);
    events.push(...decision.events);
  }
  const irregularities = events.flatMap((event) =>
    event.type === 'IrregularityObserved' ? [event.data.article] : [],
  );
  return { events, types: events.map(({ type }) => type), refusals, irregularities, state };
};

/** `CJ SJ HA`: cards in one line. */
export const list = (text: string): readonly string[] => text.split(' ').filter((each) => each !== '');

/** The hands of forehand, middlehand, rearhand, and the skat. */
export const deal = (forehand: string, middlehand: string, rearhand: string, aside: string): AnyAct => ({
  do: 'deal',
  hands: { forehand: list(forehand), middlehand: list(middlehand), rearhand: list(rearhand) },
  skat: list(aside),
});

/** `M:18 F:hold M:pass`: a dialogue in the order in which it was spoken. */
export const bidding = (text: string): readonly AnyAct[] =>
  list(text).map((each) => {
    const [who = '', said = ''] = each.split(':');
    if (said === 'hold' || said === 'pass') return { do: said, seat: seat(who) };
    return { do: 'bid', seat: seat(who), call: Number(said) };
  });

/** `F:CJ M:C7 R:C8`: cards with their players. */
export const cards = (text: string): readonly AnyAct[] =>
  list(text).map((each) => ({ do: 'play', seat: seat(each.charAt(0)), card: each.slice(2) }));

export const take = (who: string): AnyAct => ({ do: 'take-skat', seat: seat(who) });
export const discard = (who: string, text: string): AnyAct => ({
  do: 'discard',
  seat: seat(who),
  cards: list(text),
});
export const announce = (who: string, contract: string): AnyAct => ({
  do: 'announce',
  seat: seat(who),
  contract,
});

/** Plays on with the first legal card until the deal is over; the hands have to be known. */
export const playOut = (state: SkatState): SkatState => {
  for (let view = skat.tableView(state); view.turn !== null; view = skat.tableView(state)) {
    const act = { do: 'play', seat: seat(view.turn), card: view.legal[0] ?? '' } as const;
    const decision = skat.decide(state, act);
    if (!decision.ok) throw new Error(`${view.turn} cannot play: ${decision.violation.article}`);
    for (const event of decision.events) skat.evolve(state, event);
  }
  return state;
};

/** The line of the list, as people write it: `forehand C with 2 +36`; null without a score. */
export const scoreOf = ({ score }: SkatState): string | null => score?.notation ?? null;
/** What the declarer writes; null without a score. */
export const pointsOf = ({ score }: SkatState): number | null => {
  if (score === null) return null;
  return Object.values(score.scores).find((points) => points !== 0) ?? 0;
};

export const legal = (state: SkatState): readonly string[] => skat.tableView(state).legal;
export const turn = (state: SkatState): string | null => skat.tableView(state).turn;

/** Forehand holds clubs with two; the hands of most examples. */
export const DEAL = deal(
  'CJ SJ CA CT CK C9 HA HT S7 D7',
  'HJ C8 SA ST SK S9 DA DT D9 H7',
  'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
  'H9 H8',
);
/** The hands as the record of a table knows them when nobody looks: not at all. */
export const UNKNOWN: AnyAct = { do: 'deal' };

/** Forehand plays at 18 after middlehand's bid. */
export const AT_18 = [DEAL, ...bidding('M:18 F:hold M:pass R:pass')];
/** Forehand plays clubs at 18: he laid S7 and D7 away, and leads. */
export const CLUBS = [...AT_18, take('F'), discard('F', 'S7 D7'), announce('F', 'C')];
