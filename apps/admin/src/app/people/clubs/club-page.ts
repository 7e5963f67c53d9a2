import { ChangeDetectionStrategy, Component, computed, effect, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { LeagueRecord } from '../../leagues/league-record';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { regionsWhere } from '../regions-where';
import { Listed } from '../../lists/listed';
import { furtherPages } from '../../graphql/further-pages';
import { ClubIdentity } from '../merging/club-identity';
import { MemberTable } from '../members/member-table';
import { membersTexts } from '../members/members-texts';
import { RegisterMember } from '../members/register-member';
import { type DatedLine, SpanTable } from '../span-table';
import { Members, MoveClub, OneClub, RenameClub } from '../people.operations';
import { peopleTexts } from '../people-texts';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { ClosedClub } from './closed-club';
import { ClubClosing } from './club-closing';
import { movingFields, renamingFields } from './club-fields';

/** One club: the regions that it belonged to, and who its members are for whoever may see them. */
@Component({
  selector: 'arb-club-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    ...[RouterLink, ActButton, ClosedClub, ClubClosing, ClubIdentity],
    ...[LeagueRecord, Listed, MemberTable, RegisterMember, SpanTable],
  ],
  providers: registryWrites,
  templateUrl: './club-page.html',
  styleUrl: '../registry-page.scss',
})
export class ClubPage {
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(peopleTexts);
  readonly number = input.required<string>();
  protected readonly query = liveQuery(OneClub, () => ({
    ...{ number: this.number(), atLeast: this.registry.seen() },
  }));
  protected readonly members = pageTexts(membersTexts);
  protected readonly list = furtherPages(
    Members,
    () => (this.session.reads().members ? { club: this.number(), atLeast: this.registry.seen() } : null),
    ({ members }) => members,
  );
  protected readonly memberCount = computed(() => this.list.query.data()?.members.totalCount ?? null);
  protected readonly lines = computed((): readonly DatedLine[] =>
    (this.query.data()?.club?.regions ?? []).map(({ region: { id, name }, ...days }) => ({
      ...{ ...days, says: name, link: ['/clubs'], queryParams: { region: id } },
    })),
  );
  private readonly regions = regionsWhere('moveClub');
  protected readonly renaming = computed(() =>
    renamingFields(this.texts(), this.query.data()?.club?.name ?? ''),
  );
  protected readonly moving = computed(() => movingFields(this.texts(), this.regions() ?? []));

  constructor() {
    effect(() => {
      this.session.place.set({ club: this.number() });
    });
    pageTitle(() => [this.query.data()?.club?.name ?? this.number(), this.texts().clubs]);
  }

  protected readonly rename = ({ name = '' }: Given): Promise<boolean> =>
    this.writes.write(RenameClub, 'renameClub', { club: this.number(), name });

  protected readonly move = ({ region = '', from = '' }: Given): Promise<boolean> =>
    this.writes.write(MoveClub, 'moveClub', { club: this.number(), region, from });
}
