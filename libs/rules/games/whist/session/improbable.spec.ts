import { coup, CONFIRM, PLAYERS, given } from '../testing/evening';
import { coupAt, givenHall, sit, start, stop } from '../testing/hall';
import { improbableCoups } from './improbable';
import type { SessionState } from './state';

const found = ({ state }: { readonly state: SessionState }): readonly string[] =>
  improbableCoups.find(state).map(({ figure, round, table }) => `${round}/${table ?? '-'} ${figure}`);

const seats = { N: 'P1', E: 'P2', S: 'P3', W: 'P4' };
const evening = (settings: object = {}) => given({ players: PLAYERS, packs: ['rouge'], seats, settings });

describe('an improbable coup of an evening of whist', () => {
  it.each([
    [{}, [6, 0], []],
    [{}, [0, 1], []],
    // Thirteen tricks, or tricks that a revoke moved.
    [{}, [7, 0], ['1/- coup-1 7-0']],
    [{}, [0, 0], ['1/- coup-1 0-0']],
    // Four honours beside six tricks over the book.
    [{ variant: 'partie-simple-2', target: 10 }, [8, 0], []],
  ])('%j: %j', (settings, [NS = 0, EW = 0], figures) => {
    expect(found(evening(settings).and(coup(NS, EW)))).toEqual(figures);
  });

  it('is another once its points are scored anew, and is told with its partie', () => {
    const wrong = evening().and(coup(7, 0));
    const correct = { do: 'correct-coup', deal: 'coup-1', points: { NS: 6, EW: 0 } };
    expect(found(wrong.and(correct))).toEqual([]);
    expect(found(wrong.and(CONFIRM, coup(0, 7)))).toEqual(['1/- coup-1 7-0', '2/- coup-2 0-7']);
  });

  it('stands at its table of a hall; of a table that was stopped nothing counts', () => {
    const hall = givenHall().and(sit('N1:A E1:B S1:C W1:D N2:E E2:F S2:G W2:H'), start(1));
    const entered = hall.and(coupAt(1, 2, 0), coupAt(2, 0, 7));
    expect(found(entered)).toEqual(['1/2 r1-t2 b1 0-7']);
    expect(found(hall.and(coupAt(2, 0, 0), stop(2)))).toEqual([]);
  });
});
