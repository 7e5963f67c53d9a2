import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { rightOf, SEATS, seatName } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { seeded, type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import { playsOf, type RecordedDeal, replayWorks } from '@arbitre/rules/kernel/testing/recorded-deals';
import type { CribbageAct } from '../acts';
import type { CribbageEvent } from '../events';
import { cribbage } from '../game';
import type { CribbageSetup } from '../setup';
import type { CribbageState } from '../state';
import { playParts } from '../count-play';
import { MOST, valueOf } from '../values';

type Game = RecordedDeal<CribbageSetup, CribbageAct, CribbageEvent>;

const dealt = (state: CribbageState, pack: readonly string[]): CribbageAct => ({
  do: 'deal',
  seat: seatName(state.dealer),
  pack,
});

/** The next act of a legal game that the table itself can name. */
const nextAct = (state: CribbageState, pack: readonly string[], random: Seeded): CribbageAct => {
  const { turn, legal } = cribbage.tableView(state);
  const seat = SEATS.find((each) => each === turn) ?? 'N';
  if (state.phase === 'deal') return dealt(state, pack);
  if (state.phase === 'show') return { do: 'count', seat };
  const word = legal[random(legal.length)];
  if (word === undefined)
    return { do: 'turn-starter', seat: seatName(rightOf(state.dealer)), card: pack[20 + random(32)] ?? '' };
  if (word === 'go') return { do: 'go', seat };
  return state.phase === 'discard' ? { do: 'lay-away', seat, card: word } : { do: 'play', seat, card: word };
};

/** A whole game to 121 at an enforced table, every check on. */
const randomGame = (seed: number): Game => {
  const random = seeded(seed);
  const setup = {
    setup: { board: 1, dealer: seatName(seed & 3), captainNS: 'N', captainEW: 'E', skunk: false },
    policy: 'enforced',
    grain: 'full',
  } as const;
  const state = cribbage.initial(setup);
  const commands: CribbageAct[] = [];
  const events: CribbageEvent[] = [];
  let pack: readonly string[] = [];
  while (state.phase !== 'finished') {
    if (state.phase === 'deal') pack = shuffled(PACK_52.cards, random).map(formatCard);
    const command = nextAct(state, pack, random);
    const decision = cribbage.decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify([command, decision.violation]));
    commands.push(command);
    events.push(...decision.events);
    for (const event of decision.events) cribbage.evolve(state, event);
  }
  // Decoded from text as a store gives them, not the objects that the decider made.
  return JSON.parse(JSON.stringify({ setup, commands, events })) as Game;
};

/** Nothing but sums and points of the cards as they fall. */
const bare = (games: readonly Game[]): (() => void) => {
  const cards = games.map(({ events }) =>
    events.flatMap((event) =>
      event.type === 'CardPlayed' ? [parseCard(event.data.card)] : event.type === 'SeriesEnded' ? [-1] : [],
    ),
  );
  const series = new Int8Array(16);
  return () => {
    for (const game of cards) {
      let count = 0;
      let length = 0;
      for (const card of game) {
        if (card < 0) {
          count = length = 0;
          continue;
        }
        playParts({ series, length }, count, card);
        series[length++] = card;
        count += valueOf(card);
        if (count > MOST) throw new Error('an illegal card');
      }
    }
  };
};

/** Cards of a game: sixteen a deal, seven deals or so. */
const CARDS = 112;

const measured = {
  game: cribbage,
  deal: randomGame,
  bare,
  cards: CARDS,
  targets: { evolve: 6, decide: 2 },
};

/** Replay of complete legal games of cribbage. */
export default {
  works: (count) => replayWorks(measured, Math.ceil(count / 7)),
  cardPlays: (count, copies) => playsOf(measured, Math.ceil(count / 7), copies),
} satisfies GameBench;
