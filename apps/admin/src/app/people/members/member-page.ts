import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  type ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { fullName, type Privacy } from '@arbitre/rules/federation';
import { Session } from '../../account/account';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { LeagueRecord } from '../../leagues/league-record';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { Registry } from '../registry';
import { type DatedLine, SpanTable } from '../span-table';
import { MemberIdentity } from '../merging/member-identity';
import { mergingTexts } from '../merging/merging-texts';
import { MemberActs } from './member-acts';
import { MemberResults } from './member-results';
import { OneMember } from '../people.operations';
import { membersTexts } from './members-texts';

/** One member: licences by season, clubs and categories from day to day; who it is, for those who may know. */
@Component({
  selector: 'arb-member-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, MemberActs, MemberIdentity, LeagueRecord, MemberResults, SpanTable],
  templateUrl: './member-page.html',
  styleUrl: '../registry-page.scss',
})
export class MemberPage {
  private readonly registry = inject(Registry);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(membersTexts);
  protected readonly words = pageTexts(mergingTexts);
  readonly licence = input.required<string>();
  protected readonly query = liveQuery(OneMember, () => ({
    ...{ licence: this.licence(), atLeast: this.registry.seen() },
  }));
  protected readonly name = computed(() => {
    const member = this.query.data()?.member;
    if (member?.erased === true) return this.texts().erased;
    const personal = member?.personal;
    return personal ? fullName(personal) : this.licence();
  });

  protected readonly privacy = computed((): string => {
    const chosen = this.query.data()?.member?.privacy as Privacy | undefined;
    return chosen === undefined ? '' : this.texts().privacies[chosen];
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

  private readonly notice = viewChild<ElementRef<HTMLElement>>('notice');
  /** Whom this page showed last with a name and acts. */
  private shown: string | null = null;

  constructor() {
    effect(() => {
      this.keepFocus();
    });
    effect(() => {
      this.session.place.set({ member: this.licence() });
    });
    // Titles of tabs are kept by browsers: a licence says who it is to nobody else.
    pageTitle(() => [this.licence(), this.texts().title]);
  }

  /** The form that erases goes with what it erased: where it had the focus, the notice that stands instead has it. */
  private keepFocus(): void {
    const member = this.query.data()?.member;
    const notice = this.notice()?.nativeElement;
    if (member?.erased === false) this.shown = member.licence;
    if (notice === undefined || member?.licence !== this.shown) return;
    this.shown = null;
    if (document.activeElement === document.body) notice.focus();
  }
}
