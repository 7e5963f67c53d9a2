import { readFileSync } from 'node:fs';
import { parseResult, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { dealScore, declarerScore, PASSED_OUT } from './score';
import type { Contract } from '../events';
import type { Vulnerability } from '../setup';

const scoreNS = (notation: string, vulnerable: Vulnerability = 'None'): number | undefined => {
  const result = parseResult(notation);
  if (result?.kind !== 'played') throw new Error(`not a result: ${notation}`);
  return dealScore(result.contract, result.tricks, vulnerable).scores.NS;
};

/** Undertaking, vulnerable, tricks over or under the contract, score: examples of the inventory. */
const table = (rows: readonly (readonly [string, Vulnerability, number])[]): void => {
  for (const [notation, vulnerable, score] of rows)
    expect(`${notation} ${vulnerable} ${scoreNS(notation, vulnerable) ?? ''}`).toBe(
      `${notation} ${vulnerable} ${score}`,
    );
};

describe('Law 77', () => {
  it('BD-L77-1 counts 20 for minors, 30 for majors, 40 then 30 at no trump, doubled and redoubled', () => {
    table([
      ['2HN=', 'None', 110],
      ['1CN=', 'None', 70],
      ['1NTN=', 'None', 90],
      ['2NTN=', 'None', 120],
    ]);
  });
  it('BD-L77-2 makes a game of 100 trick points, doubling included', () => {
    table([
      ['2SXN=', 'None', 470],
      ['2DXN=', 'None', 180],
      ['1NTXXN=', 'None', 560],
    ]);
  });
  it('BD-L77-3 adds 50, or 300 and 500 for game', () => {
    table([
      ['4SN=', 'None', 420],
      ['4SN=', 'NS', 620],
      ['3SN=', 'None', 140],
    ]);
  });
  it('BD-L77-4 adds the slam to the game', () => {
    table([
      ['6NTN=', 'NS', 1440],
      ['7CN=', 'None', 1440],
    ]);
  });
  it('BD-L77-5 adds 50 for a doubled, 100 for a redoubled contract made', () => {
    table([
      ['1CXN=', 'None', 140],
      ['1CXXN=', 'None', 230],
    ]);
  });
  it('BD-L77-6 counts overtricks by strain, or by doubling and vulnerability', () => {
    table([
      ['2SXN+1', 'NS', 870],
      ['1NTN+2', 'None', 150],
    ]);
  });
  it('BD-L77-7 gives the defenders 50 or 100 for each undoubled undertrick', () => {
    table([
      ['4HN-3', 'NS', -300],
      ['4HN-3', 'EW', -150],
      ['4HE-3', 'EW', 300],
    ]);
  });
  it('BD-L77-8 BD-FADOQ-GAP-1 counts doubled undertricks 100, 200, 200, then 300 each', () => {
    table([
      ['5DXN-4', 'None', -800],
      ['4SXN-1', 'None', -100],
      ['7NTXN-13', 'None', -3500],
    ]);
  });
  it('BD-L77-9 counts vulnerable doubled undertricks 200, then 300 each', () => {
    table([
      ['3NTXN-2', 'All', -500],
      ['7NTXN-13', 'All', -3800],
    ]);
  });
  it('BD-L77-10 doubles the doubled figures when redoubled', () => {
    table([
      ['1HXXN-2', 'None', -600],
      ['1HXXN-2', 'NS', -1000],
    ]);
  });
  it('BD-L77-11 gives nothing when passed out', () => {
    expect(PASSED_OUT.scores).toEqual({ NS: 0, EW: 0 });
  });
  it('BD-L77-12 gives the other side the opposite', () => {
    expect(dealScore({ level: 4, strain: 'S', risk: '', declarer: 'N' }, 10, 'NS').scores).toEqual({
      NS: 620,
      EW: -620,
    });
  });
});

/** Declarer's score for 0 to 13 tricks, by level, class of strain, risk and vulnerability (inventory, table law77). */
const TABLE = new URL('../fixtures/law77.json', import.meta.url);

type Rows = Readonly<Record<string, readonly number[]>>;

describe('Law 77 against the whole table of the inventory', () => {
  const rows = JSON.parse(readFileSync(TABLE, 'utf8')) as Rows;
  const strains: Readonly<Record<string, readonly string[]>> = { m: ['C', 'D'], M: ['H', 'S'], NT: ['NT'] };

  it('BD-L77-1 to BD-L77-10 agree in every class, every contract and every number of tricks', () => {
    expect(Object.keys(rows)).toHaveLength(7 * 3 * 3 * 2);
    for (const [name, scores] of Object.entries(rows)) {
      const [, level, kind, risk, vulnerable] = /^(\d)(m|M|NT)(X{0,2}) (NV|V)$/.exec(name) ?? [];
      for (const strain of strains[kind ?? ''] ?? []) {
        const undertaking = parseUndertaking(`${level ?? ''}${strain}${risk ?? ''}`)!;
        const contract: Contract = { ...undertaking, declarer: 'N' };
        const computed = scores.map((_, tricks) => declarerScore(contract, tricks, vulnerable === 'V'));
        expect({ name, strain, computed }).toEqual({ name, strain, computed: scores });
      }
    }
  });
});
