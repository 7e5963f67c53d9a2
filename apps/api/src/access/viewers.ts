import {
  ApiTokens,
  type CodeHolder,
  type Holder,
  refuseToAccount,
  type Seeing,
  Sessions,
  TableCodes,
  type TokenLimits,
} from '@arbitre/accounts';
import { type EventStore, grantsOf, located, type PlaceOfWrite } from '@arbitre/events';
import type { Audience, Refusal } from '@arbitre/rules';
import {
  type Grants,
  holding,
  mayDo,
  mayDoAnywhere,
  membersHeld,
  readingRole,
  permitted,
  regionsRead,
  regionsWritten,
  type Operation,
  operations,
  OPERATIONS,
  type OperationRow,
  type Reading,
  roles,
  scopeOf,
  lesserStaff,
  type Look,
  lookAt,
  type Role as Granted,
  type SeenDeal,
  staffOf,
} from '@arbitre/rules/federation';
import { Inject, Injectable } from '@nestjs/common';
import type { GraphQLError } from 'graphql';
import { Audit } from '../audit/audit';
import { requestFault } from '../graphql/errors';
import type { RequestContext } from '../graphql/request-context';
import { EVENT_STORE, SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { demoGrants } from './demo-accounts';
import { KnownGrants } from './known-grants';
import type { Role } from './role';

/** Who is signed in. */
export type Viewer = Omit<Holder, 'grantsStamp'> & {
  /** What he was granted, looked up when first asked: most reads are public. Nothing, while a second factor is due. */
  granted(): Promise<Grants>;
  /** Whether one of his roles asks for a second factor, and he has shown none. */
  isDue(): Promise<boolean>;
  /** What limits the program that comes with a token; null in a session. */
  readonly program: TokenLimits | null;
  /** The code for a table that he has entered; null for who has an account. */
  readonly code: CodeHolder | null;
  /** As whom the session sees the pages; `granted` is then what such a one would have. Null: as himself. */
  readonly seeing: Seeing | null;
  /** What he was granted himself, whomever he sees as. */
  own(): Promise<Grants>;
};

/** What a code stands for; until when it holds is asked with each request. */
const grantOf = ({ session, table, seat }: CodeHolder): Grants[number] => {
  const where =
    table === null
      ? `session:${session}`
      : seat === null
        ? `table:${session}/${table}`
        : `seat:${session}/${table}/${seat}`;
  return {
    ...{ id: 'g1', role: 'scorer', scope: scopeOf(where), where },
    ...{ from: today(), until: null, ended: false },
  };
};

/** The day in UTC, by which grants begin and end. */
const today = (): string => new Date().toISOString().slice(0, 10);

const ofCode = (code: CodeHolder): Viewer => {
  const granted = () => Promise.resolve([grantOf(code)]);
  return {
    ...{ id: code.id, session: code.telephone, demo: false, strong: true, fresh: false, recent: false },
    ...{ program: null, code, seeing: null },
    ...{ isDue: () => Promise.resolve(false), own: granted, granted },
  };
};

/** What somebody has who is seen as. */
const seemingly = ({ role: name, scope }: Seeing): Grants => {
  const role = roles.find((each) => each === name);
  if (role === undefined) return [];
  return [{ id: 'g1', role, scope: scopeOf(scope), where: scope, from: today(), until: null, ended: false }];
};

/** The first of the roles that these grants give today anywhere. */
export const firstRole = (grants: Grants): Role => {
  const held = new Set(holding(grants, today()).map(({ role }) => role));
  const first = roles.find((role) => held.has(role));
  return (first ?? 'public').toUpperCase() as Role;
};

/** What both are shown: what either is not, is not. */
const lesser = (own: Look, other: Look): Look => {
  if (own.sight.embargoed || other.sight.embargoed)
    return { sight: { audience: { kind: 'everyone' }, embargoed: true }, by: null };
  const [mine, theirs] = [own.sight.audience, other.sight.audience];
  if (own.by !== null && other.by !== null && mine.kind === theirs.kind)
    return mine.kind === 'staff' && theirs.kind === 'staff'
      ? { ...own, sight: { ...own.sight, audience: lesserStaff(mine, theirs) } }
      : own;
  return { sight: { audience: { kind: 'everyone' }, embargoed: false }, by: null };
};

/** Whether somebody does that who may come by a token or a code; who has signed in does whatever he is granted. */
export const programMay = (viewer: Pick<Viewer, 'program' | 'code'> | null, mutation: string): boolean => {
  const { program = null, code = null } = viewer ?? {};
  if (program === null && code === null) return true;
  const row = (OPERATIONS as Readonly<Record<string, OperationRow | undefined>>)[mutation];
  return row !== undefined && row.inPerson !== true && program?.readsOnly !== true;
};

/** What those who are signed in may do. Their grants stand in the log: one that was ended holds nowhere any more. */
@Injectable()
export class Viewers {
  private readonly known: KnownGrants;

  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly codes: TableCodes,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly audit: Audit,
  ) {
    this.known = new KnownGrants(store);
  }

  /** Who has the session of this token. */
  async of(token: string): Promise<Viewer | null> {
    const holder = await this.sessions.holderOf(token);
    if (holder !== null) return this.viewer(holder, null, holder.seeing);
    const code = await this.codes.holderOf(token);
    return code && ofCode(code);
  }

  /** Whose program comes with this token. */
  async ofProgram(token: string): Promise<Viewer | null> {
    const found = await this.tokens.holderOf(token);
    if (found === null) return null;
    const { grants, readsOnly, ...holder } = found;
    return this.viewer(holder, { grants, readsOnly }, null);
  }

  private viewer(holder: Holder, program: TokenLimits | null, seeing: Seeing | null): Viewer {
    let read: Promise<Grants> | null = null;
    const all = (): Promise<Grants> => (read ??= holder.demo ? this.grantsOf(holder) : this.known.of(holder));
    const isDue = async (): Promise<boolean> => !holder.strong && this.asksForMore(holder, await all());
    const used = async (): Promise<Grants> =>
      program === null ? all() : (await all()).filter(({ id }) => program.grants.includes(id));
    const own = async (): Promise<Grants> => ((await isDue()) ? [] : used());
    const granted = seeing === null ? own : () => Promise.resolve(seemingly(seeing));
    return { ...holder, program, code: null, seeing, isDue, own, granted };
  }

  /** Whether a role that is held today is one of those of which the federation asks for a second factor. */
  private asksForMore({ demo }: Holder, grants: Grants): boolean {
    const { secondFactor } = this.settings;
    return !demo && holding(grants, today()).some(({ role }) => secondFactor.includes(role));
  }

  /** Those of an account of the demo stand in no log. */
  grantsOf({ id, demo }: Pick<Holder, 'id' | 'demo'>): Promise<Grants> {
    return demo ? Promise.resolve(demoGrants(id)) : grantsOf(this.store, id);
  }

  /** The role in which a viewer may read that; null: in none. `place` null: wherever one of his grants holds. */
  async readingRole(
    reading: Reading,
    viewer: Viewer | null,
    place: PlaceOfWrite | null,
  ): Promise<Granted | null> {
    if (viewer === null) return null;
    const roleOf = async (grants: Grants): Promise<Granted | null> => {
      const where = place && (await located(this.store, place, grants, today()));
      return readingRole(reading, grants, where, today());
    };
    const own = await roleOf(await viewer.own());
    return viewer.seeing === null || (await roleOf(await viewer.granted())) !== null ? own : null;
  }

  /**
   * Lets those pass who may read that of the federation.
   * @throws GraphQLError FORBIDDEN for everybody else, which is noted
   */
  async demand(reading: Reading, context: RequestContext): Promise<Granted> {
    const viewer = await context.viewer();
    const role = await this.readingRole(reading, viewer, {});
    if (role === null) throw await this.forbidden(reading, context);
    return role;
  }

  /** The fault of whoever may not read that, which is noted. */
  async forbidden(reading: Reading, context: RequestContext): Promise<GraphQLError> {
    const viewer = await context.viewer();
    const role = viewer && firstRole(await viewer.granted());
    await this.audit.refused(context, { what: reading, code: 'FORBIDDEN', role });
    return requestFault('FORBIDDEN', 'Your account may not read this.', { role });
  }

  /** The regions, with all below them, of which a viewer may read that; null: of all, none: of nobody. */
  async regionsRead(reading: Reading, viewer: Viewer | null): Promise<readonly string[] | null> {
    if (viewer === null) return [];
    const own = regionsRead(reading, await viewer.own(), today());
    if (viewer.seeing === null) return own;
    const seen = regionsRead(reading, await viewer.granted(), today());
    return own === null || seen === null ? (own ?? seen) : own.filter((region) => seen.includes(region));
  }

  /** The licences of the members whom a viewer is. */
  async membersHeld(viewer: Viewer | null): Promise<readonly string[]> {
    return viewer === null ? [] : membersHeld(await viewer.granted(), today());
  }

  /** How a viewer looks at a session, and the role in which he is shown more than everybody. */
  async lookIn(
    viewer: Viewer | null,
    place: PlaceOfWrite,
  ): Promise<{ readonly audience: Audience; readonly role: Granted | null }> {
    const role = await this.readingRole('hidden', viewer, place);
    if (viewer === null || role === null) return { audience: { kind: 'everyone' }, role: null };
    const by = async (grants: Grants) =>
      staffOf(grants, await located(this.store, place, grants, today()), today());
    const own = await by(await viewer.own());
    const seen = viewer.seeing === null ? own : await by(await viewer.granted());
    return { audience: lesserStaff(own, seen), role };
  }

  /** How much of a deal a viewer sees. */
  async lookAt(
    viewer: Viewer | null,
    { place, ...deal }: Omit<SeenDeal, 'where'> & { readonly place: PlaceOfWrite },
  ): Promise<Look> {
    const own = await this.lookBy((await viewer?.own()) ?? [], place, deal);
    if (!viewer?.seeing) return own;
    return lesser(own, await this.lookBy(await viewer.granted(), place, deal));
  }

  private async lookBy(grants: Grants, place: PlaceOfWrite, deal: Omit<SeenDeal, 'where'>): Promise<Look> {
    return lookAt(grants, { ...deal, where: await located(this.store, place, grants, today()) }, today());
  }

  /** Why a viewer does not do that there, or for the whole federation; null when he may. */
  async refusal(operation: Operation, viewer: Viewer, place: PlaceOfWrite = {}): Promise<Refusal | null> {
    if (viewer.seeing !== null)
      return refuseToAccount('seeing-as', { role: viewer.seeing.role.toUpperCase() });
    if (await viewer.isDue()) return refuseToAccount('second-factor-due', {});
    const grants = await viewer.granted();
    const found = permitted(operation, grants, [await located(this.store, place, grants, today())], today());
    return 'violation' in found ? found : null;
  }

  /** The regions, with all below them, in which a viewer may ask for that mutation; null: in all, none: nowhere, or there is no such mutation. */
  async regionsWritten(mutation: string, viewer: Viewer | null): Promise<readonly string[] | null> {
    const operation = operations.find((each) => each === mutation);
    if (viewer === null || operation === undefined || !programMay(viewer, operation)) return [];
    return regionsWritten(operation, await viewer.granted(), today());
  }

  /** `place` null: anywhere. */
  async mayDo(viewer: Viewer | null, place: PlaceOfWrite | null): Promise<readonly Operation[]> {
    if (viewer === null) return [];
    const grants = await viewer.granted();
    const all =
      place === null
        ? mayDoAnywhere(grants, today())
        : mayDo(grants, await located(this.store, place, grants, today()), today());
    return all.filter((operation) => programMay(viewer, operation));
  }
}
