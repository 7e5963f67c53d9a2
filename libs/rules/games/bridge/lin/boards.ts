import type { LinCommand } from './commands';

/** The head of a session: what is played, by whom, and the results of boards by room (BD-LIN-2, BD-LIN-3). */
export type LinHead = {
  readonly event: string;
  readonly scoring: string;
  readonly first: number;
  readonly teams: readonly [home: string, visit: string] | null;
  /** Open and closed room by turns from the first board on. */
  readonly results: readonly LinCommand[];
  /** Names of a whole session, and the numbers of its boards (BD-LIN-4, BD-LIN-11). */
  readonly players: LinCommand | null;
  readonly boards: readonly number[];
};

export type Room = 'open' | 'closed';

/** The commands of one board at one table. */
export type LinBoard = {
  readonly line: number;
  readonly room: Room | null;
  readonly number: number | null;
  readonly commands: readonly LinCommand[];
};

const partsOf = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

const headOf = (commands: readonly LinCommand[]): LinHead => {
  const valueOf = (name: string): string => commands.find((each) => each.name === name)?.value ?? '';
  const [event = '', segment = '', scoring = '', first = '', , home = '', , visit = ''] = partsOf(
    valueOf('vg'),
  );
  const results = commands.find(({ name }) => name === 'rs');
  return {
    event: [event, segment].filter((part) => part !== '').join(', '),
    scoring: scoring.toUpperCase(),
    first: Number(first) >= 1 ? Number(first) : 1,
    teams: home === '' || visit === '' ? null : [home, visit],
    results: results === undefined ? [] : partsOf(results.value).map((value) => ({ ...results, value })),
    players: commands.find(({ name }) => name === 'pw') ?? null,
    boards: partsOf(valueOf('bn'))
      .map(Number)
      .filter((number) => Number.isSafeInteger(number) && number >= 1),
  };
};

/** `o5`, `c12` (BD-LIN-5). */
const readQx = (value: string): Pick<LinBoard, 'room' | 'number'> => {
  const [, room = '', number = ''] = /^([oc])(\d{1,4})$/i.exec(value.trim()) ?? [];
  const rooms: Readonly<Record<string, Room>> = { o: 'open', c: 'closed' };
  return { room: rooms[room.toLowerCase()] ?? null, number: number === '' ? null : Number(number) };
};

const HEAD = new Set(['vg', 'rs', 'pw', 'bn', 'mp']);

type Cut = { readonly room: Room | null; readonly number: number | null; readonly commands: LinCommand[] };

/** A board begins by its number, or, where files have none, by its players or its hands. */
const beginsWith = ({ name }: LinCommand, open: Cut | undefined): boolean => {
  if (name === 'qx') return true;
  if (open === undefined) return name === 'pn' || name === 'md';
  const has = (what: string): boolean => open.commands.some((each) => each.name === what);
  return (name === 'pn' && (has('md') || has('pn'))) || (name === 'md' && has('md'));
};

/** Cuts a text into its head and its boards. */
export const cutLin = (
  commands: readonly LinCommand[],
): { readonly head: LinHead; readonly boards: readonly LinBoard[] } => {
  const cuts: Cut[] = [];
  const head: LinCommand[] = [];
  for (const command of commands) {
    const open = cuts.at(-1);
    if (HEAD.has(command.name)) head.push(command);
    else if (beginsWith(command, open)) {
      const numbered = command.name === 'qx' ? readQx(command.value) : { room: null, number: null };
      cuts.push({ ...numbered, commands: [command] });
    } else open?.commands.push(command);
  }
  return {
    head: headOf(head),
    boards: cuts.map((cut) => ({ ...cut, line: cut.commands[0]?.line ?? 1 })),
  };
};
