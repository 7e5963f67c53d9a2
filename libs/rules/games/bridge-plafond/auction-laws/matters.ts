import { lowestSufficient } from '@arbitre/rules/kernel/auction/auction';
import { formatCall, HIGHEST_BID, LOWEST_BID, PASS } from '@arbitre/rules/kernel/auction/calls';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgePlafondState } from '../state';
import { nothingSuffices } from './breaches';
import { isSlip, unnoticed } from './pending';

/** The lowest sufficient bid of each denomination; any higher one does as well (BP-40-1). */
const corrections = ({ auction }: BridgePlafondState): readonly string[] =>
  nothingSuffices(auction)
    ? [formatCall(PASS)]
    : [0, 1, 2, 3, 4]
        .map((strain) => lowestSufficient(auction, LOWEST_BID + strain))
        .filter((call) => call <= HIGHEST_BID)
        .toSorted((a, b) => a - b)
        .map(formatCall);

/** What an auction waits for beside the choices: somebody who notices, a correction, a slip that the arbiter finds. */
export const callMatters = (state: BridgePlafondState): readonly Matter[] => {
  const { pending } = state.callLaws;
  if (pending === null || state.phase !== 'auction') return [];
  const { article, index, pointedOut } = pending;
  const offender = state.calls[index]?.seat ?? 'N';
  const correct = (): Matter => ({
    ...{ kind: 'obligation', article: 'BP-40-1', until: 'answer' },
    options: corrections(state).map((call) => ({ by: offender, act: { do: 'call', seat: offender, call } })),
  });
  if (pointedOut) return [correct()];
  if (isSlip(state))
    return [
      { kind: 'attention', article: 'BP-39-3', until: 'call', options: [ruledBy({ do: 'accept-slip' })] },
    ];
  if (unnoticed(state) === null) return [];
  const others = SEATS.filter((seat) => seat !== offender);
  const options = forEach(others, 'by', [{ do: 'point-out' }]);
  return [{ kind: 'attention', article, until: 'call', options }];
};
