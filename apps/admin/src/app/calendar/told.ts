import type { CalendarResult } from './calendar.operations';
import type { CalendarTexts } from './calendar-texts';

export type Item = CalendarResult['calendar'][number];

/** The page about an item. */
export const wayTo = ({ competition, fixture, season, session }: Item): readonly (string | number)[] => {
  if (competition !== null)
    return ['/competitions', competition.id, ...(session === null ? [] : ['sessions', session])];
  if (fixture?.division) return ['/divisions', fixture.division.id, 'fixtures'];
  return ['/seasons', season?.id ?? ''];
};

/** What it is called, without its kind. */
export const nameOf = ({ competition, fixture, season, regionName }: Item): string => {
  if (fixture !== null) return fixture.sides.map(({ name }) => name).join(' – ');
  return competition?.name ?? [season?.name, regionName].filter(Boolean).join(' · ');
};

/** What more there is to say: which session and where, of which division. */
export const detailOf = ({ fixture, session, clubName }: Item, texts: CalendarTexts): string => {
  const parts =
    fixture === null
      ? [session === null ? '' : texts.session(session), clubName ?? '']
      : [fixture.division?.title ?? '', texts.round(fixture.round), fixture.postponed ? texts.postponed : ''];
  return parts.filter((part) => part !== '').join(' · ');
};

/** What one line of a calendar says. */
export type Line = { readonly item: Item; readonly title: string; readonly detail: string };

const ofRound = ({ fixture }: Item): string | null =>
  fixture?.division ? `${fixture.division.id} ${fixture.round}` : null;

/** A line for each; in a month the fixtures of one round of a division share one. */
export const linesOf = (items: readonly Item[], texts: CalendarTexts, inMonth: boolean): readonly Line[] => {
  const groups = Map.groupBy(items, (item) => (inMonth ? (ofRound(item) ?? item.id) : item.id));
  return [...groups.values()].flatMap((group) => {
    const [item] = group;
    if (item === undefined) return [];
    return group.length < 3
      ? group.map((one) => ({ item: one, title: nameOf(one), detail: detailOf(one, texts) }))
      : [
          {
            ...{ item, title: item.fixture?.division?.title ?? '' },
            detail: [texts.round(item.fixture?.round ?? 0), texts.fixtures(group.length)].join(' · '),
          },
        ];
  });
};

/** In one line, as calendars of telephones show it. */
export const lineOf = (item: Item, texts: CalendarTexts): string =>
  [`${texts.kinds[item.kind]}: ${nameOf(item)}`, detailOf(item, texts)]
    .filter((part) => part !== '')
    .join(', ');
