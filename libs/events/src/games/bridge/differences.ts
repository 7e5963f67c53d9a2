import type { CompetitionState, DealScored, DomainEvent } from '@arbitre/rules';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import type { ImportDifference, ImportPlan, PlannedDeal } from './contract';

type Data = Readonly<Record<string, unknown>>;

const openedData = (events: readonly DomainEvent[]): Data =>
  (events.find(({ type }) => type === 'DealOpened')?.data ?? {}) as Data;

const scoreOf = (events: readonly DomainEvent[]): string =>
  (events.findLast(({ type }) => type === 'DealScored') as DealScored | undefined)?.data.notation ?? '';

const text = (value: unknown): string => (value === undefined ? '' : canonicalJson(value));

const handsOf = (events: readonly DomainEvent[]): unknown =>
  events.find(({ type }) => type === 'CardsDealt')?.data;

const COURSE = new Set(['CallMade', 'CardPlayed', 'ClaimMade']);

/** Calls, cards, claims as they were made, without their alerts' notes: what a replay shows. */
const courseOf = (events: readonly DomainEvent[]): string =>
  events
    .filter(({ type }) => COURSE.has(type))
    .map(({ type, data }) => {
      const { call, card, tricks } = data as Data;
      return type === 'ClaimMade' ? `claim-${String(tricks)}` : String(call ?? card);
    })
    .join(' ');

/** The first place where two courses part, counted in calls and cards from 1, with what follows on either side. */
const parting = (recorded: string, file: string): readonly [string, string] => {
  const [left, right] = [recorded.split(' '), file.split(' ')];
  const at = left.findIndex((word, index) => word !== right[index]);
  const from = at < 0 ? Math.min(left.length, right.length) : at;
  const around = (words: readonly string[]) => `#${from + 1} ${words.slice(from, from + 4).join(' ')}`.trim();
  return recorded === file ? ['', ''] : [around(left), around(right)];
};

/** A result that the file shares with the store's first or its corrected score is no difference. */
const resultDiffers = (stored: readonly DomainEvent[], file: string): boolean =>
  !stored.some((event) => event.type === 'DealScored' && (event as DealScored).data.notation === file);

/** What a deal in the store says otherwise than the file. */
export const dealDifferences = (
  deal: PlannedDeal,
  stored: readonly DomainEvent[],
): readonly ImportDifference[] => {
  const found: ImportDifference[] = [];
  const differ = (what: ImportDifference['what'], recorded: string, file: string): void => {
    if (recorded !== file) found.push({ line: deal.record.line, subject: deal.id, what, recorded, file });
  };
  const [recorded, file] = [openedData(stored), openedData(deal.events)];
  differ('seating', text(recorded.seating), text(file.seating));
  differ('setup', text(recorded.setup), text(file.setup));
  differ('hands', text(handsOf(stored)), text(handsOf(deal.events)));
  if (recorded.grain === 'full') differ('course', ...parting(courseOf(stored), courseOf(deal.events)));
  const result = scoreOf(deal.events);
  if (result !== '' && resultDiffers(stored, result)) differ('result', scoreOf(stored), result);
  return found;
};

/** What the competition's stream says otherwise than the file about the competition and who plays in it. */
export const competitionDifferences = (
  plan: ImportPlan,
  { opened, entries }: CompetitionState,
): readonly ImportDifference[] => {
  const { id, method, ruleset } = plan.competition;
  const differ = (what: ImportDifference['what'], subject: string, recorded: string, file: string) =>
    recorded === file ? [] : [{ line: 0, subject, what, recorded, file }];
  return [
    ...differ('competition', id, `${opened?.ruleset ?? ''} ${opened?.method ?? ''}`, `${ruleset} ${method}`),
    ...plan.entries.flatMap((entry) => {
      const known = entries.get(entry.id)?.entry;
      const recorded = known === undefined ? '' : `${known.kind} ${known.number} ${known.field ?? ''}`.trim();
      return differ('entry', entry.id, recorded, `${entry.kind} ${entry.number} ${entry.field ?? ''}`.trim());
    }),
  ];
};
