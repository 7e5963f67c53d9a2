import {
  afterRenderEffect,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  DOCUMENT,
  effect,
  ElementRef,
  inject,
  input,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { GameOnPage } from '../games/game-on-page';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { Standings } from '../standings/standings.operations';
import { pageTitle } from '../title/page-title';
import { hallTexts } from './hall-texts';
import { screensOf } from './screens';

/** How long a screen stays: what people at the back need to find their names. */
const STAYS_MS = 12_000;
/** What stands around the rows below the head, and a row, in parts of the font that the screen is set in. */
const AROUND = 4;
const ROW = 1.95;

/** The standings for the wall of a hall: large, dark, all fields and pages one after the other, and new as results come in. */
@Component({
  selector: 'arb-hall-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [CompetitionContext, GameOnPage],
  templateUrl: './hall-page.html',
  styleUrl: './hall-page.scss',
  host: {
    '(document:keydown)': 'press($event)',
    '(window:resize)': 'measure()',
  },
})
export class HallPage {
  private readonly graphql = inject(GraphQL);
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
  private readonly header = viewChild.required<ElementRef<HTMLElement>>('header');
  private readonly most = signal(12);
  protected readonly screens = computed(() => screensOf(this.list.nodes(), this.most()));
  private readonly turn = signal(0);
  protected readonly at = computed(() =>
    this.screens().length === 0 ? 0 : this.turn() % this.screens().length,
  );
  protected readonly screen = computed(() => this.screens()[this.at()] ?? null);
  protected readonly paused = signal(false);

  constructor() {
    const game = inject(GameOnPage);
    effect(() => {
      this.context.id.set(this.id());
    });
    effect(() => {
      game.id.set(this.context.head()?.game ?? '');
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
    const { documentElement } = inject(DOCUMENT);
    const { scheme } = documentElement.dataset;
    documentElement.dataset.scheme = 'dark';
    const timer = setInterval(() => {
      if (!this.paused()) this.go(1);
    }, STAYS_MS);
    inject(DestroyRef).onDestroy(() => {
      clearInterval(timer);
      if (scheme === undefined) delete documentElement.dataset.scheme;
      else documentElement.dataset.scheme = scheme;
    });
    // A long name takes two lines of the head.
    afterRenderEffect(() => {
      this.context.head();
      this.measure();
    });
  }

  protected measure(): void {
    const em = Math.max(20, Math.min(innerWidth / 40, innerHeight / 22));
    const below = innerHeight - this.header().nativeElement.offsetHeight;
    this.most.set(Math.max(4, (below / em - AROUND) / ROW));
  }

  protected press(event: KeyboardEvent): void {
    if (event.key === ' ') {
      event.preventDefault();
      this.paused.update((paused) => !paused);
    } else if (event.key === 'ArrowRight') this.go(1);
    else if (event.key === 'ArrowLeft') this.go(-1);
    else if (event.key === 'Escape') void this.router.navigate(['/competitions', this.id()]);
  }

  protected total(text: string): string {
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }

  private go(by: number): void {
    const count = Math.max(1, this.screens().length);
    this.turn.update((turn) => ((turn % count) + by + count) % count);
  }
}
