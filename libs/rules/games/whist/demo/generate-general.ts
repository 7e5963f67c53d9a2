import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { SessionAct } from '../session/acts';
import { whistSession } from '../session/decider';
import { readSessionSetup, type TableSetup } from '../session/setup';
import type { SessionState } from '../session/state';
import { readSetup } from '../setup';
import type { DemoCoup, DemoWhistSession } from './generate-session';
import { type Incident, playDemoCoup } from './play-coup';

/** The four players of the evening: invented, like their names. */
const PLAYERS = ['joueur-1', 'joueur-2', 'joueur-3', 'joueur-4'];
const PACK = 'rouge';
const INCIDENTS: readonly Incident[] = [...Array<Incident>(8).fill('none'), 'sheet-only', 'dropped'];

type Evening = { state: SessionState; readonly acts: SessionAct[]; readonly random: Seeded };

/** Throws RangeError for an act that the order refuses: the generator itself is then wrong. */
const take = (evening: Evening, act: SessionAct): void => {
  const decision = whistSession.decide(evening.state, act);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  evening.acts.push(act);
  for (const event of decision.events) evening.state = whistSession.evolve(evening.state, event);
};

/** WHC-TIRAGE-1 to WHC-TIRAGE-5: everybody draws until partners and first dealer are known; the lowest sits North. */
const drawSeats = (evening: Evening): void => {
  while (evening.state.phase === 'draw') {
    const pack = shuffled(PACK_52.cards, evening.random);
    for (const [index, player] of evening.state.awaited.entries())
      take(evening, { do: 'draw', player, pack: PACK, cards: [formatCard(pack[index] ?? 0)] });
  }
  const { teams, firstDealer } = evening.state;
  const own = teams.find((team) => team.includes(firstDealer)) ?? [];
  const [E = '', W = ''] = PLAYERS.filter((player) => !own.includes(player));
  const S = own.find((player) => player !== firstDealer) ?? '';
  const seats = { N: firstDealer, E, S, W };
  take(evening, { do: 'choose-seats', player: firstDealer, pack: PACK, seats });
};

/** One partie simple: coups until it is over, each entered on the score, then the result confirmed. */
const playPartie = (evening: Evening, round: number): readonly DemoCoup[] => {
  const { random } = evening;
  const seating = evening.state.seating ?? { N: '', E: '', S: '', W: '' };
  const coups: DemoCoup[] = [];
  for (let board = 1; !evening.state.board.over; board++) {
    const { dealer, settings, board: score } = evening.state;
    const { variant, target } = settings;
    const reading = readSetup({ board, dealer, variant, target, before: score.points });
    if (!reading.ok) throw new RangeError(`demo setup refused: ${JSON.stringify(reading.violation)}`);
    const incident = INCIDENTS[random(INCIDENTS.length)] ?? 'none';
    const { grain, acts, score: coup } = playDemoCoup(reading.setup, random, incident);
    const place = { session: 1, round, table: '1', board };
    coups.push({ place, seating, policy: 'observed', grain, setup: reading.setup, acts });
    if (board > 1) take(evening, { do: 'cut-next' });
    const { NS = 0, EW = 0 } = coup.scores;
    const nextDealer = coup.result.nextDealer as typeof dealer;
    const deal = `r${round}-t1-b${board}`;
    take(evening, { do: 'enter-coup', deal, dealer, points: { NS, EW }, nextDealer });
  }
  take(evening, { do: 'confirm-result', by: seating.N });
  return coups;
};

/**
 * An evening of four players: a partie générale of three parties simples 1, drawn from a seed, a third manche deciding
 * each. Pure: the same seed gives the same evening.
 */
export const generateGeneralMatch = (seed: number): DemoWhistSession => {
  const settings = { variant: 'partie-simple-1', ps1Decider: 'thirdManche', general: true };
  const given = { players: PLAYERS, packs: [PACK, 'bleu'], settings };
  const reading = readSessionSetup(given);
  if (!reading.ok) throw new RangeError(`demo setup refused: ${JSON.stringify(reading.violation)}`);
  const setup = reading.setup as TableSetup;
  const evening: Evening = { state: whistSession.initial(setup), acts: [], random: seeded(seed) };
  drawSeats(evening);
  const deals = [1, 2, 3].flatMap((round) => playPartie(evening, round));
  const entries = PLAYERS.map((id, index): Entry => ({
    id,
    number: index + 1,
    kind: 'player',
    members: [],
  }));
  const steps = [{ role: 'club', acts: evening.acts }] as const;
  return {
    game: 'whist',
    ruleset: 'whist@1',
    method: 'whist-sessions',
    startsOn: '2026-05-16',
    entries,
    deals,
    sittings: [{ number: 1, setup: given, steps, closing: 'Partie générale terminée' }],
  };
};
