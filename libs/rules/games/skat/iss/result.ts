import type { Facts } from '@arbitre/rules/kernel/decider';
import type { IssPlayer, IssResult } from './game';

export type ResultReading =
  { readonly ok: true; readonly result: IssResult } | { readonly ok: false; readonly facts: Facts };

type Fields = ReadonlyMap<string, number>;

const OUTCOMES = ['win', 'loss', 'penalty'] as const;
const NAMED = /^([a-z]{1,2}\d?):(-?\d{1,6})$/;

const playerAt = (fields: Fields, name: string): IssPlayer | null => {
  const value = fields.get(name) ?? -1;
  return value === 0 || value === 1 || value === 2 ? value : null;
};

const flag = (fields: Fields, name: string): boolean | null => {
  const value = fields.get(name);
  return value === undefined ? null : value !== 0;
};

/** The result of a game as the server wrote it (SKAT-ISS-5): `passed`, or named figures beside two words. */
export const readResult = (text: string): ResultReading => {
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'passed') return { ok: true, result: { kind: 'passed' } };
  const fields = new Map<string, number>();
  let outcome: (typeof OUTCOMES)[number] | null = null;
  let overbid: boolean | null = null;
  for (const word of words) {
    const [, name, value] = NAMED.exec(word) ?? [];
    const said = OUTCOMES.find((each) => each === word);
    // Adding zero takes the sign from `-0`.
    if (name !== undefined) fields.set(name, Number(value) + 0);
    else if (said !== undefined) outcome = said;
    else if (word === 'bidok' || word === 'overbid') overbid = word === 'overbid';
    else return { ok: false, facts: { field: word.slice(0, 20) } };
  }
  const value = fields.get('v');
  if (outcome === null || value === undefined || !fields.has('d'))
    return {
      ok: false,
      facts: { missing: outcome === null ? 'win or loss' : value === undefined ? 'v' : 'd' },
    };
  return {
    ok: true,
    result: {
      kind: 'scored',
      declarer: playerAt(fields, 'd'),
      outcome,
      value,
      matadors: fields.get('m') ?? null,
      overbid,
      points: fields.get('p') ?? null,
      tricks: fields.get('t') ?? null,
      schneider: flag(fields, 's'),
      schwarz: flag(fields, 'z'),
      penalties: [fields.get('p0') ?? 0, fields.get('p1') ?? 0, fields.get('p2') ?? 0],
      left: playerAt(fields, 'l'),
      timedOut: playerAt(fields, 'to'),
      resigned: flag(fields, 'r'),
    },
  };
};

const named = (name: string, value: number | boolean | null): string =>
  value === null ? '' : ` ${name}:${Number(value)}`;

/** The reverse of `readResult`: figures that are not known are left out. */
export const writeResult = (result: IssResult): string => {
  if (result.kind === 'passed') return 'passed';
  const { declarer, outcome, value, matadors, overbid, points, tricks } = result;
  const { schneider, schwarz, penalties, left, timedOut, resigned } = result;
  const bid = overbid === null ? '' : overbid ? ' overbid' : ' bidok';
  const flags = penalties.map((each, player) => named(`p${player}`, each)).join('');
  return (
    `d:${declarer ?? -1} ${outcome} v:${value}${named('m', matadors)}${bid}${named('p', points)}` +
    `${named('t', tricks)}${named('s', schneider)}${named('z', schwarz)}${flags}` +
    `${named('l', left ?? -1)}${named('to', timedOut ?? -1)}${named('r', resigned)}`
  );
};
