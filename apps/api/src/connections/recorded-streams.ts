import type { EventStore, LoadedStream } from '@arbitre/events';
import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { RequestContext } from '../graphql/request-context';
import { EVENT_STORE } from './tokens';

/** Streams that one request reads at once; others wait, so that the store serves everybody meanwhile. */
const AT_ONCE = 8;

/** Streams as they were recorded, from the event store: the audit's truth, not a projection. */
@Injectable()
export class RecordedStreams {
  /** One read a stream and request, however many fields ask. */
  private readonly loaders = new WeakMap<RequestContext, DataLoader<string, LoadedStream>>();

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  load(stream: string, context: RequestContext): Promise<LoadedStream> {
    const known = this.loaders.get(context);
    const loader = known ?? new DataLoader<string, LoadedStream>((streams) => this.loadAll(streams));
    if (!known) this.loaders.set(context, loader);
    return loader.load(stream);
  }

  private async loadAll(streams: readonly string[]): Promise<readonly LoadedStream[]> {
    const loaded: LoadedStream[] = [];
    for (let from = 0; from < streams.length; from += AT_ONCE) {
      const some = streams.slice(from, from + AT_ONCE);
      loaded.push(...(await Promise.all(some.map((one) => this.store.load(one)))));
    }
    return loaded;
  }
}
