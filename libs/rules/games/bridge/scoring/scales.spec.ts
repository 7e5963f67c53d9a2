import { readFileSync } from 'node:fs';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { acbl20, acbl30 } from '@arbitre/rules/kernel/competition/scales/acbl';
import { victoryPoints } from '@arbitre/rules/kernel/competition/scales/victory-scale';
import { wbfHundredths } from '@arbitre/rules/kernel/competition/scales/wbf-20';

type Published = {
  readonly wbf20: Readonly<Record<string, readonly number[]>>;
  readonly acbl20: Readonly<Record<string, readonly number[]>>;
  readonly acbl30: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const published = JSON.parse(
  readFileSync(new URL('../fixtures/victory-points.json', import.meta.url), 'utf8'),
) as Published;

const columns = (table: Readonly<Record<string, unknown>>): readonly (readonly [string, number])[] =>
  Object.keys(table).flatMap((name) => {
    const [least = 0, most = 0] = name.split('-').map(Number);
    return Array.from({ length: most - least + 1 }, (_, at) => [name, least + at] as const);
  });

describe('scales of victory points', () => {
  it.each(Object.entries(published.wbf20))(
    'WBF: every number of the table for matches of %s boards',
    (boards, hundredths) => {
      expect(wbfHundredths(Number(boards)).slice(0, hundredths.length)).toEqual(hundredths);
      expect(wbfHundredths(Number(boards))[hundredths.length] ?? 2000).toBe(2000);
    },
  );
  it.each(columns(published.acbl20))('ACBL 20: every step of the column %s at %i boards', (name, boards) => {
    const steps = published.acbl20[name] ?? [];
    expect(acbl20(boards, 0)).toBe(10);
    expect(steps.map((least) => [acbl20(boards, least - 1), acbl20(boards, least)])).toEqual(
      steps.map((_, at) => [10 + at, 11 + at]),
    );
    expect(acbl20(boards, 500)).toBe(20);
  });
  it.each(columns(published.acbl30))('ACBL 30: every step of the column %s at %i boards', (name, boards) => {
    const steps = Object.entries(published.acbl30[name] ?? {});
    expect(acbl30(boards, 0)).toBe(15);
    expect(steps.map(([, least]) => acbl30(boards, least))).toEqual(steps.map(([points]) => Number(points)));
    expect(acbl30(boards, 500)).toBe(30);
  });
  it('gives both sides what there is together, whole points where they are asked for', () => {
    const both = (name: Parameters<typeof victoryPoints>[0], boards: number, imps: number) => [
      victoryPoints(name, boards, exact(imps)),
      victoryPoints(name, boards, exact(-imps)),
    ];
    expect(both('wbf-20', 16, 20)).toEqual([exact(15), exact(5)]);
    expect(both('wbf-20-whole', 8, 4)).toEqual([exact(12), exact(8)]);
    expect(both('win-loss', 8, 1)).toEqual([exact(1), exact(0)]);
    expect(both('win-loss', 8, 0)).toEqual([exact(1, 2), exact(1, 2)]);
    expect(victoryPoints('acbl-20', 8, exact(5, 2))).toEqual(exact(12));
  });
});
