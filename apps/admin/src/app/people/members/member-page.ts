import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { Registry } from '../registry';
import { type DatedLine, SpanTable } from '../span-table';
import { MemberActs } from './member-acts';
import { OneMember } from '../people.operations';
import { membersTexts } from './members-texts';

/** One member: licences by season, clubs and categories from day to day; who it is, for those who may know. */
@Component({
  selector: 'arb-member-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, MemberActs, SpanTable],
  templateUrl: './member-page.html',
  styleUrl: '../registry-page.scss',
})
export class MemberPage {
  private readonly registry = inject(Registry);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(membersTexts);
  readonly licence = input.required<string>();
  protected readonly query = liveQuery(OneMember, () => ({
    ...{ licence: this.licence(), atLeast: this.registry.seen() },
  }));
  protected readonly name = computed(() => {
    const member = this.query.data()?.member;
    if (member?.erased === true) return this.texts().erased;
    const personal = member?.personal;
    return personal ? `${personal.givenName} ${personal.familyName}` : this.licence();
  });

  protected readonly clubs = computed((): readonly DatedLine[] =>
    (this.query.data()?.member?.clubs ?? []).map(({ club, ...days }) => ({
      ...{ ...days, says: club.name, link: ['/clubs', club.number] },
    })),
  );
  protected readonly categories = computed((): readonly DatedLine[] =>
    (this.query.data()?.member?.categories ?? []).map(({ category, ...days }) => ({
      ...days,
      says: category,
    })),
  );

  constructor() {
    this.session.place.set({});
    // Titles of tabs are kept by browsers: a licence says who it is to nobody else.
    pageTitle(() => [this.licence(), this.texts().title]);
  }
}
