import { randomUUID } from 'node:crypto';
import { persistent, type PersistentMessages } from '../protocol/generated';
import { droppedFromGroup, groupIsFull, invalidArgument } from '../protocol/errors';
import { uuidText } from '../protocol/uuid';
import type { Call } from '../rpc/call';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import type { Consumer } from './consumer';
import type { ConsumerGroup, NackAction } from './group';
import { eventResponse, type Message } from './message';
import { sourceStream } from './source-name';
import { Throughput } from './throughput';
import { Timings } from './timings';

const ACTIONS: readonly NackAction[] = ['retry', 'park', 'retry', 'skip', 'stop'];

/** PersistentSubscriptions/Read: options first, then acknowledgements one way and events the other. */
export async function readGroup(
  context: StoreContext,
  requests: AsyncGenerator<PersistentMessages.ReadReq>,
  call: Call,
): Promise<void> {
  const first = await requests.next();
  const options = first.done === true ? undefined : first.value.getOptions();
  if (options === undefined) throw invalidArgument('A persistent subscription begins with its options.');
  const stream = sourceStream(options);
  await authorize(context, call, 'read', stream);
  const group = context.groups.get(stream, options.getGroupName());
  const { maxSubscriberCount } = group.definition.settings;
  if (maxSubscriberCount > 0 && group.consumers.length >= maxSubscriberCount) {
    throw groupIsFull(stream, options.getGroupName());
  }
  await call.send(confirmation(group).serializeBinary());
  const consumer = connect(context, group, options.getBufferSize(), call);
  group.join(consumer);
  try {
    for await (const request of requests) await answer(group, consumer, request);
  } finally {
    group.leave(consumer);
  }
}

function connect(context: StoreContext, group: ConsumerGroup, bufferSize: number, call: Call): Consumer {
  const { stream, name } = group.definition;
  return {
    id: randomUUID(),
    from: call.peer,
    user: call.userName,
    connectionName: String(call.headers['connection-name'] ?? ''),
    bufferSize: Math.max(1, bufferSize),
    inFlight: new Map<string, Message>(),
    delivered: new Throughput(() => performance.now()),
    timings: group.definition.settings.extraStatistics ? new Timings(() => performance.now()) : undefined,
    deliver: (message) => {
      void call.send(eventResponse(message));
      if (context.faults.deliversTwice()) void call.send(eventResponse(message));
    },
    drop: () => {
      call.end(droppedFromGroup(stream, name));
    },
  };
}

async function answer(
  group: ConsumerGroup,
  consumer: Consumer,
  request: PersistentMessages.ReadReq,
): Promise<void> {
  const ack = request.getAck();
  const nack = request.getNack();
  if (ack !== undefined) group.acknowledge(consumer, ids(ack));
  if (nack !== undefined) {
    await group.refuse(consumer, ids(nack), ACTIONS[nack.getAction()] ?? 'retry', nack.getReason());
  }
}

function ids(message: PersistentMessages.ReadReq.Ack | PersistentMessages.ReadReq.Nack): string[] {
  return message.getIdsList().flatMap((id) => uuidText(id) ?? []);
}

function confirmation({ definition }: ConsumerGroup): PersistentMessages.ReadResp {
  const message = new persistent.ReadResp.SubscriptionConfirmation();
  message.setSubscriptionId(`${definition.stream}::${definition.name}`);
  return new persistent.ReadResp().setSubscriptionConfirmation(message);
}
