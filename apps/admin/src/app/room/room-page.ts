import { ChangeDetectionStrategy, Component, computed, effect, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { pageTitle } from '../title/page-title';
import { RoomDeals } from './room-deals';
import { minutesSince, roundNow, tilesOf, type Tile } from './room-tiles';
import { roomTexts } from './room-texts';

/** The room: a tile for each table of the round that is played, with what it lacks and how long ago it wrote something. */
@Component({
  selector: 'arb-room-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  providers: [RoomDeals],
  templateUrl: './room-page.html',
  styleUrl: './room-page.scss',
})
export class RoomPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(roomTexts);
  protected readonly context = inject(CompetitionContext);
  private readonly game = inject(GameOnPage);
  protected readonly room = inject(RoomDeals);
  readonly session = input<string>();
  protected readonly sessions = computed(() => {
    const head = this.context.head();
    const numbers = [
      ...(head?.sessions ?? []).map(({ number }) => number),
      ...(head?.boards ?? []).map(({ session }) => session),
    ];
    return [...new Set(numbers)].sort((a, b) => a - b);
  });
  protected readonly shownSession = computed(() => Number(this.session() ?? this.sessions().at(-1) ?? 1));
  protected readonly round = computed(() =>
    roundNow(this.room.round(), this.room.planned(), this.room.deals()),
  );
  protected readonly tiles = computed(() =>
    tilesOf(this.round(), this.room.planned(), this.room.deals(), this.room.calls()),
  );
  protected readonly lacking = computed(() => this.tiles().reduce((sum, { missing }) => sum + missing, 0));

  constructor() {
    pageTitle(() => [this.texts().title, this.context.head()?.name ?? '']);
    effect(() => {
      if (this.context.head() !== null) this.room.session.set(this.shownSession());
    });
  }

  /** The number of the table, or the name of the team that is at home there. */
  protected name({ table, entry, name }: Tile): string {
    if (name !== null) return name[this.language.code()];
    return this.texts().table((entry === null ? undefined : this.room.entries().get(entry)?.name) ?? table);
  }

  protected age({ last, done, deal }: Tile): string {
    if (last === null && deal === null && done > 0) return '';
    return last === null ? this.texts().never : this.texts().age(minutesSince(last, this.room.now()));
  }

  /** Where a tile leads: the deal that waits for the arbiter, the lines of the table, or its part of the session. */
  protected link({ called, disputed, calledTo }: Tile): readonly (string | number)[] {
    const judged = called ?? disputed;
    if (judged !== null) return ['/deals', judged];
    const id = this.context.id();
    if (calledTo) return ['/competitions', id, 'arbiter'];
    return this.context.hasLines()
      ? ['/competitions', id, 'entry']
      : ['/competitions', id, 'sessions', this.shownSession()];
  }

  protected query(tile: Tile): Readonly<Record<string, string | number>> {
    const { called, disputed, calledTo, round, table, next } = tile;
    if (called !== null || disputed !== null || calledTo) return {};
    const session = this.shownSession();
    if (this.context.hasLines()) return { session, round, table, ...(next === null ? {} : { board: next }) };
    return this.game.face()?.sessionQuery?.(round, table) ?? {};
  }
}
