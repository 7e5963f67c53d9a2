import type { EventStore, LoadedStream } from '@arbitre/events';
import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { RequestContext } from '../graphql/request-context';
import { EVENT_STORE } from './tokens';

/** Streams as they were recorded, from the event store: the audit's truth, not a projection. */
@Injectable()
export class RecordedStreams {
  /** One read a stream and request, however many fields ask. */
  private readonly loaders = new WeakMap<RequestContext, DataLoader<string, LoadedStream>>();

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  load(stream: string, context: RequestContext): Promise<LoadedStream> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader<string, LoadedStream>((streams) =>
        Promise.all(streams.map((one) => this.store.load(one))),
      );
    if (!known) this.loaders.set(context, loader);
    return loader.load(stream);
  }
}
