import { type LoadedStream, type RecordedEvent, sessionStream } from '@arbitre/events';
import {
  type AskedSheet,
  type Audience,
  concealSessionEvents,
  hidesSetup,
  replaySession,
  type SessionPlan,
  sessionView,
  type SessionState,
  shownSetup,
} from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { Sights } from '../access/sights';
import { RecordedStreams } from '../connections/recorded-streams';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { eventOf } from '../deals/deal.types';
import { Stocks } from '../stock/stocks';
import type { KnownSession, SessionEvent, ShownView } from './session.types';

export type Replayed = { readonly events: readonly RecordedEvent[]; readonly state: SessionState };

export type Looker = Pick<AskedSheet, 'audience' | 'shelf'>;

/** A session as its stream tells it: its version and its view are of the same moment. */
@Injectable()
export class SessionStream {
  private readonly replayed = new WeakMap<LoadedStream, Replayed>();

  constructor(
    private readonly streams: RecordedStreams,
    private readonly stocks: Stocks,
    private readonly sights: Sights,
  ) {}

  /** Null when there is no such session. */
  async replay(session: string, context: RequestContext): Promise<Replayed | null> {
    const loaded = await this.streams.load(sessionStream(session), context);
    if (loaded.revision < 0) return null;
    const known = this.replayed.get(loaded);
    if (known !== undefined) return known;
    const replayed = { events: loaded.events, state: replaySession(loaded.events) };
    this.replayed.set(loaded, replayed);
    return replayed;
  }

  async view(session: string, context: RequestContext): Promise<ShownView> {
    const replayed = await this.replay(session, context);
    if (replayed === null) return null;
    const { audience, shelf } = await this.lookerIn(session, replayed.state, context);
    return sessionView(replayed.state, audience, shelf);
  }

  /** Who looks at a session, and what stands ready for it. */
  async lookerIn(session: string, state: SessionState, context: RequestContext): Promise<Looker> {
    // A view says whether the word list of its game is here: it may have been installed since.
    await this.stocks.lookFor(state.opened?.setup ?? {});
    return { audience: await this.audienceIn(session, state, context), shelf: this.stocks.shelf };
  }

  async plan(
    session: string,
    round: number | undefined,
    context: RequestContext,
  ): Promise<SessionPlan | null> {
    const { rules, rulesState } = (await this.replay(session, context))?.state ?? { rules: null };
    return rules?.plan?.(rulesState, round) ?? null;
  }

  /** Of a session that goes on, strangers read the places in the chain and what the ranking learnt. */
  async events(session: string, context: RequestContext): Promise<readonly Plain<SessionEvent>[]> {
    const replayed = await this.replay(session, context);
    if (replayed === null) return [];
    const { events, state } = replayed;
    return concealSessionEvents(events, state, await this.audienceIn(session, state, context)).map(eventOf);
  }

  /** What the session was opened with, as far as it lies open now; the stream is read only where something may be hidden. */
  async setup({ id, ruleset, setup }: KnownSession, context: RequestContext): Promise<unknown> {
    if (!hidesSetup(ruleset, setup)) return setup;
    const replayed = await this.replay(id, context);
    if (replayed === null) return {};
    const { state } = replayed;
    return shownSetup(state, await this.audienceIn(id, state, context)) ?? {};
  }

  private audienceIn(session: string, { closed }: SessionState, context: RequestContext): Promise<Audience> {
    return this.sights.ofSession(session, closed !== null, context);
  }
}
