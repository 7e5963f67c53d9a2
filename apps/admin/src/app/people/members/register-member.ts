import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { RegistryWrites, registryWrites } from '../registry';
import { registeringFields } from './member-fields';
import { RegisterMember as Register } from '../people.operations';
import { membersTexts } from './members-texts';
import { personalOf } from './personal-of';
import { suggestedClubs } from './suggested-clubs';

/** Gives somebody a licence: for whoever may. */
@Component({
  selector: 'arb-register-member',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: registryWrites,
  template: `
    @if (offered()) {
      <arb-act-button
        main
        act="registerMember"
        [label]="texts().register"
        [submit]="texts().registerDo"
        [fields]="fields()"
        [write]="register"
        (typing)="clubs.typing($event)"
      />
    }
  `,
})
export class RegisterMember {
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly texts = pageTexts(membersTexts);
  protected readonly clubs = suggestedClubs();
  readonly club = input<string>();
  protected readonly offered = computed(() => {
    const may = this.club() === undefined ? this.session.anywhere() : this.session.operations();
    return may.has('registerMember');
  });
  protected readonly fields = computed(() =>
    registeringFields(this.texts(), this.clubs.choices(), this.club()),
  );

  protected readonly register = (given: Given): Promise<boolean> => {
    const { licence = '', category = '', club = '', from = '', year, privacy } = given;
    const terms = { licence, category, club, from, year: Number(year), privacy };
    return this.writes.write(Register, 'registerMember', { ...personalOf(given), ...terms });
  };
}
