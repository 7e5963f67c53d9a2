import { Location } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  signal,
} from '@angular/core';
import { Title } from '@angular/platform-browser';
import { RouterLink } from '@angular/router';
import { gameOf, type GameId } from '@arbitre/rules';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Commands } from '../keyboard/commands';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { AuctionTable } from './auction-table';
import { copyText } from './clipboard';
import { DealChanged, DealPage as DealQuery } from './deal.operations';
import { DealTable, type SeatedEntry } from './deal-table';
import { EventList } from './event-list';
import { gameWords } from './game-words';
import { dealtHands } from './hands';
import { openingStep, outcomeOf, replayOf, stepIn } from './replay';
import { nextStop, previousStop } from './replay-stops';
import { ResultPanel } from './result-panel';
import { StepControls, type Move } from './step-controls';
import { handsSoFar } from '../skat/hands-so-far';
import { SkatBidding } from '../skat/skat-bidding';
import { SkatTable } from '../skat/skat-table';
import { SkatValue } from '../skat/skat-value';

const beat = 900;
const addressAfter = 120;

/** One deal, replayed in the browser by the rules that judged it; every step has its own address. */
@Component({
  selector: 'arb-deal-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    RouterLink,
    DealTable,
    StepControls,
    AuctionTable,
    EventList,
    ResultPanel,
    SkatTable,
    SkatBidding,
    SkatValue,
  ],
  templateUrl: './deal-page.html',
  styleUrl: './deal-page.scss',
})
export class DealPage {
  private readonly location = inject(Location);
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  readonly id = input.required<string>();
  /** The step in the address. */
  readonly givenStep = input<string | undefined>(undefined, { alias: 'step' });
  protected readonly query = liveQuery(DealQuery, () => ({ id: this.id() }));
  protected readonly deal = computed(() => this.query.data()?.deal ?? null);
  private readonly events = computed(() => this.deal()?.events ?? []);
  protected readonly replay = computed(() => replayOf(this.events()));
  /** A table of three hands and a skat has a page of its own. */
  protected readonly isSkat = computed(() => this.deal()?.game === ('skat' satisfies GameId));
  protected readonly words = computed(() => gameWords(this.deal()?.game ?? '', this.language.code()));
  protected readonly title = computed(() => {
    const board = this.deal()?.board ?? 0;
    return this.words()?.deal(board) ?? this.language.terms(this.deal()?.game ?? '').board(board);
  });
  protected readonly dealt = computed(() =>
    this.isSkat() ? handsSoFar(this.replay().views, this.step()) : dealtHands(this.replay().views),
  );
  /** What the score that stands holds: now, and at the step that is shown. */
  protected readonly outcome = computed(() => outcomeOf(this.events()));
  protected readonly outcomeAtStep = computed(() => outcomeOf(this.events().slice(0, this.step())));
  protected readonly entries = computed(
    () =>
      new Map<string, SeatedEntry>(
        (this.deal()?.seating ?? []).flatMap(({ seat, entry }) => (entry === null ? [] : [[seat, entry]])),
      ),
  );
  /** Follows the address; moves by itself in between. Kept when the deal grows while somebody reads it. */
  private readonly moved = linkedSignal<string | undefined, number | null>({
    source: this.givenStep,
    computation: () => null,
  });
  protected readonly step = computed(() => {
    const { steps } = this.replay();
    const step = this.moved() ?? stepIn(this.givenStep(), steps) ?? openingStep(this.events());
    return Math.min(step, steps);
  });
  protected readonly view = computed(() => this.replay().views[this.step()] ?? null);
  protected readonly hasRules = computed(() => gameOf(this.deal()?.ruleset ?? '') !== null);
  protected readonly gameHasAuction = computed(() =>
    this.replay().views.some((view) => view?.phase === 'auction'),
  );
  /** A score sheet has no auction to show. */
  protected readonly hasAuction = computed(() => this.deal()?.grain === 'full' && this.gameHasAuction());
  protected readonly hasCards = computed(() => dealtHands(this.replay().views).size > 0);
  protected readonly vulnerable = computed(() => this.view()?.facts.vulnerable ?? 'None');
  protected readonly playing = signal(false);
  protected readonly copied = signal<string | null>(null);
  private addressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const here = inject(DestroyRef);
    const title = inject(Title);
    effect(() => {
      const deal = this.deal();
      if (deal !== null) title.setTitle(`${this.title()} · ${deal.competition.name} · Arbitre`);
    });
    here.onDestroy(() => {
      clearTimeout(this.addressTimer);
    });
    this.bindKeys(here);
    this.followChanges();
    effect((onCleanup) => {
      if (!this.playing()) return;
      const timer = setInterval(() => {
        this.go(this.step() + 1);
        if (this.step() === this.replay().steps) this.playing.set(false);
      }, beat);
      onCleanup(() => {
        clearInterval(timer);
      });
    });
  }

  protected move(move: Move): void {
    const { stops, steps } = this.replay();
    if (move === 'play') {
      if (!this.playing() && this.step() === steps) this.go(0);
      this.playing.update((playing) => !playing);
      return;
    }
    this.playing.set(false);
    const target: Readonly<Record<Exclude<Move, 'play'>, () => number>> = {
      first: () => 0,
      last: () => steps,
      previous: () => this.step() - 1,
      next: () => this.step() + 1,
      previousTrick: () => previousStop(stops, this.step()),
      nextTrick: () => nextStop(stops, this.step()),
    };
    this.go(target[move]());
  }

  protected go(step: number): void {
    const { steps } = this.replay();
    const within = Math.max(0, Math.min(step, steps));
    this.moved.set(within);
    this.writeAddress(within);
  }

  /** A held arrow key makes thirty steps a second; browsers allow only a few changes of the address. */
  private writeAddress(step: number): void {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => {
      this.location.replaceState(`/deals/${encodeURIComponent(this.id())}`, `step=${step}`);
    }, addressAfter);
  }

  protected async copy(what: 'id' | 'link' | 'query'): Promise<void> {
    const texts = {
      id: this.id(),
      link: `${location.origin}/deals/${encodeURIComponent(this.id())}?step=${this.step()}`,
      query: `# { "id": "${this.id()}" }\n${DealQuery.loc?.source.body.trim() ?? ''}`,
    };
    await copyText(texts[what]);
    this.copied.set(what);
    this.announcer.say(this.language.texts().app.copied);
    setTimeout(() => {
      this.copied.set(null);
    }, 1600);
  }

  private bindKeys(here: DestroyRef): void {
    const to = (move: Move) => () => {
      this.move(move);
    };
    inject(Hotkeys).bind(
      {
        arrowleft: to('previous'),
        arrowright: to('next'),
        arrowup: to('previousTrick'),
        arrowdown: to('nextTrick'),
        home: to('first'),
        end: to('last'),
        space: to('play'),
      },
      here,
    );
    inject(Commands).offer(() => {
      const texts = this.language.texts().deal;
      return [
        { id: 'deal-play', label: texts.replay, key: 'Space', run: to('play') },
        { id: 'deal-id', label: texts.copyId, run: () => void this.copy('id') },
        { id: 'deal-link', label: texts.copyLink, run: () => void this.copy('link') },
        { id: 'deal-query', label: texts.copyQuery, run: () => void this.copy('query') },
      ];
    }, here);
  }

  private followChanges(): void {
    effect((onCleanup) => {
      const deal = this.id();
      const changes = this.graphql.client
        .subscribe({ query: DealChanged, variables: { deal } })
        .subscribe(({ data }) => {
          if (data === undefined) return;
          this.graphql
            .ask(DealQuery, { id: deal, atLeast: data.dealChanged.position })
            .catch(() => undefined);
        });
      onCleanup(() => {
        changes.unsubscribe();
      });
    });
  }
}
