import { dealStream, type EventStore, type RecordedEvent } from '@arbitre/events';
import { tableViewAt } from '@arbitre/rules';
import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { EVENT_STORE } from '../connections/tokens';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { DealEvent, Replay } from './deal.types';

type Events = readonly RecordedEvent[];

/** The recorded stream of a deal, from the event store: the audit's truth, not a projection. */
@Injectable()
export class DealStream {
  /** One read a deal and request, however many fields ask. */
  private readonly loaders = new WeakMap<RequestContext, DataLoader<string, Events>>();

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async events(deal: string, context: RequestContext): Promise<readonly Plain<DealEvent>[]> {
    const events = await this.load(deal, context);
    return events.map(({ id, revision, position, type, data, metadata }) => ({
      id,
      revision,
      position,
      type,
      data,
      at: metadata.time,
      actor: metadata.actor.id,
      role: metadata.actor.role,
      hash: metadata.hash,
      previousHash: metadata.previousHash,
    }));
  }

  /** The table after `step` events; a GraphQL error when there are not so many. */
  async replay(deal: string, step: number | null, context: RequestContext): Promise<Plain<Replay>> {
    const events = await this.load(deal, context);
    const steps = events.length;
    const at = step ?? steps;
    if (at < 0 || at > steps)
      throw requestFault('BAD_USER_INPUT', `step: ${at} is not from 0 to ${steps}, the events of this deal.`);
    // The first event opens the deal: there is no table before it, and replays start from the table that it lays.
    const table = tableViewAt(events, Math.max(1, at));
    if (table === null) throw new Error(`The stream of deal ${deal} does not begin with its opening.`);
    return { step: at, steps, table };
  }

  private load(deal: string, context: RequestContext): Promise<Events> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader<string, Events>((deals) =>
        Promise.all(deals.map(async (one) => (await this.store.load(dealStream(one))).events)),
      );
    if (!known) this.loaders.set(context, loader);
    return loader.load(deal);
  }
}
