import { invalidField, isAct, isRecord, misshapen, oneOf, text } from '../../kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '../../kernel/cards';
import { isSeat, type Seat, SEATS } from '../../kernel/compass';
import { accepted, type Decider, type Decision, refused } from '../../kernel/decider';
import { readPoints } from '../decide-result';
import { TRICKS } from '../play';
import { DEVOIR } from '../score';
import type { SessionCommand, SessionEvent, SessionSetup } from './contract';
import { resolveDraw } from './draw';
import { fichesOf } from './fiches';
import { PARTIES, rankPlayers, rotateSeats } from './general-match';
import { readSettings } from './settings';
import { afterCoup, type Scoreboard, valueOfWin } from './scoreboard';
import { names, readSeating } from './setup';
import { evolveSession, newSession, type SessionState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<SessionEvent>;
type Decide = (state: SessionState, command: Arguments) => Answer;

const drawPack = (state: SessionState, pack: string): Answer | null => {
  if (!state.packs.includes(pack)) return refused('WHC-CARTES-2', { pack });
  const [first] = Object.values(state.draws).flat();
  return first === undefined || state.drawnFrom === pack
    ? null
    : refused('WHC-TIRAGE-2', { pack, drawnFrom: state.drawnFrom });
};

/** The milestones of a draw that was the last awaited. */
const afterDraw = (state: SessionState, player: string, card: number): readonly SessionEvent[] => {
  if (state.awaited.length > 1) return [];
  const result = resolveDraw({ ...state.draws, [player]: [...(state.draws[player] ?? []), card] });
  return result.kind === 'redraw'
    ? [{ type: 'RedrawAsked', data: { players: result.players } }]
    : [{ type: 'PartnersDrawn', data: { teams: result.teams, dealer: result.dealer } }];
};

const draw: Decide = (state, command) => {
  const problem = misshapen(command, { player: text(80), pack: text(40) });
  if (problem !== null) return problem;
  const player = String(command.player);
  const pack = String(command.pack);
  if (state.phase !== 'draw') return refused('no-draw-now', { phase: state.phase });
  if (!state.awaited.includes(player)) return refused('draw-not-awaited', { player, awaited: state.awaited });
  const other = drawPack(state, pack);
  if (other !== null) return other;
  const cards = (names(command.cards) ?? []).map(parseCard);
  if (cards.length === 0 || cards.includes(NO_CARD))
    return invalidField('cards', 'list', 'cards such as SA or HT');
  const [card = NO_CARD] = cards;
  if (cards.length > 1)
    return accepted({ type: 'DrawVoided', data: { player, pack, cards: cards.map(formatCard) } });
  return accepted<SessionEvent>(
    { type: 'CardDrawn', data: { player, pack, card: formatCard(card) } },
    ...afterDraw(state, player, card),
  );
};

/** WHC-TIRAGE-5: the lowest chooses the pack and the seats; partners sit opposite (WHC-JOUEURS-2). */
const chooseSeats: Decide = (state, command) => {
  const problem = misshapen(command, { player: text(80), pack: text(40) });
  if (problem !== null) return problem;
  const player = String(command.player);
  const pack = String(command.pack);
  if (state.phase !== 'seats') return refused('no-seats-to-choose', { phase: state.phase });
  if (player !== state.firstDealer) return refused('WHC-TIRAGE-5', { player, chooser: state.firstDealer });
  if (!state.packs.includes(pack)) return refused('WHC-CARTES-2', { pack });
  const seats = readSeating(state.players, command.seats);
  if (seats === null) return invalidField('seats', 'object', 'the four players, one a seat');
  const pair = [seats.N, seats.S];
  const together = state.teams.some((team) => team.every((member) => pair.includes(member)));
  if (!together) return refused('WHC-JOUEURS-2', { N: seats.N, S: seats.S });
  return accepted({ type: 'SeatsChosen', data: { player, pack, seats } });
};

/** The article that fixes each setting once a partie has begun (for a partie générale: from its first deal to its last). */
const FIXED: Readonly<Record<string, string>> = {
  succession: 'WHC-DONNEUR-GAP-1',
  target: 'WHC-PS2-5',
  variant: 'WHC-PS2-5',
  ficheValue: 'WHC-FICHES-1',
};

const changeSettings: Decide = (state, command) => {
  const reading = readSettings(command.settings, state.settings);
  if (!reading.ok) return reading;
  const begun = state.lastCoup !== null;
  const inGeneral = state.settings.general && state.finished.length > 0;
  const [changed = 'succession'] = isRecord(command.settings) ? Object.keys(command.settings) : [];
  if (state.phase === 'ended') return refused('WHC-PG-1', { parties: state.finished.length });
  if (inGeneral && changed !== 'succession') return refused('WHC-PG-GAP-1', { setting: changed });
  return begun
    ? refused(FIXED[changed] ?? 'WHC-PS2-5', { setting: changed })
    : accepted({ type: 'SettingsChanged', data: { settings: reading.settings } });
};

const notPlaying = (state: SessionState): Answer | null => {
  if (state.phase === 'ended') return refused('WHC-PG-1', { parties: state.finished.length });
  return state.phase === 'parties' ? null : refused('not-in-parties', { phase: state.phase });
};

const cutNext: Decide = (state) =>
  notPlaying(state) ??
  (state.board.over
    ? refused('partie-over')
    : accepted({ type: 'NextDealCut', data: { dealer: state.dealer } }));

/** What a coup closed: a manche, a robre, the partie. */
const closed = (state: SessionState, before: Scoreboard, after: Scoreboard): readonly SessionEvent[] => {
  const events: SessionEvent[] = [];
  const manche = after.manches[before.manches.length];
  const robre = after.robres[before.robres.length];
  if (manche !== undefined)
    events.push({ type: 'MancheWon', data: { side: manche.winner, points: manche.points } });
  if (robre !== undefined) events.push({ type: 'RobreWon', data: { side: robre.winner, kind: robre.kind } });
  if (after.over)
    events.push({
      type: 'PartieEnded',
      data: {
        winner: after.winner,
        value: state.settings.variant === 'base' ? valueOfWin(after) : 0,
        fiches: fichesOf(after, state.settings),
      },
    });
  return events;
};

const COUP = { deal: text(200), dealer: oneOf(SEATS), nextDealer: oneOf(SEATS) };

/** The most that a coup can give: seven tricks beyond the devoir, or in the variants two points each, honours and a slam. */
const MOST = { base: TRICKS - DEVOIR, variant: 100 };

/** Points that a coup can have given to a board: one side scores tricks, and nobody once the target is reached. */
const readCoup = (
  { settings }: SessionState,
  board: Scoreboard,
  given: unknown,
): ReturnType<typeof readPoints> => {
  const isBase = settings.variant === 'base';
  const reading = readPoints(given, 'points', isBase ? MOST.base : MOST.variant);
  if (!reading.ok) return reading;
  const { NS, EW } = reading.points;
  if (isBase && NS > 0 && EW > 0) return refused('WHC-POINT-5', { NS, EW });
  const both = board.points.NS + NS >= settings.target && board.points.EW + EW >= settings.target;
  return both ? refused('WHC-HONNEUR-GAP-2', { NS, EW, target: settings.target }) : reading;
};

const enterCoup: Decide = (state, command) => {
  const problem = misshapen(command, COUP) ?? notPlaying(state);
  if (problem !== null) return problem;
  const reading = readCoup(state, state.board, command.points);
  if (!reading.ok) return reading;
  if (state.board.over) return refused('WHC-PARTIE-1', { deal: String(command.deal) });
  const after = afterCoup(state.board, state.settings, reading.points);
  const seat = (value: unknown): Seat => (isSeat(value) ? value : 'N');
  return accepted<SessionEvent>(
    {
      type: 'CoupEntered',
      data: {
        deal: String(command.deal),
        dealer: seat(command.dealer),
        points: reading.points,
        nextDealer: seat(command.nextDealer),
        ...(command.packsExchanged === true ? { packsExchanged: true } : {}),
      },
    },
    ...closed(state, state.board, after),
  );
};

/** WHC-REN-15, WHC-REN-16: the last coup is scored anew until the next deal is cut. */
const correctCoup: Decide = (state, command) => {
  const reading = readCoup(state, state.previous, command.points);
  if (!reading.ok) return reading;
  const { lastCoup } = state;
  if (lastCoup === null || lastCoup.deal !== command.deal) return refused('not-the-last-coup');
  if (state.lastCoupStands) return refused('WHC-REN-16', { deal: lastCoup.deal });
  const after = afterCoup(state.previous, state.settings, reading.points);
  return accepted<SessionEvent>(
    { type: 'CoupCorrected', data: { deal: lastCoup.deal, points: reading.points } },
    ...closed(state, state.previous, after),
  );
};

/** The end of a partie: the play ends after a partie générale's third, and rotates before it (WHC-PG-1, WHC-PG-3). */
const confirmResult: Decide = (state, command) => {
  const problem = misshapen(command, { by: text(80) }) ?? notPlaying(state);
  if (problem !== null) return problem;
  const { board, seating, settings, anchor } = state;
  if (!board.over || seating === null) return refused('partie-not-over');
  const confirmed: SessionEvent = { type: 'ResultConfirmed', data: { by: String(command.by) } };
  if (!settings.general) return accepted(confirmed);
  if (state.finished.length + 1 < PARTIES)
    return accepted<SessionEvent>(confirmed, {
      type: 'SeatsRotated',
      data: { seats: rotateSeats(seating, anchor) },
    });
  const after = evolveSession({ ...state }, confirmed);
  return accepted<SessionEvent>(confirmed, {
    type: 'GeneralMatchEnded',
    data: { totals: rankPlayers(after.fiches) },
  });
};

const ACTS: Readonly<Record<string, Decide>> = {
  draw,
  'choose-seats': chooseSeats,
  'change-settings': changeSettings,
  'cut-next': cutNext,
  'enter-coup': enterCoup,
  'correct-coup': correctCoup,
  'confirm-result': confirmResult,
};

const decideSession = (state: SessionState, command: unknown): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const act = Object.hasOwn(ACTS, command.do) ? ACTS[command.do] : undefined;
  return act === undefined ? refused('unknown-act', { do: command.do.slice(0, 80) }) : act(state, command);
};

/** The evening of one table: draw, seats, and the parties that its scored coups make. */
export const whistSession: Decider<SessionSetup, SessionCommand, SessionEvent, SessionState> = {
  initial: newSession,
  decide: decideSession,
  evolve: evolveSession,
};
