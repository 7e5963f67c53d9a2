import type { Facts } from '@arbitre/rules/kernel/decider';
import type { IssGame, IssProblem, IssReading } from './game';
import { readMoves } from './moves';
import { readResult } from './result';

type Properties = ReadonlyMap<string, string>;
type GameReading = { readonly read: IssGame } | { readonly problem: IssProblem };

/** A record of the server has less than two thousand characters. */
const LONGEST_LINE = 20_000;
const PROPERTY = /([A-Z][A-Z0-9]?)\[([^\]]*)\]\s*/y;

/** The properties between `(;` and `)`; null where the text is none. */
const propertiesOf = (line: string): Properties | null => {
  if (!line.startsWith('(;') || !line.endsWith(')') || line.length > LONGEST_LINE) return null;
  const body = line.slice(2, line.endsWith(';)') ? -2 : -1).trim();
  const properties = new Map<string, string>();
  for (PROPERTY.lastIndex = 0; PROPERTY.lastIndex < body.length;) {
    const match = PROPERTY.exec(body);
    if (match === null) return null;
    const [, name = '', value = ''] = match;
    if (!properties.has(name)) properties.set(name, value);
  }
  return properties;
};

const DATE = /^(\d{4}-\d{2}-\d{2})\/(\d{2}:\d{2}:\d{2})\/UTC$/;

/** `2007-10-29/04:44:01/UTC`; null for no date, undefined for one that cannot be. */
const dateOf = (text: string | undefined): string | null | undefined => {
  if (text === undefined || text === '') return null;
  const [, day = '', time = ''] = DATE.exec(text) ?? [];
  const date = `${day}T${time}Z`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
};

const three = (properties: Properties, letter: string): readonly [string, string, string] => [
  properties.get(`${letter}0`) ?? '',
  properties.get(`${letter}1`) ?? '',
  properties.get(`${letter}2`) ?? '',
];

const readLine = (text: string, line: number, game: number): GameReading => {
  const wrong = (code: string, facts: Facts, move = 0): GameReading => ({
    problem: { line, game, move, code, facts },
  });
  const properties = propertiesOf(text);
  if (properties === null) return wrong('SKAT-ISS-1', { expected: '(;GM[Skat]…;)' });
  if (properties.get('GM') !== 'Skat')
    return wrong('SKAT-ISS-1', { property: 'GM', given: (properties.get('GM') ?? '').slice(0, 20) });
  const missing = ['MV', 'R', 'P0', 'P1', 'P2'].find((name) => !properties.has(name));
  if (missing !== undefined) return wrong('SKAT-ISS-1', { property: missing });
  const date = dateOf(properties.get('DT'));
  if (date === undefined)
    return wrong('SKAT-ISS-1', { property: 'DT', given: properties.get('DT')?.slice(0, 40) ?? '' });
  const players = three(properties, 'P');
  if (new Set(players).size < 3)
    return wrong('SKAT-ISS-1', { property: 'P0 P1 P2', expected: 'three players' });
  const moves = readMoves(properties.get('MV') ?? '');
  if (!moves.ok) return wrong(moves.fault.code, moves.fault.facts, moves.fault.move);
  const result = readResult(properties.get('R') ?? '');
  if (!result.ok) return wrong('SKAT-ISS-5', result.facts);
  return {
    read: {
      line,
      game,
      place: properties.get('PC') ?? '',
      comment: properties.get('CO') ?? null,
      series: properties.get('SE') ?? null,
      id: properties.get('ID') ?? null,
      date,
      players,
      ratings: three(properties, 'R'),
      moves: moves.moves,
      result: result.result,
    },
  };
};

/**
 * Reads records of the International Skat Server, one game a line (SKAT-ISS-1); empty lines are passed over. A game that
 * cannot be read is a problem named by line, game and move; the others are read. Never throws.
 */
export const readIss = (text: string): IssReading => {
  const games: IssGame[] = [];
  const problems: IssProblem[] = [];
  let game = 0;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const reading = readLine(line, index + 1, ++game);
    if ('read' in reading) games.push(reading.read);
    else problems.push(reading.problem);
  }
  return { games, problems };
};
