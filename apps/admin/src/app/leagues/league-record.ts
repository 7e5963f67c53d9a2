import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Registry } from '../people/registry';
import { leaguesTexts } from './leagues-texts';
import { ClubRecord, type ClubRecordResult, MemberRecord, OwnRecord } from './record.operations';
import { recordTexts } from './record-texts';

type Known = NonNullable<ClubRecordResult['club']>;
type Row = Known['divisions'][number];

/** What a club, a member or whoever is signed in came to in divisions, the newest season first, and which matches come next. */
@Component({
  selector: 'arb-league-record',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './league-record.html',
  styles: `
    :host {
      display: grid;
      gap: 1rem;
    }

    .told {
      display: grid;
      gap: 0.5rem;
      padding: 1rem;
    }
  `,
})
export class LeagueRecord {
  private readonly registry = inject(Registry);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(recordTexts);
  protected readonly leagues = pageTexts(leaguesTexts);
  /** A club by its number or a member by the licence; neither: the member that the account is. */
  readonly club = input<string>();
  readonly member = input<string>();
  private readonly atLeast = this.registry.seen;
  private readonly ofClub = liveQuery(ClubRecord, () => {
    const number = this.club();
    return number === undefined ? null : { number, atLeast: this.atLeast() };
  });
  private readonly ofMember = liveQuery(MemberRecord, () => {
    const licence = this.member();
    return licence === undefined ? null : { licence, atLeast: this.atLeast() };
  });
  private readonly own = liveQuery(OwnRecord, () =>
    this.club() === undefined && this.member() === undefined ? { atLeast: this.atLeast() } : null,
  );
  private readonly known = computed(
    () => this.ofClub.data()?.club ?? this.ofMember.data()?.member ?? this.own.data()?.myMember ?? null,
  );
  protected readonly rows = computed(() => this.known()?.divisions ?? null);
  protected readonly fixtures = computed(() => this.known()?.fixtures ?? []);
  /** Of one member nobody has to be told who plays. */
  protected readonly showsPlayers = computed(() => this.club() !== undefined);

  protected place({ rank, tiedWith, unranked, place }: Row): string {
    const leagues = this.leagues();
    if (place !== 'PLAYING') return leagues.places[place];
    if (unranked !== null) return leagues.unranked[unranked.toLowerCase().replace('_', '-')] ?? unranked;
    if (rank === null) return '–';
    const shared = tiedWith !== null && tiedWith > 0 ? ` (${leagues.tied(tiedWith)})` : '';
    return `${this.language.ordinal(rank)}${shared}`;
  }

  protected outcome({ outcome }: Row): string {
    const words: Readonly<Record<string, string>> = this.leagues().outcomes;
    return words[outcome?.toLowerCase() ?? ''] ?? '';
  }

  protected sides(fixture: Known['fixtures'][number]): string {
    return fixture.sides.map(({ name }) => name).join(' – ');
  }

  protected called({ name, erased }: Row['players'][number]): string {
    return name ?? (erased ? this.leagues().erased : '…');
  }
}
