import { ARBITER, type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { WhistBridgeState } from './state';
import { STOP } from './stop';

const rulings = (article: string) =>
  (['stand', 'cancel'] as const).map((outcome) => ruledBy({ do: 'rule', article, outcome }));

/** The next arbiter of the hall who has not answered in this deal (WB-15-GAP-2). */
const nextArbiter = ({ arbiters }: WhistBridgeState): string => {
  for (let number = 1; ; number++) {
    const office = number === 1 ? ARBITER : `${ARBITER}-${number}`;
    if (!arbiters.includes(office)) return office;
  }
};

const asking = (state: WhistBridgeState): readonly Matter[] => {
  if (state.auction.asked === null) return [];
  const arbiter = nextArbiter(state);
  const options = [true, false].map((granted) => ({
    by: ARBITER,
    act: { do: 'answer-call', arbiter, granted },
  }));
  return [{ kind: 'dispute', article: 'WB-15-GAP-3', until: 'answer', stops: 'WB-15-GAP-3', options }];
};

/** A call before an announcement, a dispute, a deal that was dealt wrongly: they wait for the arbiter. */
export const openMatters = (state: WhistBridgeState): readonly Matter[] => {
  const { dispute, flaw } = state;
  return [
    ...asking(state),
    ...(dispute === null
      ? []
      : [
          {
            ...({ kind: 'dispute', article: dispute.article, until: 'ruling' } as const),
            options: rulings(dispute.article),
            stops: STOP.article,
          },
        ]),
    ...(flaw?.voted === true
      ? [
          {
            ...({ kind: 'dispute', article: 'WB-4-GAP-3', until: 'ruling' } as const),
            options: rulings('WB-4-GAP-3'),
          },
        ]
      : []),
  ];
};
