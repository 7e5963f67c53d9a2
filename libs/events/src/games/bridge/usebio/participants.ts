import type { NeutralEntry } from '@arbitre/rules/games/bridge/pbn';
import type { NamesOfFile } from '../../../import/persons';
import type { OfficialRow } from '../contract';
import type { UsebioHead } from './head';
import type { UsebioPart } from './sections';
import { all, type Element, textIn } from './xml';

export type Side = 'NS' | 'EW';

export type Participants = {
  readonly entries: readonly NeutralEntry[];
  readonly names: NamesOfFile;
  readonly ranking: readonly OfficialRow[];
  /** Whoever sits in a direction under a number of a section; null where nobody was entered so. */
  readonly entryOf: (section: string, number: string, side: Side) => NeutralEntry | null;
};

/** `12`, `1NS`, `3E`: a number, and a direction where it stands with it. */
const readNumber = (text: string): { readonly number: number; readonly side: Side | null } | null => {
  const [, digits = '', direction = ''] = /^\s*(\d{1,5})\s*(NS|EW|N|E|S|W)?\s*$/i.exec(text) ?? [];
  return Number(digits) < 1 ? null : { number: Number(digits), side: sideOf(direction) };
};

const sideOf = (direction: string): Side | null => {
  const first = direction.trim().charAt(0).toUpperCase();
  if (first === 'N' || first === 'S') return 'NS';
  return first === 'E' || first === 'W' ? 'EW' : null;
};

type Entered = {
  readonly element: Element;
  readonly kind: 'pair' | 'team';
  readonly section: string;
  readonly entry: NeutralEntry;
};

const idOf = (kind: string, field: string, number: number): string =>
  [kind, field.toLowerCase().replace(/[^a-z0-9]+/g, '-'), String(number)]
    .filter((part) => part !== '')
    .join('-');

const enter = (
  { section }: UsebioPart,
  kind: Entered['kind'],
  element: Element,
  { bySection, byDirection }: { readonly bySection: boolean; readonly byDirection: boolean },
): readonly Entered[] => {
  const read = readNumber(textIn(element, kind === 'pair' ? 'PAIR_NUMBER' : 'TEAM_ID'));
  if (read === null) return [];
  const side = byDirection && kind === 'pair' ? (sideOf(textIn(element, 'DIRECTION')) ?? read.side) : null;
  const field = [bySection ? section : '', side ?? ''].filter((part) => part !== '').join('-');
  const entry = { id: idOf(kind, field, read.number), number: read.number, kind };
  return [{ element, kind, section, entry: field === '' ? entry : { ...entry, field } }];
};

const namesOf = (element: Element): readonly string[] =>
  all(element, 'PLAYER')
    .map((player) => textIn(player, 'PLAYER_NAME'))
    .filter((name) => name !== '');

/** Percentages at matchpoints, points elsewhere (BD-USEBIO-4). */
const rowOf = ({ element, entry }: Entered, percent: boolean): readonly OfficialRow[] => {
  const place = textIn(element, 'PLACE');
  const total = textIn(element, percent ? 'PERCENTAGE' : 'TOTAL_SCORE');
  return place === ''
    ? []
    : [{ line: element.line, entry: entry.id, rank: place, total: total === '' ? null : total }];
};

/** The pairs and teams of an event, each once, with who plays for it and its place (BD-USEBIO-4, BD-USEBIO-6). */
export const participantsOf = (parts: readonly UsebioPart[], head: UsebioHead): Participants => {
  const listed = parts.flatMap((part) =>
    all(part.element, 'PARTICIPANTS').flatMap((list) => [
      ...all(list, 'PAIR').map((element) => ({ part, kind: 'pair' as const, element })),
      ...all(list, 'TEAM').map((element) => ({ part, kind: 'team' as const, element })),
    ]),
  );
  const sections = new Set(listed.map(({ part }) => part.section));
  const by = { bySection: sections.size > 1, byDirection: head.twoWinners };
  const entered = listed.flatMap(({ part, kind, element }) => enter(part, kind, element, by));
  const first = new Map<string, Entered>();
  for (const each of entered) if (!first.has(each.entry.id)) first.set(each.entry.id, each);
  const once = [...first.values()];
  const percent = head.method === 'matchpoints';
  return {
    entries: once.map(({ entry }) => entry),
    names: new Map(
      once
        .map(({ element, entry }) => [entry.id, namesOf(element)] as const)
        .filter(([, names]) => names.length > 0),
    ),
    ranking: once.flatMap((each) => rowOf(each, percent)),
    entryOf: (section, text, side) => {
      const read = readNumber(text);
      if (read === null) return null;
      const field = (direction: Side | '') =>
        [by.bySection ? section : '', direction].filter((part) => part !== '').join('-');
      const found = (['pair', 'team'] as const).flatMap(
        (kind) =>
          first.get(
            idOf(kind, field(by.byDirection && kind === 'pair' ? (read.side ?? side) : ''), read.number),
          ) ?? [],
      );
      return found[0]?.entry ?? null;
    },
  };
};
