import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { RegistryWrites, registryWrites } from '../registry';
import {
  categoryFields,
  erasingFields,
  leavingFields,
  personalFields,
  privacyFields,
  renewalFields,
  transferFields,
} from './member-fields';
import {
  ChoosePrivacy,
  CorrectPersonal,
  EraseMember,
  LeaveClub,
  type OneMemberResult,
  RenewLicence,
  SetCategory,
  TransferMember,
} from '../people.operations';
import { membersTexts } from './members-texts';
import { personalOf } from './personal-of';
import { suggestedClubs } from './suggested-clubs';

type Member = NonNullable<OneMemberResult['member']>;

/** What may be done with one part of a member: its licences, clubs, categories, personal data. Nothing once it is erased. */
@Component({
  selector: 'arb-member-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: registryWrites,
  templateUrl: './member-acts.html',
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class MemberActs {
  private readonly writes = inject(RegistryWrites);
  protected readonly session = inject(Session);
  protected readonly texts = pageTexts(membersTexts);
  protected readonly clubs = suggestedClubs();
  readonly member = input.required<Member>();
  readonly about = input.required<'licences' | 'clubs' | 'categories' | 'personal'>();
  private readonly licence = computed(() => this.member().licence);
  protected readonly inClub = computed(() => this.member().clubs.at(-1)?.until === null);
  protected readonly renewal = computed(() => renewalFields(this.texts(), this.member().year ?? 0));
  protected readonly transferring = computed(() => transferFields(this.texts(), this.clubs.choices()));
  protected readonly leaving = computed(() => leavingFields(this.texts()));
  protected readonly categorising = computed(() => categoryFields(this.texts()));
  protected readonly correcting = computed(() => personalFields(this.texts(), this.member().personal));
  protected readonly privacy = computed(() => privacyFields(this.texts(), this.member()));
  protected readonly erasing = computed(() => erasingFields(this.texts(), this.licence()));

  protected may(operation: string): boolean {
    return !this.member().erased && this.session.operations().has(operation);
  }

  protected readonly renew = ({ year }: Given): Promise<boolean> =>
    this.writes.write(RenewLicence, 'renewLicence', { licence: this.licence(), year: Number(year) });

  protected readonly transfer = ({ club = '', from = '' }: Given): Promise<boolean> =>
    this.writes.write(TransferMember, 'transferMember', { licence: this.licence(), club, from });

  protected readonly leave = ({ on = '' }: Given): Promise<boolean> =>
    this.writes.write(LeaveClub, 'leaveClub', { licence: this.licence(), on });

  protected readonly categorise = ({ category = '', from = '' }: Given): Promise<boolean> =>
    this.writes.write(SetCategory, 'setCategory', { licence: this.licence(), category, from });

  protected readonly correct = (given: Given): Promise<boolean> =>
    this.writes.write(CorrectPersonal, 'correctPersonal', { licence: this.licence(), ...personalOf(given) });

  protected readonly choose = ({ privacy = '' }: Given): Promise<boolean> =>
    this.writes.write(ChoosePrivacy, 'choosePrivacy', { licence: this.licence(), privacy });

  protected readonly erase = ({ reason = '' }: Given): Promise<boolean> =>
    this.writes.write(EraseMember, 'eraseMember', { licence: this.licence(), reason });
}
