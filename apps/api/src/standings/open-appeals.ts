import { type AsOf, canonicalJson } from '@arbitre/events';
import { dealHistoryTable, type DealRow } from '@arbitre/projections';
import type { Adjustment, RankingSources } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DealsReader } from '../deals/deals.reader';
import { type KnownRuling, Rulings } from '../deals/rulings';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { Course } from './courses';
import type { OpenAppeal } from './under-appeal.types';

/** An appeal beside the row of its deal. */
export type KnownAppeal = Omit<Plain<OpenAppeal>, 'deal'> & { readonly deal: DealRow };

type Appealed = { readonly deal: DealRow; readonly inForce: readonly KnownRuling[] };

const isOpen = ({ appeals }: KnownRuling): boolean => appeals.some(({ outcome }) => outcome === null);

const appealsOf = ({ deal, inForce }: Appealed): readonly KnownAppeal[] =>
  inForce.flatMap(({ id: ruling, article, appeals }) =>
    appeals
      .filter(({ outcome }) => outcome === null)
      .map(({ id, by, at }) => ({
        ...{ id: `${deal.id} ${id}`, deal, ruling, article, by, since: at },
        entries: [...new Set(Object.values(deal.seating))].sort(),
      })),
  );

/** What the other rulings in force give; null where they give nothing. */
const withoutAppealed = (inForce: readonly KnownRuling[]): Readonly<Record<string, Adjustment>> | null => {
  const left = inForce.filter((ruling) => !isOpen(ruling));
  return left.length === 0
    ? null
    : (Object.assign({}, ...left.map(({ adjustments }) => adjustments)) as Readonly<
        Record<string, Adjustment>
      >);
};

/** The appeals that wait for the committee, and the ranking as it would be if what they are against had not been ruled. */
@Injectable()
export class OpenAppeals {
  constructor(
    private readonly database: DataSource,
    private readonly dealsReader: DealsReader,
    private readonly rulings: Rulings,
  ) {}

  /** Oldest first; those that were open then. */
  async of(competition: string, context: RequestContext, asOf: AsOf = null): Promise<readonly KnownAppeal[]> {
    const appealed = await this.appealed(competition, context, asOf);
    return appealed.flatMap(appealsOf).toSorted((a, b) => a.since.localeCompare(b.since));
  }

  async without(competition: string, course: Course, context: RequestContext): Promise<RankingSources> {
    const appealed = await this.appealed(competition, context, null);
    const then = new Map(appealed.map(({ deal, inForce }) => [deal.id, withoutAppealed(inForce)]));
    return course.otherwise(canonicalJson([...then]), () => {
      const { sources } = course;
      const deals = sources.deals
        .map((each) => (then.has(each.deal) ? { ...each, adjustments: then.get(each.deal) ?? null } : each))
        .filter(({ scores, adjustments }) => scores !== null || adjustments !== null);
      return { ...sources, deals };
    });
  }

  /** Deals with an appeal that nobody has decided, with the rulings in force there. */
  private async appealed(
    competition: string,
    context: RequestContext,
    asOf: AsOf,
  ): Promise<readonly Appealed[]> {
    const rows = await this.dealsReader.those(await this.lodged(competition, context), context.loaders);
    const known = await Promise.all(
      rows.map(async (deal): Promise<Appealed> => ({
        deal,
        inForce: (await this.rulings.of(deal, context, asOf)).filter(({ withdrawn }) => !withdrawn),
      })),
    );
    return known.filter(({ inForce }) => inForce.some(isOpen));
  }

  /** Deals of which somebody ever appealed. */
  private lodged(competition: string, { loaders }: RequestContext): Promise<readonly string[]> {
    return loaders
      .by<readonly string[]>('deals with appeals', [], async (competitions) => {
        const lines = await this.database.getRepository(dealHistoryTable).find({
          where: { competition: In([...competitions]), type: 'RulingAppealed' },
          select: { competition: true, deal: true, revision: true },
        });
        return new Map(
          [...Map.groupBy(lines, ({ competition: of }) => of)].map(([of, own]) => [
            of,
            [...new Set(own.map(({ deal }) => deal))],
          ]),
        );
      })
      .load(competition);
  }
}
