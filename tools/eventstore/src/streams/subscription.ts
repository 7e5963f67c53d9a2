import { randomUUID } from 'node:crypto';
import type { Call } from '../rpc/call';
import { streams, type StreamMessages } from '../protocol/generated';
import { noSuchSubscriptionPosition, streamDeleted, subscriptionLost } from '../protocol/errors';
import type { CommitNotice, Origin, Page, ReadAllRequest, ReadStreamRequest } from '../storage/requests';
import type { StoreContext } from '../context';
import { CommitBell } from './commit-bell';
import { expectPage, mustExist, NOTHING_YET } from './read';

type Messages = typeof StreamMessages.ReadResp.prototype;

/**
 * Follows a stream: the events after a revision, then each new one. Every page is read from the log, so a slow reader can
 * neither lose an event nor see one twice. Fails once the stream's tombstone was delivered.
 */
export async function followStream(
  context: StoreContext,
  call: Call,
  request: ReadStreamRequest,
): Promise<void> {
  const { stream } = request;
  const opening = await context.store.read({ kind: 'describe-stream', stream });
  if (opening.kind === 'stream' && opening.last === Number.MAX_SAFE_INTEGER) throw streamDeleted(stream);
  const from = typeof request.from === 'number' ? request.from + 1 : request.from;
  const nextPage = async (at: Origin, live: boolean) =>
    expectPage(await context.store.read({ ...request, from: at, live }));
  await follow(
    context,
    call,
    from,
    nextPage,
    (notice) => notice.streams.has(stream),
    (page) => {
      if (page.tombstoned) throw streamDeleted(stream);
    },
  );
}

/**
 * Follows `$all` after a position; with a filter it sends checkpoints each `every` considered events, and one when it has
 * caught up: the last position that it sent, which is where it began as long as nothing passed the filter.
 */
export async function followAll(
  context: StoreContext,
  call: Call,
  request: ReadAllRequest,
  every: number,
): Promise<void> {
  let counted = 0;
  let opening = mustExist(request);
  let sent: number | undefined = opening.mustExist;
  const from = typeof request.from === 'number' ? request.from + 1 : request.from;
  const nextPage = async (at: Origin) => {
    const checkpoints = request.filter === undefined ? {} : { checkpoints: { every, counted } };
    const read = await context.store.read({ ...request, from: at, ...checkpoints, ...opening });
    if (read.kind === 'invalid-position') throw noSuchSubscriptionPosition();
    const page = expectPage(read);
    opening = {};
    counted = page.counted;
    sent = page.lastSent ?? (at === 'end' ? page.next - 1 : sent);
    return page;
  };
  let caughtUpOnce = false;
  await follow(
    context,
    call,
    from,
    nextPage,
    () => true,
    async (page) => {
      if (!page.atEnd || caughtUpOnce || request.filter === undefined) return;
      caughtUpOnce = true;
      await call.send(checkpoint(sent ?? NOTHING_YET).serializeBinary());
    },
  );
}

async function follow(
  context: StoreContext,
  call: Call,
  origin: Origin,
  nextPage: (from: Origin, live: boolean) => Promise<Page>,
  concerns: (notice: CommitNotice) => boolean,
  delivered: (page: Page) => Promise<void> | void,
): Promise<void> {
  const bell = new CommitBell(context.store, concerns, call.closed);
  const release = context.subscriptions.enter();
  try {
    await call.send(confirmation().serializeBinary());
    let live = false;
    for (let from = origin; !call.isOver;) {
      bell.hush();
      const page = await nextPage(from, live);
      if (context.faults.dropsSubscription()) throw subscriptionLost();
      if (live && !page.atEnd) {
        live = false;
        await call.send(
          new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind()).serializeBinary(),
        );
      }
      if (page.bytes.length > 0) await call.sendOwn(page.bytes);
      await delivered(page);
      from = page.next;
      if (!page.atEnd) continue;
      if (!live)
        await call.send(
          new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()).serializeBinary(),
        );
      live = true;
      await bell.rung();
    }
  } finally {
    bell.remove();
    release();
  }
}

function confirmation(): Messages {
  return new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
  );
}

function checkpoint(at: number | bigint): Messages {
  const message = new streams.ReadResp.Checkpoint();
  return new streams.ReadResp().setCheckpoint(
    message.setCommitPosition(String(at)).setPreparePosition(String(at)),
  );
}
