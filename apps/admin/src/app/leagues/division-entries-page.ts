import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { entryIdOf, type LeagueRules } from '@arbitre/rules/leagues';
import { Session } from '../account/account';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites, registryWrites } from '../people/registry';
import { suggestedClubs } from '../people/members/suggested-clubs';
import { TakeAway, type Taken } from '../take-away/take-away';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { DivisionList } from './division-list';
import {
  enteringFields,
  entryChoices,
  type EntryKind,
  leavingFields,
  partsTyped,
  rosterFields,
} from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { ownClubs } from './own-clubs';
import {
  DivisionEntries,
  type DivisionEntriesResult,
  EnterDivision,
  LeaveDivision,
  type LeaveDivisionVariables,
  NameRoster,
} from './leagues.operations';

type Entry = NonNullable<DivisionEntriesResult['division']>['entries'][number];
type Member = Entry['members'][number];

/** Who is in a division, waits or has left; entering, withdrawing and naming the players of a team. */
@Component({
  selector: 'arb-division-entries',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, DivisionList, RouterLink, TakeAway],
  providers: registryWrites,
  templateUrl: './division-entries-page.html',
  styleUrl: '../people/registry-page.scss',
})
export class DivisionEntriesPage {
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly context = inject(DivisionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly document = DivisionEntries;
  protected readonly query = liveQuery(DivisionEntries, () => this.context.asked());
  protected readonly division = computed(() => this.query.data()?.division ?? null);
  protected readonly entries = computed(() => this.division()?.entries ?? []);
  /** The pages of clubs are for those with an account. */
  protected readonly signedIn = computed(() => this.session.account() !== null);
  private readonly clubs = suggestedClubs();
  protected readonly typing = (given: Given): void => {
    this.clubs.typing(given);
  };

  protected readonly pastes = computed(() => this.own.mayHere('enterDivisionList'));
  protected readonly kind = computed((): EntryKind => {
    const rules = this.division()?.rules.at(-1)?.rules as LeagueRules | undefined;
    return rules?.entries?.kind ?? (rules?.format === 'fixtures' ? 'team' : 'member');
  });

  private readonly own = ownClubs();

  protected readonly entering = computed(() => {
    if (!this.own.mayHere('enterDivision')) return null;
    if (this.context.may('enterDivision'))
      return enteringFields(this.texts(), this.kind(), this.clubs.choices());
    const own = this.own.choices();
    return enteringFields(this.texts(), this.kind(), own).map((field) => {
      if (field.name !== 'club') return field;
      const { optional: _, suggested: __, ...rest } = field;
      return { ...rest, choices: own, ...(own[0] === undefined ? {} : { value: own[0].value }) };
    });
  });
  protected readonly leaving = computed(() => {
    const there = this.entries().filter(({ place }) => place !== 'LEFT');
    return this.context.may('leaveDivision') && there.length > 0
      ? leavingFields(this.texts(), entryChoices(there))
      : null;
  });
  protected readonly roster = computed(() => {
    if (this.kind() !== 'team') return null;
    const there = this.entries().filter(
      ({ place, club }) => place !== 'LEFT' && this.own.mayFor('nameRoster', club),
    );
    return there.length === 0 ? null : rosterFields(this.texts(), entryChoices(there));
  });

  protected who(members: readonly Member[]): string {
    return members.map(({ name, erased }) => name ?? (erased ? this.texts().erased : '…')).join(', ');
  }

  protected readonly enter = (given: Given): Promise<boolean> => {
    const { name = '', members = '', club = '', from = '' } = given;
    const licences = partsTyped(members);
    const taken = new Set(this.entries().map(({ entry }) => entry));
    return this.writes.write(EnterDivision, 'enterDivision', {
      ...{ division: this.context.id(), members: licences },
      entry: entryIdOf(name === '' ? licences.join('-') : name, taken),
      ...(name === '' ? {} : { name }),
      ...(club === '' ? {} : { club }),
      ...(from === '' ? {} : { from: Number(from) }),
    });
  };

  protected readonly leave = ({ entry = '', why = '', results = '' }: Given) =>
    this.writes.write(LeaveDivision, 'leaveDivision', {
      ...{ division: this.context.id(), entry },
      why: why as LeaveDivisionVariables['input']['why'],
      ...(results === ''
        ? {}
        : { results: results as NonNullable<LeaveDivisionVariables['input']['results']> }),
    });

  protected readonly nameRoster = ({ entry = '', captain = '', players = '', substitutes = '' }: Given) =>
    this.writes.write(NameRoster, 'nameRoster', {
      ...{ division: this.context.id(), entry, captain },
      ...{ players: partsTyped(players), substitutes: partsTyped(substitutes) },
    });

  protected readonly take = (): Promise<Taken> => {
    const texts = this.texts();
    const entries = this.entries();
    return Promise.resolve({
      head: [texts.entry, texts.club, texts.players, texts.substitutes, texts.state],
      lines: entries.map((each) => [
        ...[each.name, each.clubName ?? '', this.who(each.members), this.who(each.substitutes)],
        texts.places[each.place],
      ]),
      data: entries,
    });
  };
}
