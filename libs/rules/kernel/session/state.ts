import type { Games } from '../games';
import type { OddFigure } from '../improbable';
import type { AnySessionRules } from '../manifest';
import type { Audience, SessionClosed, SessionOpened, SessionStanding, SessionView } from './contract';
import { EMPTY_SHELF, type Shelf } from './shelf';
import { NO_STANDING } from './standing';

/** A session's life: what it was opened with, its game's order at this moment, and what it gave the ranking so far. */
export type SessionState = {
  /** The games whose sessions may be opened. */
  readonly games: Games;
  opened: SessionOpened['data'] | null;
  rules: AnySessionRules | null;
  rulesState: unknown;
  /** What the milestones so far say of the ranking. */
  standing: SessionStanding;
  closed: SessionClosed['data'] | null;
  /** Improbable figures that somebody answers for. */
  upheld: ReadonlySet<string>;
};

export const unopenedSession = (games: Games): SessionState => ({
  games,
  opened: null,
  rules: null,
  rulesState: null,
  standing: NO_STANDING,
  closed: null,
  upheld: new Set(),
});

/** An independent copy: the original may go on evolving. */
export const copySession = (state: SessionState): SessionState => ({
  ...state,
  rulesState: state.rules === null ? null : state.rules.copy(state.rulesState),
});

/** What looks improbable on its sheets and nobody answers for; nothing once it is closed: whoever closed it has looked. */
export const oddFiguresIn = ({ rules, rulesState, closed, upheld }: SessionState): readonly OddFigure[] =>
  closed === null
    ? (rules?.improbable?.find(rulesState) ?? []).filter(({ figure }) => !upheld.has(figure))
    : [];

/** What the rules of a session offer in this state; none once it is closed, and where its game does not say. */
export const offeredIn = ({ rules, rulesState, closed }: SessionState): readonly string[] =>
  closed === null ? (rules?.offered?.(rulesState) ?? []) : [];

/**
 * What `audience` may see of the session, and for the staff the acts that are offered (`offers`) and what they can be given (`choices`); null before it is opened, and
 * when its ruleset is not known here.
 */
export const sessionView = (
  state: SessionState,
  audience: Audience,
  shelf: Shelf = EMPTY_SHELF,
): SessionView | null => {
  const { rules, rulesState } = state;
  if (rules === null) return null;
  const view = rules.view(rulesState, audience, shelf);
  if (audience.kind !== 'staff' || rules.offered === undefined) return view;
  const choices = state.closed === null ? rules.choices?.(rulesState) : undefined;
  return { ...view, offers: offeredIn(state), ...(choices === undefined ? {} : { choices }) };
};
