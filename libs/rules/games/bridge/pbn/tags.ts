import type { Facts } from '@arbitre/rules/kernel/decider';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';

/** What is wrong with a tag's value: a code and, for a choice, what it may be. Null: nothing. */
export type TagFault = { readonly code: string; readonly facts?: Facts; readonly warning?: true };
type TagCheck = (value: string) => TagFault | null;

const matches =
  (pattern: RegExp, code: string, warning?: true): TagCheck =>
  (value) =>
    pattern.test(value) ? null : { code, ...(warning === undefined ? {} : { warning }) };

/** Every part between semicolons is one of these words. */
const words =
  (allowed: readonly string[]): TagCheck =>
  (value) =>
    value === '' || value === '?' || value.split(';').every((part) => allowed.includes(part))
      ? null
      : { code: 'bad-tag-value', facts: { allowed }, warning: true };

const anything: TagCheck = () => null;
const date = matches(/^$|^\?$|^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/, 'bad-date', true);
const time = matches(/^$|^\?$|^[\d?]{2}:[\d?]{2}:[\d?]{2}$/, 'bad-time', true);
const number = String.raw`[+-]?\d+(?:\.\d*)?`;
const sides = (value: string): string =>
  String.raw`^\s*$|^\s*${value}\s*$|^\s*(?:NS|EW)\s+${value}(?:\s+(?:NS|EW)\s+${value})?\s*$`;
const score = matches(new RegExp(sides(number), 'i'), 'bad-score');
const percentage = matches(new RegExp(sides(String.raw`\d+(?:\.\d*)?`), 'i'), 'bad-score');
const rubber = matches(
  new RegExp(sides(String.raw`\d+\s*/\s*\d+|\d+`).replaceAll('|\\d+', ''), 'i'),
  'bad-score',
);
const seatType = words(['human', 'program', 'HUMAN', 'PROGRAM']);

const SCORINGS = [
  ...['MP', 'MatchPoints', 'MP1', 'MP2', 'OldMP', 'IMP', 'IMP_1948', 'IMP_1961', 'EMP', 'BAM', 'Instant'],
  ...['Cavendish', 'Chicago', 'Rubber', 'Butler', 'Butler-2', 'Cross', 'Cross1', 'Cross2', 'Mean', 'Median'],
  ...['AllButler', 'XIMP', 'Matchpoints'],
];

const CHECKS: Readonly<Record<string, TagCheck>> = {
  Board: matches(/^$|^\?$|^#?\d+$/, 'bad-board'),
  BidSystemEW: anything,
  BidSystemNS: anything,
  Competition: words(['Chicago', 'Individuals', 'Pairs', 'Rubber', 'Teams', 'Cavendish']),
  Contract: (value) =>
    value === '' || value === '?' || /^pass$/i.test(value) || parseUndertaking(value) !== null
      ? null
      : { code: 'BD-NOT-1' },
  Date: date,
  Dealer: matches(/^[NESW?]?$/i, 'bad-seat'),
  Declarer: matches(/^(?:\^?[NESW]|\?)?$/i, 'bad-seat'),
  EastType: seatType,
  EventDate: date,
  FrenchMP: words(['Yes', 'No']),
  Hidden: matches(/^[NESW]*$/, 'bad-tag-value', true),
  Mode: words(['EMB', 'IBS', 'OKB', 'TABLE', 'TC']),
  NorthType: seatType,
  Result: matches(/^\^?(?:\d{1,2})?$|^\?$|^(?:NS|EW)\s+\d{1,2}(?:\s+(?:NS|EW)\s+\d{1,2})?$/i, 'bad-result'),
  Room: words(['Open', 'Closed']),
  Round: matches(/^$|^\?$|^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/, 'bad-number', true),
  Score: score,
  ScoreIMP: score,
  ScoreMP: score,
  ScorePercentage: percentage,
  ScoreRubber: rubber,
  Scoring: words(SCORINGS),
  SouthType: seatType,
  Time: time,
  UTCDate: date,
  UTCTime: time,
  Vulnerable: matches(/^(?:None|Love|-|NS|EW|All|Both|\?)?$/i, 'bad-vulnerability'),
  WestType: seatType,
};

/** Tags of the standard that say nothing that could be wrong, and those that today's programs agree on. */
const OTHERS = new Set([
  ...['Event', 'Site', 'West', 'North', 'East', 'South', 'Deal', 'Auction', 'Play', 'Note'],
  ...['Annotator', 'AnnotatorNA', 'Application', 'Description', 'EventSponsor', 'Generator', 'HomeTeam'],
  ...[
    'VisitTeam',
    'Section',
    'Stage',
    'Table',
    'Termination',
    'TimeCall',
    'TimeCard',
    'TimeControl',
    'DealId',
  ],
  ...['WestNA', 'NorthNA', 'EastNA', 'SouthNA', 'PairEW', 'PairNS', 'ParContract', 'OptimumScore'],
  ...['OptimumContract', 'DoubleDummyTricks', 'BCFlags', 'Shape', 'HCP'],
]);

/** Tables whose rows follow the tag (BD-PBN-22). */
export const TABLES = new Set([
  ...['ActionTable', 'AuctionTimeTable', 'InstantScoreTable', 'OptimumPlayTable', 'OptimumResultTable'],
  ...['PlayTimeTable', 'ScoreTable', 'TotalScoreTable'],
]);

/** Values that no other game may lend (BD-PBN-19). */
export const NOT_INHERITED = new Set([
  ...['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play', 'Note'],
]);

export const checkTag = (name: string, value: string): TagFault | null => {
  const check = CHECKS[name];
  if (check !== undefined) return check(value);
  return OTHERS.has(name) || TABLES.has(name) ? null : { code: 'unknown-tag', warning: true };
};
