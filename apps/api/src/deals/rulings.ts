import type { DealHistoryRow, DealRow } from '@arbitre/projections';
import type { Adjustment } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../graphql/request-context';
import type { Plain } from '../graphql/plain';
import type { Ruling } from './ruling.types';
import { DealStream } from './deal-stream';

/** A ruling as the resolvers know it: beside its deal's row. */
export type KnownRuling = Omit<Plain<Ruling>, 'deal'> & { readonly deal: DealRow };

type Given = {
  readonly article?: string;
  readonly reason?: string;
  readonly adjustments?: Readonly<Record<string, Adjustment>>;
};

const withdrawnIn = ({ type, data }: DealHistoryRow): readonly unknown[] =>
  type === 'RulingWithdrawn' ? [(data as { readonly ruling?: unknown }).ruling] : [];

/** The rulings of deals, by the lines of their history. */
@Injectable()
export class Rulings {
  constructor(private readonly dealStream: DealStream) {}

  /** Oldest first, withdrawn ones too. Their words are told to whoever may read them now. */
  async of(deal: DealRow, context: RequestContext): Promise<readonly KnownRuling[]> {
    const lines = await context.loaders.history.load(deal.id);
    const given = lines.filter(({ type }) => type === 'RulingGiven');
    if (given.length === 0) return [];
    const withdrawn = new Set(lines.flatMap(withdrawnIn));
    const shown = new Map(
      (await this.dealStream.readable(deal, given, context)).map((line) => [
        line.revision,
        line.data as Given,
      ]),
    );
    return given.map(({ revision, role, at }, index) => {
      const id = `r${index + 1}`;
      const { article = null, reason = null, adjustments = {} } = shown.get(revision) ?? {};
      return {
        id,
        deal,
        article,
        reason,
        adjustments,
        role,
        at: at.toISOString(),
        withdrawn: withdrawn.has(id),
      };
    });
  }
}
