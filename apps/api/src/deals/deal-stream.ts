import { dealStream, type RecordedEvent } from '@arbitre/events';
import {
  conceal,
  concealEvents,
  type DealOpened,
  type DealState,
  type DomainEvent,
  dealTableView,
  gameOf,
  isDealOver,
  onlookerOf,
  replayDeal,
  type ShownEvent,
  shownEvent,
  type Sight,
  unopenedDeal,
} from '@arbitre/rules';
import type { DealRow } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { Sights } from '../access/sights';
import { RecordedStreams } from '../connections/recorded-streams';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { type DealEvent, eventOf, type Replay } from './deal.types';

/** As much of a deal's state as its row tells: whether it is over, and at which grain it is kept. */
const stateOf = (row: DealRow): DealState => {
  const { competition, game, ruleset, policy, grain, setup, seating, session, round, table, board } = row;
  const { notation, result, scores, adjustments } = row;
  const place = { session, round, table, board };
  const opened = { competition, game, ruleset, policy, grain, setup, seating, place } as DealOpened['data'];
  const score = notation === null ? null : { notation, result: result ?? {}, scores: scores ?? {} };
  return { ...unopenedDeal(), opened, game: gameOf(ruleset), score, adjustments };
};

/** The recorded stream of a deal, from the event store: the audit's truth, not a projection. */
@Injectable()
export class DealStream {
  constructor(
    private readonly streams: RecordedStreams,
    private readonly sights: Sights,
  ) {}

  async events(deal: DealRow, context: RequestContext): Promise<readonly Plain<DealEvent>[]> {
    const events = await this.load(deal.id, context);
    const state = replayDeal(events);
    return concealEvents(events, state, await this.sightIn(deal, state, context)).map(eventOf);
  }

  /** The table after `step` events; a GraphQL error when there are not so many. */
  async replay(deal: DealRow, step: number | null, context: RequestContext): Promise<Plain<Replay>> {
    const events = await this.load(deal.id, context);
    const steps = events.length;
    const at = step ?? steps;
    if (at < 0 || at > steps)
      throw requestFault('BAD_USER_INPUT', `step: ${at} is not from 0 to ${steps}, the events of this deal.`);
    // What may be shown of any moment depends on whether the deal is over now.
    const now = replayDeal(events);
    const sight = await this.sightIn(deal, now, context);
    // The first event opens the deal: there is no table before it, and replays start from the table that it lays. Of a board under
    // embargo nothing else is shown.
    const shown = sight.embargoed ? 1 : Math.max(1, at);
    const table = dealTableView(shown === steps ? now : replayDeal(events.slice(0, shown)));
    if (table === null) throw new Error(`The stream of deal ${deal.id} does not begin with its opening.`);
    return { step: at, steps, table: conceal(table, onlookerOf(now, sight)) };
  }

  /** The history as the reader may see it, by what the row says of the deal: no stream is read for it. */
  async readable<Line extends DomainEvent>(
    row: DealRow,
    lines: readonly Line[],
    context: RequestContext,
  ): Promise<readonly ShownEvent<Line>[]> {
    const now = stateOf(row);
    const shownTo = (sight: Sight) => lines.flatMap((line) => shownEvent(line, now, sight) ?? []);
    const open = shownTo(await this.sights.publicOf(row, context));
    if (open.length === lines.length && open.every((line, index) => line === lines[index])) return lines;
    return shownTo(await this.sights.ofDeal(row, context));
  }

  /** Whoever looks at a deal that is over and under no embargo is not looked up. */
  private async sightIn(deal: DealRow, state: DealState, context: RequestContext): Promise<Sight> {
    const open = await this.sights.publicOf(deal, context);
    return isDealOver(state) && !open.embargoed ? open : this.sights.ofDeal(deal, context);
  }

  private async load(deal: string, context: RequestContext): Promise<readonly RecordedEvent[]> {
    return (await this.streams.load(dealStream(deal), context)).events;
  }
}
