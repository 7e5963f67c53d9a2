import { NgComponentOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  input,
  untracked,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { GameOnPage, partOf } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { openAppeals } from '../standings/appeals/appeals-open';
import { appealsTexts } from '../standings/appeals/appeals-texts';
import { CompetitionContext } from '../standings/competition-context';
import { Standings } from '../standings/standings.operations';
import { pageTitle } from '../title/page-title';
import { hallTexts } from './hall-texts';
import { screensOf } from './screens';
import { turning } from './turning';
import { WallSessions } from './wall-sessions';

/** The standings for the wall of a hall: large, dark, all fields and pages one after the other, and new as results come in. */
@Component({
  selector: 'arb-hall-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgComponentOutlet],
  providers: [CompetitionContext, GameOnPage, WallSessions],
  templateUrl: './hall-page.html',
  styleUrl: './hall-page.scss',
  host: {
    '(document:keydown)': 'press($event)',
    '(window:resize)': 'measure()',
  },
})
export class HallPage {
  private readonly graphql = inject(GraphQL);
  private readonly game = inject(GameOnPage);
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly texts = pageTexts(hallTexts);
  readonly id = input.required<string>();
  private readonly variables = computed(() =>
    this.context.head() === null ? null : { id: this.context.id() },
  );
  protected readonly list = furtherPages(
    Standings,
    this.variables,
    ({ competition }) => competition?.standings ?? null,
  );
  protected readonly appeals = openAppeals(() =>
    this.context.head() === null ? null : { id: this.context.id(), atLeast: this.context.changed() },
  );
  protected readonly appealsTexts = pageTexts(appealsTexts);
  /** What the game has beside each name, from its sessions. */
  protected readonly beside = partOf(() => this.game.face()?.wall);
  protected readonly sessions = inject(WallSessions);
  private readonly header = viewChild.required<ElementRef<HTMLElement>>('header');
  private readonly wall = turning((most) => screensOf(this.list.nodes(), most), {
    head: () => this.header().nativeElement,
    named: () => [this.context.head(), this.appeals.open()],
    leave: () => void this.router.navigate(['/competitions', this.id()]),
  });
  protected readonly screens = this.wall.screens;
  protected readonly at = this.wall.at;
  protected readonly screen = this.wall.screen;
  protected readonly paused = this.wall.paused;
  protected readonly measure = this.wall.measure;
  protected readonly press = this.wall.press;

  constructor() {
    effect(() => {
      this.context.id.set(this.id());
    });
    effect(() => {
      this.game.id.set(this.context.head()?.game ?? '');
    });
    pageTitle(() => [this.texts().title, this.context.head()?.name]);
    // A wall shows all of them: nobody scrolls there.
    effect(() => {
      if (this.list.more()) untracked(() => void this.list.showMore());
    });
    effect(() => {
      const atLeast = this.context.changed();
      const variables = untracked(this.variables);
      if (atLeast === null || variables === null) return;
      this.graphql.ask(Standings, { ...variables, atLeast }).catch(() => undefined);
    });
  }

  protected total(text: string): string {
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }
}
