import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
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
import { allRegions } from '../people/all-regions';
import { ActEffect } from './act-effect';
import { DivisionContext, seasonOf } from './division-context';
import { DivisionList } from './division-list';
import { EnterDivisionList } from './division-list.operations';
import {
  enteringFields,
  entryChoices,
  type EntryKind,
  enumOf,
  leavingFields,
  partsTyped,
  rosterFields,
} from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { bringingFields, movingFields, undoingFields } from './moving-fields';
import { oneTeam } from './one-team';
import { ownClubs } from './own-clubs';
import {
  BringPoints,
  type BringPointsVariables,
  DivisionEntries,
  type DivisionEntriesResult,
  EnterDivision,
  LeaveDivision,
  type LeaveDivisionVariables,
  MoveEntry,
  type MoveEntryVariables,
  NameRoster,
  SeasonDivisions,
  UndoEntryMove,
  type UndoEntryMoveVariables,
} from './leagues.operations';
import { bringingAct, leavingAct, movingAct, moveTyped, pointsTyped, undoingAct } from './typed-acts';

type Entry = NonNullable<DivisionEntriesResult['division']>['entries'][number];
type Member = Entry['members'][number];

/** Who is in a division, waits or has left; entering, withdrawing and naming the players of a team. */
@Component({
  selector: 'arb-division-entries',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, ActEffect, DivisionList, RouterLink, TakeAway],
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
  private readonly there = computed(() => this.entries().filter(({ place }) => place !== 'LEFT'));
  private readonly regions = allRegions();
  private readonly seasonDivisions = liveQuery(SeasonDivisions, () =>
    this.context.id() === '' ? null : { season: seasonOf(this.context.id()) },
  );
  private readonly otherDivisions = computed(() =>
    (this.seasonDivisions.data()?.divisions.nodes ?? [])
      .filter(({ id }) => id !== this.context.id())
      .map(({ id, title }) => ({ value: id, label: title })),
  );
  protected readonly leaving = computed(() =>
    this.context.may('leaveDivision') && this.there().length > 0
      ? leavingFields(this.texts(), entryChoices(this.there()), this.otherDivisions())
      : null,
  );
  protected readonly moving = computed(() =>
    this.context.may('moveEntry') && this.there().length > 0
      ? movingFields(this.texts(), entryChoices(this.there()), this.regions() ?? [], this.clubs.choices())
      : null,
  );
  protected readonly undoing = computed(() => {
    const moved = this.there().filter(({ moves }) => moves.length > 0);
    return this.context.may('undoEntryMove') && moved.length > 0
      ? undoingFields(this.texts(), entryChoices(moved))
      : null;
  });
  protected readonly bringing = computed(() =>
    this.context.may('bringPoints') && this.there().length > 0 && this.otherDivisions().length > 0
      ? bringingFields(this.texts(), entryChoices(this.there()), this.otherDivisions())
      : null,
  );
  protected readonly roster = computed(() => {
    if (this.kind() !== 'team') return null;
    const there = this.entries().filter(
      ({ place, club }) => place !== 'LEFT' && this.own.mayFor('nameRoster', club),
    );
    return there.length === 0 ? null : rosterFields(this.texts(), entryChoices(there));
  });

  /** What stands in the form that is open. */
  protected readonly typed = signal<Given>({});
  protected readonly leavingAct = computed(() => leavingAct(this.typed()));
  protected readonly movingAct = computed(() => movingAct(this.typed()));
  protected readonly undoingAct = computed(() => undoingAct(this.typed()));
  protected readonly bringingAct = computed(() => bringingAct(this.typed()));

  protected who(members: readonly Member[]): string {
    return members.map(({ name, erased }) => name ?? (erased ? this.texts().erased : '…')).join(', ');
  }

  protected readonly enter = (given: Given): Promise<boolean> => {
    const { name = '', members = '', club = '', from = '' } = given;
    const licences = partsTyped(members);
    const taken = new Set(this.entries().map(({ entry }) => entry));
    // A team and its players are written at once, or neither.
    if (this.kind() === 'team' && licences.length > 0)
      return this.writes.write(EnterDivisionList, 'enterDivisionList', {
        division: this.context.id(),
        list: oneTeam({ name, club, from, licences }),
      });
    return this.writes.write(EnterDivision, 'enterDivision', {
      ...{ division: this.context.id(), members: licences },
      entry: entryIdOf(name === '' ? licences.join('-') : name, taken),
      ...(name === '' ? {} : { name }),
      ...(club === '' ? {} : { club }),
      ...(from === '' ? {} : { from: Number(from) }),
    });
  };

  protected readonly move = (given: Given) => {
    const { reason = '', decidedBy = '' } = given;
    return this.writes.write(MoveEntry, 'moveEntry', {
      ...{ division: this.context.id(), ...moveTyped(given), reason },
      decidedBy: enumOf(decidedBy) as MoveEntryVariables['input']['decidedBy'],
    });
  };

  protected readonly undo = ({ entry = '', reason = '', decidedBy = '' }: Given) =>
    this.writes.write(UndoEntryMove, 'undoEntryMove', {
      ...{ division: this.context.id(), entry, reason },
      decidedBy: enumOf(decidedBy) as UndoEntryMoveVariables['input']['decidedBy'],
    });

  protected readonly bring = (given: Given) => {
    const { reason = '', decidedBy = '' } = given;
    return this.writes.write(BringPoints, 'bringPoints', {
      ...{ division: this.context.id(), ...pointsTyped(given), reason },
      decidedBy: enumOf(decidedBy) as BringPointsVariables['input']['decidedBy'],
    });
  };

  /** Where it went, or what it was called. */
  protected readonly moved = ({ moves, leftFor }: Entry): string => {
    const texts = this.texts();
    const places = moves.map(({ region, club, name, since }) =>
      texts.movedTo(this.regionName(region) ?? club ?? name ?? '', since),
    );
    return [...places, ...(leftFor === null ? [] : [texts.movedTo(leftFor, null)])].join(' · ');
  };

  private regionName(region: string | null): string | null {
    return region === null ? null : (this.regions()?.find(({ id }) => id === region)?.name ?? region);
  }

  protected readonly leave = ({ entry = '', why = '', results = '', to = '' }: Given) =>
    this.writes.write(LeaveDivision, 'leaveDivision', {
      ...{ division: this.context.id(), entry },
      why: why as LeaveDivisionVariables['input']['why'],
      ...(to === '' || why !== 'MOVED' ? {} : { to }),
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
