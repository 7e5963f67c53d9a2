import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  input,
  type OnInit,
  signal,
} from '@angular/core';
import type { Article } from '@arbitre/rules/kernel/articles';
import type { RulingLaws } from '@arbitre/rules/kernel/laws/law';
import { Announcer } from '../../announce/announcer';
import { GameOnPage } from '../../games/game-on-page';
import { GraphQL } from '../../graphql/client';
import { Commands } from '../../keyboard/commands';
import { Hotkeys } from '../../keyboard/hotkeys';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { appealTexts } from './appeal-texts';
import { EffectTable } from '../../standings/effect-table';
import { ArticlePicker } from './article-picker';
import { deskTexts } from './desk-texts';
import { LawForm } from './law-form';
import { lawTexts } from './law-texts';
import { byLawIn, fittedTo, givesOf, NOTHING_TYPED } from './typed-by-law';
import { adjustmentsIn, type Bounds, type GivenSide, shortGiven } from './given-sides';
import { EffectOfRuling, type EffectOfRulingResult } from './ruling.operations';

const nothing: GivenSide = { kind: '', amount: '' };

/** The arbiter’s ruling: an article of the game, what each side gets, the reason, and what it will change before it is given. */
@Component({
  selector: 'arb-ruling-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ArticlePicker, EffectTable, LawForm],
  templateUrl: './ruling-form.html',
  styles: `
    form {
      display: grid;
      gap: 0.625rem;
      padding-top: 0.5rem;
    }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 0.375rem;
      align-items: center;
      margin: 0;
      padding: 0;
      border: 0;
    }
    fieldset input {
      width: 6rem;
    }
    fieldset input.share {
      width: 4rem;
    }
    fieldset input.long {
      width: 14rem;
    }
    form > button {
      justify-self: start;
    }
  `,
})
export class RulingForm implements OnInit {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly hotkeys = inject(Hotkeys);
  private readonly commands = inject(Commands);
  private readonly here = inject(DestroyRef);
  protected readonly writes = inject(DealWrites);
  protected readonly game = inject(GameOnPage);
  protected readonly language = inject(Language);
  private readonly announcer = inject(Announcer);
  private readonly graphql = inject(GraphQL);
  protected readonly texts = pageTexts(deskTexts);
  /** Average plus, average, average minus. */
  protected readonly shares = [60, 50, 40] as const;
  protected readonly bounds = ['least', 'most'] as const;
  readonly deal = input.required<DealOnPage>();
  readonly articles = input.required<readonly Article[]>();
  readonly scale = input.required<Bounds>();
  /** What the game's laws ask of a ruling; null where it is words and scores alone. */
  readonly laws = input<RulingLaws | null>(null);
  /** The appeal that is decided; null: a ruling is given. */
  readonly appeal = input<string | null>(null);
  protected readonly appealTexts = pageTexts(appealTexts);
  protected readonly outcomes = ['UPHELD', 'CHANGED', 'DISMISSED'] as const;
  protected readonly outcome = signal<(typeof this.outcomes)[number]>('UPHELD');
  /** Whether it gives sides something: a ruling does, and a decision that changes one. */
  protected readonly rules = computed(() => this.appeal() === null || this.outcome() === 'CHANGED');
  protected readonly opened = signal(false);
  protected readonly article = signal('');
  protected readonly reason = signal('');
  protected readonly lawTexts = pageTexts(lawTexts);
  protected readonly typedByLaw = signal(NOTHING_TYPED);
  private readonly known = computed(() => this.articles().some(({ id }) => id === this.article().trim()));
  protected readonly asked = computed(() => (this.rules() && this.known() ? this.laws() : null));
  protected readonly byLaw = computed(() => fittedTo(this.asked(), this.article().trim(), this.typedByLaw()));
  private readonly foundByLaw = computed(() => byLawIn(this.asked(), this.article().trim(), this.byLaw()));
  private readonly gives = computed(() => givesOf(this.asked(), this.byLaw()));
  protected readonly scores = computed(() => this.gives() !== 'nothing' && this.gives() !== 'penalty');
  private readonly given = signal<Readonly<Record<string, GivenSide>>>({});
  protected readonly sides = computed(() => {
    const { least, most, step } = this.scale();
    return this.deal().sides.map(({ side }) => {
      const own = this.given()[side] ?? nothing;
      const bounds = own.kind === 'artificial' ? ([0, 100, 1] as const) : ([least, most, step] as const);
      const { weighed, form } = this.texts();
      const told =
        own.kind === 'weighted' ? weighed : own.kind === 'apart' ? form : this.texts().bounds(...bounds);
      return { side, ...own, bounds: told };
    });
  });
  /** None where the outcome gives nobody a score; null while something that is typed cannot be given. */
  private readonly adjustments = computed(() => {
    if (!this.scores()) return [];
    const given = adjustmentsIn(this.given(), this.scale());
    const typed = Object.values(this.given()).some(({ kind }) => kind !== '');
    return given ?? (this.gives() === 'either' && !typed ? [] : null);
  });
  private readonly penalties = computed(() => this.foundByLaw()?.penalties ?? []);
  protected readonly complete = computed(
    () =>
      this.reason().trim() !== '' &&
      (!this.rules() || (this.adjustments() !== null && this.known() && this.foundByLaw() !== null)),
  );
  /** The result stands: each side is assigned what it scored. */
  protected readonly canStand = computed(() => this.deal().sides.every(({ score }) => score !== null));
  protected readonly effect = signal<EffectOfRulingResult['rulingEffect'] | null>(null);

  protected readonly sideNames = computed(() =>
    this.deal()
      .sides.map(({ side }) => this.game.side(side))
      .join(' / '),
  );
  /** Such as `60/40`, or points where the game has no top. */
  protected readonly example = computed(() => {
    const { percent, least, most } = this.scale();
    const amounts = percent ? [60, 40, 40, 40] : [Math.min(most, 100), Math.max(least, -100), 0, 0];
    return amounts.slice(0, this.deal().sides.length).join('/');
  });

  constructor() {
    effect((onCleanup) => {
      const adjustments = this.adjustments();
      const deal = this.deal().id;
      const penalties = this.penalties();
      const nothing = adjustments === null || adjustments.length + penalties.length === 0;
      if (!this.opened() || nothing || !this.rules()) {
        this.effect.set(null);
        return;
      }
      let current = true;
      this.graphql.ask(EffectOfRuling, { deal, adjustments, penalties }).then(
        ({ rulingEffect }) => {
          if (current) this.effect.set(rulingEffect);
        },
        () => undefined,
      );
      onCleanup(() => {
        current = false;
      });
    });
  }

  /** `R` opens it: a decision on an appeal has its own place. */
  ngOnInit(): void {
    if (this.appeal() !== null) return;
    const run = (): void => {
      const details = this.host.nativeElement.querySelector('details');
      if (details !== null) details.open = true;
      this.host.nativeElement.querySelector<HTMLElement>('[name=ruling-article]')?.focus();
    };
    this.hotkeys.bind({ r: run }, this.here);
    this.commands.offer(() => [{ id: 'give-ruling', label: this.texts().ruling, key: 'R', run }], this.here);
  }

  /** Scores in one line come next: the outcome of the law stands before them, one step back. */
  protected picked(): void {
    this.host.nativeElement.querySelector<HTMLElement>('[name=ruling-short]')?.focus();
  }

  /** What is no such line yet changes nothing. */
  protected giveShort(text: string): void {
    const given = shortGiven(text, this.deal().sides, this.scale());
    if (given !== null) this.given.set(given);
  }

  protected set(side: string, change: Partial<GivenSide>): void {
    this.given.update((all) => ({ ...all, [side]: { ...(all[side] ?? nothing), ...change } }));
  }

  protected limit(side: string, bound: 'least' | 'most', percent: string): void {
    this.set(side, { [bound]: percent });
  }

  protected letStand(): void {
    this.given.set(
      Object.fromEntries(
        this.deal().sides.map(({ side, score }) => [side, { kind: 'assigned', amount: String(score ?? 0) }]),
      ),
    );
  }

  protected async give(event: Event, more: HTMLDetailsElement): Promise<void> {
    event.preventDefault();
    if (!this.complete() || !(await this.send())) return;
    this.article.set('');
    this.reason.set('');
    this.typedByLaw.set(NOTHING_TYPED);
    this.given.set({});
    more.open = false;
    more.querySelector('summary')?.focus();
    this.announcer.say(this.appeal() === null ? this.texts().given : this.appealTexts().decided);
  }

  private send(): Promise<boolean> {
    const appeal = this.appeal();
    const reason = this.reason().trim();
    const ruling = { article: this.article().trim(), adjustments: this.adjustments() ?? [] };
    if (appeal === null)
      return this.writes.rule(this.deal(), { ...ruling, reason, ...(this.foundByLaw() ?? {}) });
    const decision = { appeal, outcome: this.outcome(), reason };
    if (!this.rules()) return this.writes.decide(this.deal(), decision);
    const { outcome, ...found } = this.foundByLaw() ?? {};
    const ruled = outcome === undefined ? {} : { ruled: outcome };
    return this.writes.decide(this.deal(), { ...decision, ...ruling, ...found, ...ruled });
  }
}
