import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { furtherPages } from '../../graphql/further-pages';
import { pageTexts } from '../../language/page-texts';
import { Listed } from '../../lists/listed';
import { SearchBox } from '../../lists/search-box';
import { pageTitle } from '../../title/page-title';
import { allRegions } from '../all-regions';
import { peopleTexts } from '../people-texts';
import { Registry } from '../registry';
import { RegistryTabs } from '../registry-tabs';
import { MemberPairs } from '../merging/member-pairs';
import { MemberTable } from './member-table';
import { Members } from '../people.operations';
import { membersTexts } from './members-texts';
import { RegisterMember } from './register-member';

/**
 * The members of the federation by licence: of a club, a region, a category (`?club=…&region=…&category=…`), or found by name.
 * The name stands in no address: addresses are kept by browsers and written into logs.
 */
@Component({
  selector: 'arb-members-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, Listed, MemberPairs, MemberTable, RegisterMember, RegistryTabs, SearchBox],
  templateUrl: './members-page.html',
  styleUrl: '../registry-page.scss',
})
export class MembersPage {
  private readonly router = inject(Router);
  private readonly registry = inject(Registry);
  protected readonly session = inject(Session);
  protected readonly texts = pageTexts(membersTexts);
  protected readonly words = pageTexts(peopleTexts);
  readonly club = input<string>();
  readonly region = input<string>();
  readonly category = input<string>();
  protected readonly named = signal('');
  protected readonly regions = allRegions();
  protected readonly list = furtherPages(
    Members,
    () => ({
      ...{ club: this.club() ?? null, region: this.region() ?? null, category: this.category() ?? null },
      ...{ named: this.named() || null, atLeast: this.registry.seen() },
    }),
    ({ members }) => members,
  );
  protected readonly narrowed = computed(() =>
    [this.club(), this.region(), this.category(), this.named() || undefined].some(
      (each) => each !== undefined,
    ),
  );
  protected readonly lead = computed(() => {
    const count = this.list.query.data()?.members.totalCount;
    if (count === undefined) return '';
    return this.named() === '' ? this.texts().lead(count) : this.texts().maybe(count);
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected narrow(queryParams: Readonly<Record<string, string | null>>): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }
}
