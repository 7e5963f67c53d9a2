import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { heldNow, heldOn, today } from '../held';
import type { MemberLine } from '../people.operations';
import { membersTexts } from './members-texts';

/** Members as lines: who it is for those who may know, with the club and the category of today. */
@Component({
  selector: 'arb-member-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './member-table.html',
})
export class MemberTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(membersTexts);
  readonly members = input.required<readonly MemberLine[]>();

  protected nameOf({ personal, erased }: MemberLine): string {
    if (erased) return this.texts().erased;
    return personal === null ? '' : `${personal.familyName} ${personal.givenName}`;
  }

  protected clubOf({ clubs }: MemberLine) {
    return heldOn(clubs, today())?.club;
  }

  protected categoryOf({ categories }: MemberLine): string {
    return heldNow(categories)?.category ?? '';
  }
}
