import { ReadResp, type Alterations, type ReadReq } from './altering-proxy';

/** "Nothing considered yet": 2^64 - 1. */
const NOTHING = '18446744073709551615';

const positionOf = (request: ReadReq): bigint | null => {
  const position = request.getOptions()?.getAll()?.getPosition();
  return position === undefined ? null : BigInt(position.getCommitPosition());
};

const nothingConsidered = (): ReadResp =>
  new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(NOTHING).setPreparePosition(NOTHING),
  );

/**
 * What EventStoreDB 24.6.0 does and a kinder server does not: a filtered subscription from the start first says that
 * nothing was considered, by a number that is no position; positions at which no event lies are refused, reads by
 * UNKNOWN, subscriptions by INVALID_ARGUMENT. `knows` tells the positions at which events lie.
 */
export const likeARealServer = (knows: (position: bigint) => Promise<boolean>): Alterations => ({
  refuse: async (request) => {
    const position = positionOf(request);
    if (position === null || (await knows(position))) return null;
    return request.getOptions()?.hasSubscription() === true
      ? { code: 3, message: 'InvalidPosition' }
      : { code: 2, message: 'Unexpected ReadAllResult: InvalidPosition' };
  },
  answer: (message, request) => {
    const options = request.getOptions();
    const fromStart = options?.hasSubscription() === true && options.getAll()?.hasStart() === true;
    return fromStart && message.hasConfirmation() ? [message, nothingConsidered()] : [message];
  },
});
