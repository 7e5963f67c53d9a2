import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { fullName, type Privacy } from '@arbitre/rules/federation';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { LeagueRecord } from '../../leagues/league-record';
import { pageTexts } from '../../language/page-texts';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { heldOn, today } from '../held';
import { ChoosePrivacy } from '../people.operations';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { privacyFields } from './member-fields';
import { MemberResults } from './member-results';
import { membersTexts } from './members-texts';
import { MyMember } from './own-member.operations';

/** Which member one is: the own licence, club and results, and how the public reads the name. Nothing for whoever is none. */
@Component({
  selector: 'arb-own-member',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActButton, LeagueRecord, MemberResults],
  providers: registryWrites,
  templateUrl: './own-member.html',
  styleUrl: '../registry-page.scss',
  styles: ':host { display: contents; }',
})
export class OwnMember {
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(membersTexts);
  private readonly query = liveQuery(MyMember, () => ({ atLeast: this.registry.seen() }));
  protected readonly member = computed(() => this.query.data()?.myMember ?? null);
  protected readonly name = computed(() => {
    const { personal = null, licence = '' } = this.member() ?? {};
    return personal === null ? licence : fullName(personal);
  });
  protected readonly club = computed(() => heldOn(this.member()?.clubs ?? [], today())?.club);
  protected readonly privacy = computed(() => {
    const chosen = this.member()?.privacy as Privacy | undefined;
    return chosen === undefined ? '' : this.texts().shown(this.texts().privacies[chosen]);
  });
  protected readonly fields = computed(() => {
    const member = this.member();
    return member === null ? [] : privacyFields(this.texts(), member);
  });

  protected readonly choose = ({ privacy = '' }: Given): Promise<boolean> =>
    this.writes.write(ChoosePrivacy, 'choosePrivacy', { licence: this.member()?.licence ?? '', privacy });
}
