import { crc32 } from 'node:zlib';
import { freeSlots, type Consumer } from './consumer';
import type { Message } from './message';
import type { StrategyName } from './settings';

/** Who gets a message next; undefined where nobody who may take it has room. */
export type Strategy = (consumers: readonly Consumer[], message: Message) => Consumer | undefined;

/** A strategy with its own memory of the turn. */
export function strategy(name: StrategyName): Strategy {
  switch (name) {
    case 'DispatchToSingle':
      return (consumers) => consumers.find((consumer) => freeSlots(consumer) > 0);
    case 'RoundRobin':
      return roundRobin();
    case 'Pinned':
      return pinned;
  }
}

function roundRobin(): Strategy {
  let turn = 0;
  return (consumers) => {
    for (let step = 0; step < consumers.length; step++) {
      const consumer = consumers[(turn + step) % consumers.length];
      if (consumer === undefined || freeSlots(consumer) === 0) continue;
      turn = (turn + step + 1) % consumers.length;
      return consumer;
    }
    return undefined;
  };
}

/** A stream stays with one consumer (rendezvous hashing: who leaves or joins moves only its own streams). */
const pinned: Strategy = (consumers, { stream }) => {
  let owner: Consumer | undefined;
  let highest = -1;
  for (const consumer of consumers) {
    const weight = crc32(`${consumer.id}/${stream}`);
    if (weight <= highest) continue;
    [owner, highest] = [consumer, weight];
  }
  return owner !== undefined && freeSlots(owner) > 0 ? owner : undefined;
};
