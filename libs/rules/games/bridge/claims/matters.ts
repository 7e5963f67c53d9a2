import { otherSide, seatName, SEATS, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter, type MatterOption, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgeState } from '../state';
import { asked, type Claim } from './claim';

/** The others agree, somebody doubts it (BD-L68D2a, BD-L68B2), or all would play on (BD-L68D2b). */
const answers = (state: BridgeState, claim: Claim): Matter => {
  const others = SEATS.filter((_, seat) => seat !== claim.by);
  const answer = (said: string) => [{ do: 'answer-claim', answer: said }];
  return {
    kind: 'claim',
    article: 'BD-L68D1',
    until: 'answer',
    options: [
      ...forEach(asked(state, claim).map(seatName), 'by', answer('accept')),
      ...forEach(others, 'by', answer('object')),
      ...forEach(SEATS, 'by', answer('play-on')),
    ],
  };
};

/** How many tricks may be doubtful in one tap; more are told by the act itself. */
const MOST_OFFERED = 3;

const ALL_THREE = { unmentioned: true, unaware: true, losable: true };

/** The cases for which Law 70 has an article of its own, each at one trick, as far as they can arise. */
const byCase = (
  { contract, declarer }: BridgeState,
  { by }: Claim,
  doubtful: readonly { readonly tricks: number; readonly to: string }[],
) =>
  [
    ...(contract?.strain === 'NT' ? [] : [{ article: 'BD-L70C', outstandingTrump: ALL_THREE }]),
    { article: 'BD-L70D1' },
    ...(sideIndex(by) === sideIndex(declarer) ? [] : [{ article: 'BD-L70D2' }]),
    { article: 'BD-L70E1' },
  ].map((each) => ruledBy({ do: 'adjudicate-claim', ...each, doubtful }));

/** The claim stands, or so many doubtful tricks go to the other side (BD-L70A). */
const adjudications = (state: BridgeState, claim: Claim): readonly MatterOption[] => {
  const { by, tricks } = claim;
  const to = otherSide(sideName(by));
  const doubtful = Array.from({ length: Math.min(tricks, MOST_OFFERED) }, (_, index) => [
    { tricks: index + 1, to },
  ]);
  const [one = []] = doubtful;
  return [
    ...[[], ...doubtful].map((points) =>
      ruledBy({ do: 'adjudicate-claim', article: 'BD-L70A', doubtful: points }),
    ),
    ...(one.length === 0 ? [] : byCase(state, claim, one)),
  ];
};

const contested = (state: BridgeState, claim: Claim): Matter => ({
  kind: 'dispute',
  article: 'BD-L68D2a',
  until: 'ruling',
  options: adjudications(state, claim),
});

/** What a claim waits for. */
export const onClaims = (state: BridgeState): readonly Matter[] => {
  const { claim } = state;
  if (claim?.stage === 'open') return [answers(state, claim)];
  return claim?.stage === 'contested' ? [contested(state, claim)] : [];
};
