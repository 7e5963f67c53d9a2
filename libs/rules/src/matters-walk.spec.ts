import fc from 'fast-check';
import { spoken, type MatterOption, type WaitingView } from '@arbitre/rules/kernel/mistakes/matters';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { allGames, copyDeal, dealDecider, type DealState } from './index';
import { problemsOf } from './testing/matters';

/** More answers than any table owes at once. */
const MOST = 40;

const waitingAt = (state: DealState): readonly WaitingView[] => dealTableView(state)?.waiting ?? [];
const optionsAt = (state: DealState): readonly MatterOption[] =>
  waitingAt(state).flatMap(({ options }) => options);

/** The moments of a game's recorded deals at which somebody may answer something. */
const momentsOf = (game: string): readonly DealState[] =>
  [...goldenStreams(game)].flatMap(([stream, events]) => {
    if (!stream.startsWith('deal-')) return [];
    const state = dealDecider.initial();
    return events.flatMap((event) => {
      dealDecider.evolve(state, event);
      return optionsAt(state).length > 0 ? [copyDeal(state)] : [];
    });
  });

const taken = (state: DealState, option: MatterOption): void => {
  const decision = dealDecider.decide(state, spoken(option, 'words'));
  if (!decision.ok) throw new Error(JSON.stringify([option, decision.violation]));
  for (const event of decision.events) dealDecider.evolve(state, event);
};

const games = allGames.all.flatMap(({ id, play }) => {
  const moments = play === undefined ? [] : momentsOf(id);
  return moments.length === 0 ? [] : [[id, moments] as const];
});

it('some games have something to answer', () => {
  expect(games.length).toBeGreaterThan(0);
});

describe.each(games)('what waits at a table of %s', (_, moments) => {
  it('is answered in any order by whoever may, each answer changes what waits, and nothing waits for ever', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...moments),
        fc.array(fc.nat(), { minLength: MOST, maxLength: MOST }),
        (moment, choices) => {
          const state = copyDeal(moment);
          for (const choice of choices) {
            const options = optionsAt(state);
            const option = options[choice % options.length];
            if (option === undefined) break;
            const before = JSON.stringify(waitingAt(state));
            taken(state, option);
            expect(JSON.stringify(waitingAt(state))).not.toBe(before);
            expect(problemsOf(state)).toEqual([]);
          }
          expect(optionsAt(state)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
