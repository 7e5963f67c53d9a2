import type { PbnProblem, PbnRecords } from '@arbitre/rules/games/bridge/pbn';
import type { FileReading } from '../contract';
import { handsIn } from './handset';
import { headOf, isIndividual } from './head';
import { participantsOf } from './participants';
import { partsOf } from './sections';
import { dealsIn } from './travellers';
import { all, type Element, MOST_ELEMENTS, readXml } from './xml';

type Reading = Omit<FileReading, 'problems'>;

const nothing = (problem: Omit<PbnProblem, 'game' | 'severity'>): Reading => ({
  records: {
    competition: { name: '', date: null, method: null, scoring: null },
    ...{ entries: [], names: new Map(), deals: [], dropped: 0 },
    problems: [{ ...problem, game: 0, severity: 'error' }],
  },
  ranking: [],
});

/** Elements below the event that say something of results; others are skipped, each told once (BD-USEBIO-11). */
const READ = new Set([
  ...[
    'EVENT_IDENTIFIER',
    'EVENT_DESCRIPTION',
    'PROGRAM_NAME',
    'PROGRAM_VERSION',
    'WINNER_TYPE',
    'TITLE',
    'DATE',
  ],
  ...[
    'VENUE',
    'MASTER_POINT_SCALE',
    'MASTER_POINT_TYPE',
    'MPS_AWARDED_FLAG',
    'SESSION_COUNT',
    'SECTION_COUNT',
  ],
  ...['P2P_CHARGE_RATE', 'SCORING_METHOD', 'BOARD_SCORING_METHOD', 'MATCH_SCORING_METHOD', 'BOARDS_PLAYED'],
  ...['CONTACT', 'PARTICIPANTS', 'SESSION', 'SECTION', 'BOARD', 'MATCH', 'HANDSET'],
]);

const skippedIn = (event: Element): readonly PbnProblem[] =>
  [...new Map(event.children.filter(({ name }) => !READ.has(name)).map((child) => [child.name, child]))].map(
    ([, { name, line }]) => ({
      ...{ line, game: 0, severity: 'warning', code: 'element-skipped' },
      facts: { element: name.slice(0, 40) },
    }),
  );

/** The deal at a place counts once: a second one is an error. */
const once = (
  deals: PbnRecords['deals'],
  drop: (line: number, code: string) => void,
): PbnRecords['deals'] => {
  const seen = new Set<string>();
  return deals.filter(({ place, line }) => {
    const key = JSON.stringify(place);
    if (!seen.has(key)) return seen.add(key);
    drop(line, 'deal-repeated');
    return false;
  });
};

const readEvent = (root: Element, event: Element): Reading => {
  const parts = partsOf(event);
  const head = headOf(event, parts);
  const problems: PbnProblem[] = [...skippedIn(event)];
  let dropped = 0;
  const note = (line: number, code: string, facts: PbnProblem['facts'] = {}) => {
    problems.push({ line, game: 0, severity: 'warning', code, facts });
  };
  const drop = (line: number, code: string, facts: PbnProblem['facts'] = {}) => {
    dropped++;
    problems.push({ line, game: 0, severity: 'error', code, facts });
  };
  const who = participantsOf(parts, head);
  const hands = handsIn([root, ...parts.map(({ element }) => element)], note);
  const deals = once(
    parts.flatMap((part) => dealsIn(part, who, hands, { note, drop })),
    drop,
  );
  return {
    records: {
      competition: { name: head.name, date: head.date, method: head.method, scoring: head.scoring },
      ...{ entries: who.entries, names: who.names, deals, dropped },
      problems: problems.sort((a, b) => a.line - b.line),
    },
    ranking: who.ranking,
  };
};

/**
 * Reads one event of a USEBIO file (BD-USEBIO-1 to BD-USEBIO-11). `chosen`: which one, from 1, where it holds several. Nothing
 * throws; whatever is wrong has its line.
 */
export const readUsebio = (text: string, chosen?: number): Reading => {
  const reading = readXml(text);
  if ('fault' in reading) {
    const { line, code, reason } = reading.fault;
    return nothing({ line, code, facts: code === 'xml-too-large' ? { most: MOST_ELEMENTS } : { reason } });
  }
  const { root } = reading;
  if (root.name !== 'USEBIO') return nothing({ line: root.line, code: 'file-xml', facts: {} });
  const events = [root, ...all(root, 'CLUB')].flatMap((element) => all(element, 'EVENT'));
  const event = events[(chosen ?? 1) - 1];
  if (event === undefined)
    return nothing({ line: root.line, code: 'event-not-given', facts: { events: events.length } });
  if (chosen === undefined && events.length > 1)
    return nothing({ line: root.line, code: 'several-events', facts: { events: events.length } });
  if (isIndividual(event)) return nothing({ line: event.line, code: 'event-type-not-read', facts: {} });
  return readEvent(root, event);
};
