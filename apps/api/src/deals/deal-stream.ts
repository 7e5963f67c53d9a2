import { dealStream, type RecordedEvent } from '@arbitre/events';
import {
  type Audience,
  conceal,
  concealEvents,
  dealTableView,
  isDealOver,
  mayRead,
  onlookerOf,
  replayDeal,
} from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { audienceOf } from '../access/permissions';
import { RecordedStreams } from '../connections/recorded-streams';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { type Deal, type DealEvent, DealState, eventOf, type Replay } from './deal.types';

const EVERYONE: Audience = { kind: 'everyone' };

/** Asked only where something is hidden: public reads look nobody up. */
const audienceIn = async (context: RequestContext): Promise<Audience> =>
  audienceOf((await context.viewer())?.role ?? null);

/** The recorded stream of a deal, from the event store: the audit's truth, not a projection. */
@Injectable()
export class DealStream {
  constructor(private readonly streams: RecordedStreams) {}

  async events(deal: string, context: RequestContext): Promise<readonly Plain<DealEvent>[]> {
    const events = await this.load(deal, context);
    const state = replayDeal(events);
    const audience = isDealOver(state) ? EVERYONE : await audienceIn(context);
    return concealEvents(events, state, audience).map(eventOf);
  }

  /** The table after `step` events; a GraphQL error when there are not so many. */
  async replay(deal: string, step: number | null, context: RequestContext): Promise<Plain<Replay>> {
    const events = await this.load(deal, context);
    const steps = events.length;
    const at = step ?? steps;
    if (at < 0 || at > steps)
      throw requestFault('BAD_USER_INPUT', `step: ${at} is not from 0 to ${steps}, the events of this deal.`);
    // The first event opens the deal: there is no table before it, and replays start from the table that it lays.
    const shown = Math.max(1, at);
    // What may be shown of any moment depends on whether the deal is over now.
    const now = replayDeal(events);
    const table = dealTableView(shown === steps ? now : replayDeal(events.slice(0, shown)));
    if (table === null) throw new Error(`The stream of deal ${deal} does not begin with its opening.`);
    const audience = isDealOver(now) ? EVERYONE : await audienceIn(context);
    return { step: at, steps, table: conceal(table, onlookerOf(now, audience)) };
  }

  /** Lines of the history that the reader may see; most deals are over, and no stream is read for them. */
  async readable<Line extends { readonly type: string }>(
    { id, state }: Deal,
    lines: readonly Line[],
    context: RequestContext,
  ): Promise<readonly Line[]> {
    if (state === DealState.SCORED || !lines.some(({ type }) => type === 'IrregularityObserved'))
      return lines;
    const now = replayDeal(await this.load(id, context));
    const audience = await audienceIn(context);
    return lines.filter(({ type }) => mayRead(type, now, audience));
  }

  private async load(deal: string, context: RequestContext): Promise<readonly RecordedEvent[]> {
    return (await this.streams.load(dealStream(deal), context)).events;
  }
}
