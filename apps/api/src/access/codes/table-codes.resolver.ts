import { refuseToAccount as refuse, type TableCode as Code, TableCodes } from '@arbitre/accounts';
import { placeOfTable } from '@arbitre/events';
import { allGames, type Refusal } from '@arbitre/rules';
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Audit } from '../../audit/audit';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { accountRefused, done } from '../account-payload';
import { AccountPayload } from '../account.types';
import { Attempts } from '../attempts';
import { OwnerProof } from '../owner-proof';
import { Viewers } from '../viewers';
import { visitorOf } from '../visitor';
import {
  EnteredCode,
  EnterTableCodeInput,
  MakeTableCodeInput,
  RevokeTableCodeInput,
  TableCode,
  TableCodeMade,
  TableCodePayload,
} from './table-code.types';

/** How long a code holds where nothing is said. */
const HOURS = 6;

const SESSION = /^[a-z0-9][a-z0-9-]{0,79}\.s[1-9]\d{0,3}$/;
const TABLE = /^[^\s\p{C}/](?:[^\p{C}/]{0,38}[^\s\p{C}/])?$/u;

const competitionOf = (session: string): string => session.slice(0, session.lastIndexOf('.'));

/** Codes for tables: made by who runs the evening, entered on a telephone. */
@Resolver()
export class TableCodesResolver {
  constructor(
    private readonly codes: TableCodes,
    private readonly viewers: Viewers,
    private readonly attempts: Attempts,
    private readonly owner: OwnerProof,
    private readonly audit: Audit,
  ) {}

  @Query(() => [TableCode], {
    description:
      'The codes of a session that hold, for those who make them and for auditors. The characters are not told again.',
  })
  async tableCodes(
    @Args('session', { type: () => ID }) session: string,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<Code>[]> {
    const role = await this.viewers.readingRole('codes', await context.viewer(), placeOfTable(session, null));
    if (role === null) throw await this.viewers.forbidden('codes', context);
    return this.codes.list(session);
  }

  @Query(() => EnteredCode, {
    nullable: true,
    description: 'What the code is for that this telephone has entered; null where it has none.',
  })
  async myTable(@Context() context: RequestContext): Promise<Plain<EnteredCode> | null> {
    const code = (await context.viewer())?.code ?? null;
    if (code === null) return null;
    const { session, table, seat, endsAt } = code;
    return { competition: competitionOf(session), session, table, seat, endsAt };
  }

  @Mutation(() => TableCodePayload, {
    description: 'Six characters by which a telephone scores at a table, or at every table of a session.',
  })
  makeTableCode(
    @Args('input') { session, table = null, seat = null, hours }: MakeTableCodeInput,
    @Context() context: RequestContext,
  ): Promise<typeof TableCodePayload> {
    return this.owner.signedIn(context, async (viewer) => {
      const refused = await this.viewers.refusal('makeTableCode', viewer, placeOfTable(session, table));
      if (refused !== null) return refused;
      if (!SESSION.test(session))
        return refuse('invalid-field', {
          ...{
            field: 'session',
            given: session.slice(0, 80),
            expected: 'the id of a session such as coupe.s1',
          },
        });
      if (table !== null && !TABLE.test(table))
        return refuse('invalid-field', {
          ...{ field: 'table', given: table.slice(0, 80), expected: 'the name of a table' },
        });
      const misplaced = seat === null ? null : await this.misplaced(seat, table, session, context);
      if (misplaced !== null) return misplaced;
      const made = await this.codes.make(viewer.id, { session, table, seat, hours: hours ?? HOURS });
      return 'code' in made ? Object.assign(new TableCodeMade(), made) : made;
    });
  }

  /** Why that is no seat at a table of the session; null where it is one. */
  private async misplaced(
    seat: string,
    table: string | null,
    session: string,
    { loaders }: RequestContext,
  ): Promise<Refusal | null> {
    const { ruleset = '' } = (await loaders.competition.load(competitionOf(session))) ?? {};
    const seats = allGames.gameOf(ruleset)?.seats ?? [];
    if (table !== null && seats.includes(seat)) return null;
    const expected =
      table === null
        ? 'a table with it'
        : seats.length === 0
          ? 'nothing: the game has no seats, or nobody knows the competition'
          : `one of ${seats.join(', ')}`;
    return refuse('invalid-field', { field: 'seat', given: seat.slice(0, 80), expected });
  }

  @Mutation(() => AccountPayload, {
    description: 'Telephones that have entered it are nobody’s from now on, at once.',
  })
  revokeTableCode(
    @Args('input') { code }: RevokeTableCodeInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async (viewer) => {
      const of = await this.codes.find(code);
      const place = of === null ? {} : placeOfTable(of.session, of.table);
      const refused = await this.viewers.refusal('revokeTableCode', viewer, place);
      if (refused !== null) return refused;
      if (of === null) return refuse('code-not-known', {});
      await this.codes.revoke(code);
      return done(viewer.id);
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'This telephone scores where the code is for, until it ends.',
  })
  async enterTableCode(
    @Args('input') { code }: EnterTableCodeInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const visitor = visitorOf(context);
    const tooMany = await this.attempts.countCode(visitor.network);
    const entered = tooMany === null ? await this.codes.enter(code) : null;
    if (entered === null) {
      const refusal = tooMany ?? refuse('code-not-known', {});
      await this.audit.refused(context, { what: 'enterTableCode', code: refusal.violation.article });
      return accountRefused(refusal);
    }
    await this.attempts.giveBackCode(visitor.network);
    visitor.keep('session', entered.token, entered.seconds);
    return done(entered.id);
  }
}
