import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Matter, type MatterOption, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { opponentsOf } from '../play-laws/at-table';
import type { BridgePlafondState } from '../state';
import { claimProblem, judgeable, mayClaim, openClaims } from './claims';
import { establishedRevokes, openRevokes } from './duties';

/** Nobody knows of it before somebody says so. */
const secret = (
  article: string,
  until: Matter['until'],
  options: readonly MatterOption[],
): readonly Matter[] =>
  options.length === 0 ? [] : [{ kind: 'attention', article, until, secret: true, options }];

/** BP-55-1, BP-55-5: until it is established. */
const toCorrect = ({ seat, cards }: Obligation): readonly Matter[] =>
  secret('BP-55-1', 'card', [
    ...cards.map((card) => ({ by: seat, act: { do: 'withdraw', seat, card } })),
    ...opponentsOf(seatIndex(seat)).map((by) => ({ by, act: { do: 'demand-correction', by, seat } })),
    { by: seat, act: { do: 'exchange-twelfth', seat } },
  ]);

/** BP-55-6-A: until the next cut, where a claim would be heard. */
const toClaim = (state: BridgePlafondState, { seat, trick }: Obligation): readonly Matter[] =>
  secret(
    'BP-55-6-A',
    'claims-closed',
    opponentsOf(seatIndex(seat)).flatMap((by) => {
      const act = { do: 'claim-revoke', by, seat: seatName(seatIndex(seat)), trick } as const;
      return mayClaim(state, seatIndex(by)) && claimProblem(state, act) === null ? [{ by, act }] : [];
    }),
  );

/** BP-55-8: nobody knows the cards. */
const toJudge = (state: BridgePlafondState): readonly Matter[] =>
  openClaims(state).map((open) => ({
    ...{ kind: 'dispute', article: 'BP-55-8', until: 'ruling' },
    options: [true, false].flatMap((found) =>
      judgeable(state, open).map((trick) =>
        ruledBy({ do: 'judge-revoke', seat: seatName(open.claim.seat), trick, found }),
      ),
    ),
  }));

/** What revokes wait for. */
export const revokeMatters = (state: BridgePlafondState): readonly Matter[] =>
  state.phase !== 'play' && state.phase !== 'finished'
    ? []
    : [
        ...(state.claimsClosed ? [] : openRevokes(state).flatMap(toCorrect)),
        ...establishedRevokes(state).flatMap((duty) => toClaim(state, duty)),
        ...toJudge(state),
      ];
