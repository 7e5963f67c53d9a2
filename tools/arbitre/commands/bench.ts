import { areas } from '../../bench/areas';
import { loadBench } from '../../bench/build';
import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { benchServices } from '../../bench/services';
import { CannotDo, type ExitStatus } from '../exit-status';
import type { Terminal } from '../terminal';

const missed = ({ value, target, better }: Figure): boolean =>
  target !== undefined && (better === 'higher' ? value < target : value > target);

const figureText = (figure: Figure, { texts }: Terminal): string => {
  const { name, value, unit, target, ratio, ratioTo, spread } = figure;
  const more = [
    spread === undefined ? '' : `[${spread[0]} … ${spread[1]}]`,
    target === undefined ? '' : texts.target(`${target}${missed(figure) ? ` ${texts.missed}` : ''}`),
    ratio === undefined ? '' : `${ratio} × ${ratioTo ?? ''}`,
  ];
  return texts.benchLine(name, `${value} ${unit}`, more.filter((each) => each !== '').join('  '));
};

/** The area of that name, or the only one that begins so: `crib`. */
const areaNamed = (name: string): string => {
  const begun = Object.keys(areas).filter((each) => each.startsWith(name));
  return areas[name] === undefined && begun.length === 1 ? (begun[0] ?? name) : name;
};

/** Measures one area, or all of them. A missed target is shown and changes no exit status. */
export const benchCommand = async (
  area: string | undefined,
  { json = false }: { readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const names = area === undefined ? Object.keys(areas) : [areaNamed(area)];
  for (const name of names) {
    const found = areas[name];
    if (found === undefined)
      throw new CannotDo(terminal.texts.unknownArea(name, Object.keys(areas).join(' ')));
    const services = benchServices();
    try {
      for await (const figure of found.run(await loadBench(name, found.entry), services))
        terminal.print(json ? JSON.stringify(figure) : figureText(figure, terminal));
    } finally {
      await services.stop();
    }
  }
  return 0;
};
