import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { accepted, type Decider, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type Decide, type SessionAct } from './acts';
import { correctCoup, cutNext, enterCoup, notPlaying } from './decide-coup';
import { resolveDraw } from './draw';
import type { SessionEvent } from './events';
import { PARTIES, rankPlayers, rotateSeats } from './general-match';
import { readSettings } from './settings';
import { readSeating, type TableSetup } from './setup';
import { evolveSession, newSession, type SessionState } from './state';
import { refuse } from '../refusals';

const drawPack = (state: SessionState, pack: string): Refusal | null => {
  if (!state.packs.includes(pack)) return refused('WHC-CARTES-2', { pack });
  const [first] = Object.values(state.draws).flat();
  return first === undefined || state.drawnFrom === pack
    ? null
    : refused('WHC-TIRAGE-2', { pack, drawnFrom: state.drawnFrom });
};

/** The milestones of a draw that was the last awaited. */
const afterDraw = (state: SessionState, player: string, card: string): readonly SessionEvent[] => {
  if (state.awaited.length > 1) return [];
  const own = [...(state.draws[player] ?? []), parseCard(card)];
  const result = resolveDraw({ ...state.draws, [player]: own });
  return result.kind === 'redraw'
    ? [{ type: 'RedrawAsked', data: { players: result.players } }]
    : [{ type: 'PartnersDrawn', data: { teams: result.teams, dealer: result.dealer } }];
};

const draw: Decide<'draw'> = (state, { player, pack, cards }) => {
  if (state.phase !== 'draw') return refuse('no-draw-now', { phase: state.phase });
  if (!state.awaited.includes(player)) return refuse('draw-not-awaited', { player, awaited: state.awaited });
  const other = drawPack(state, pack);
  if (other !== null) return other;
  const [card = '', second] = cards;
  if (second !== undefined) return accepted({ type: 'DrawVoided', data: { player, pack, cards } });
  return accepted<SessionEvent>(
    { type: 'CardDrawn', data: { player, pack, card } },
    ...afterDraw(state, player, card),
  );
};

/** WHC-TIRAGE-5: the lowest chooses the pack and the seats; partners sit opposite (WHC-JOUEURS-2). */
const chooseSeats: Decide<'choose-seats'> = (state, { player, pack, seats: given }) => {
  if (state.phase !== 'seats') return refuse('no-seats-to-choose', { phase: state.phase });
  if (player !== state.firstDealer) return refused('WHC-TIRAGE-5', { player, chooser: state.firstDealer });
  if (!state.packs.includes(pack)) return refused('WHC-CARTES-2', { pack });
  const seats = readSeating(state.players, given);
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

/** What was agreed holds until the partie ends: the article that fixes what somebody would change. */
export const settingsFixed = (settings: Readonly<Record<string, unknown>>): Refusal => {
  const [changed = 'succession'] = Object.keys(settings);
  return refused(FIXED[changed] ?? 'WHC-PS2-5', { setting: changed });
};

const changeSettings: Decide<'change-settings'> = (state, { settings }) => {
  const reading = readSettings(settings, state.settings);
  if (!reading.ok) return reading;
  const begun = state.lastCoup !== null;
  const inGeneral = state.settings.general && state.finished.length > 0;
  const [changed = 'succession'] = Object.keys(settings);
  if (state.phase === 'ended') return refused('WHC-PG-1', { parties: state.finished.length });
  if (inGeneral && changed !== 'succession') return refused('WHC-PG-GAP-1', { setting: changed });
  return begun
    ? settingsFixed(settings)
    : accepted({ type: 'SettingsChanged', data: { settings: reading.settings } });
};

/** The end of a partie: the play ends after a partie générale's third, and rotates before it (WHC-PG-1, WHC-PG-3). */
const confirmResult: Decide<'confirm-result'> = (state, { by }) => {
  const closed = notPlaying(state);
  if (closed !== null) return closed;
  const { board, seating, settings, anchor } = state;
  if (!board.over || seating === null) return refuse('partie-not-over');
  const confirmed: SessionEvent = { type: 'ResultConfirmed', data: { by } };
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

const severalTablesOnly = () => refuse('one-table');

const decide = decides<typeof acts, SessionState, SessionEvent>(acts, () => null, {
  draw,
  'choose-seats': chooseSeats,
  'change-settings': changeSettings,
  'cut-next': cutNext,
  'enter-coup': enterCoup,
  'correct-coup': correctCoup,
  'confirm-result': confirmResult,
  'commit-lot': severalTablesOnly,
  'draw-seats': severalTablesOnly,
  'seat-entry': severalTablesOnly,
  'swap-entries': severalTablesOnly,
  'mark-absent': severalTablesOnly,
  'start-round': severalTablesOnly,
  'stop-table': severalTablesOnly,
});

/** The evening of one table: draw, seats, and the parties that its scored coups make. */
export const whistSession: Decider<TableSetup, SessionAct, SessionEvent, SessionState> = {
  initial: newSession,
  decide,
  evolve: evolveSession,
};
