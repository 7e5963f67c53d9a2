import { placeOfClub, type PlaceOfWrite } from '@arbitre/events';
import { placeOfScope, type OfficialRow } from '@arbitre/projections';
import { isScope, scopeOf } from '@arbitre/rules/federation';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Role } from '../../access/role';
import { Viewers } from '../../access/viewers';
import { Audit } from '../../audit/audit';
import { ReadYourWrites } from '../../connections/read-your-writes';
import { requestFault } from '../../graphql/errors';
import type { Page } from '../../graphql/page';
import type { RequestContext } from '../../graphql/request-context';
import { Official, OfficialConnection, OfficialsArgs } from './official.types';
import { OfficialsReader } from './officials.reader';

/** Where a grant has to hold for those of a place to be read. */
const whereOf = (scope: string): PlaceOfWrite => {
  const asked = scopeOf(scope);
  if (asked.kind === 'region') return { region: asked.of };
  if (asked.kind === 'club') return placeOfClub(asked.of.toUpperCase());
  const place = placeOfScope(asked);
  return place?.placeKind === 'competition' ? { competition: place.place } : {};
};

@Resolver(() => Official)
export class OfficialsResolver {
  constructor(
    private readonly reader: OfficialsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
    private readonly audit: Audit,
  ) {}

  @Query(() => OfficialConnection, {
    description:
      'Who holds which role where on a day, without the accounts of a demo. Whoever reads them in a region sees those of that region and of all below it; of one competition, whoever reads them there.',
  })
  async officials(
    @Args() args: OfficialsArgs,
    @Context() request: RequestContext,
  ): Promise<Page<OfficialRow>> {
    const place = args.place ?? null;
    if (place !== null && !isScope(place))
      throw requestFault(
        'BAD_USER_INPUT',
        'place: give one such as region:nord, club:75012 or competition:coupe.',
      );
    const regions = await this.allowed(place, request);
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.reader.page(args, regions);
  }

  @ResolveField(() => Role)
  role(@Parent() { role }: OfficialRow): Role {
    return role.toUpperCase() as Role;
  }

  @ResolveField(() => String, { nullable: true })
  name(@Parent() { account }: OfficialRow, @Context() { loaders }: RequestContext): Promise<string | null> {
    return this.reader.name(account, loaders);
  }

  /** The regions that the viewer is bound to there, which is noted; null: to none. */
  private async allowed(place: string | null, request: RequestContext): Promise<readonly string[] | null> {
    const viewer = await request.viewer();
    const there = place === null ? null : await this.viewers.readingRole('officials', viewer, whereOf(place));
    const regions = there !== null ? null : await this.viewers.regionsRead('officials', viewer);
    if (regions?.length === 0) throw await this.viewers.forbidden('officials', request);
    const role = there ?? (await this.viewers.readingRole('officials', viewer, null));
    if (role !== null) await this.audit.read(request, { reading: 'officials', role }, null);
    return regions;
  }
}
