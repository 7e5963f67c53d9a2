import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  inject,
  input,
  signal,
} from '@angular/core';
import { ARBITER, type MatterOption, spoken, type WaitingView } from '@arbitre/rules/kernel/mistakes/matters';
import { Session } from '../../account/account';
import { NotationText } from '../../cards/notation-text';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ReasonForm } from '../../sessions/reason-form';
import { DealWrites } from '../deal-writes';
import type { DealOnPage } from '../result/result-panel';
import { Hotkeys } from '../../keyboard/hotkeys';
import { givenBy } from './given-by';
import { optionConsequence, optionLabel, type OptionLabel } from './option-label';
import { waitingTexts } from './waiting-texts';

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Options that have a key. */
const KEYS = 9;

/** What a deal waits for, whom for, and the acts by which they answer: offered to who may record them. */
@Component({
  selector: 'arb-waiting-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, ReasonForm],
  templateUrl: './waiting-panel.html',
  styleUrl: './waiting-panel.scss',
})
export class WaitingPanel {
  protected readonly writes = inject(DealWrites);
  private readonly may = inject(Session).may;
  protected readonly game = inject(GameOnPage);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(waitingTexts);
  readonly deal = input.required<DealOnPage>();
  readonly waiting = input.required<readonly WaitingView[]>();
  /** The option whose giver is asked for words. */
  protected readonly asking = signal<MatterOption | null>(null);
  /** Everything that may be done here, in its order: the digits stand for the first nine. */
  private readonly numbered = computed(() =>
    this.waiting().flatMap(({ options }) => options.filter(({ by }) => this.mayGive(by))),
  );
  protected readonly matters = computed(() =>
    this.waiting().map((matter) => {
      const options = matter.options.filter(({ by }) => this.mayGive(by));
      const groups = [...Map.groupBy(options, ({ by }) => by)];
      return {
        ...matter,
        options,
        whom: matter.for.map((seat) => this.who(seat)).join(', '),
        sentence: this.game.articleSays(matter.article),
        drawn: matter.by === undefined ? null : this.drawn(matter.by, matter.at),
        idle: matter.options.length === 0,
        groups: groups.map(([by, each]) => ({
          by,
          options: each.map((option) => ({
            option,
            label: this.label(option, matter.article),
            follows: this.follows(matter.article, option),
            key: this.keyOf(option),
          })),
        })),
      };
    }),
  );

  constructor() {
    const choose = (index: number) => () => {
      const option = this.numbered()[index];
      if (option !== undefined && !this.writes.busy()) this.choose(option);
    };
    inject(Hotkeys).bind(
      Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [String(index + 1), choose(index)])),
      inject(DestroyRef),
    );
  }

  /** The digit that chooses an option; null for those after the ninth. */
  private keyOf(option: MatterOption): string | null {
    const index = this.numbered().indexOf(option);
    return index < 0 || index >= KEYS ? null : String(index + 1);
  }

  private follows(article: string, { act }: MatterOption): string | null {
    return optionConsequence(article, act, { ...this.texts().follows, ...this.game.words().consequences });
  }

  protected who(seat: string): string {
    return seat === ARBITER ? this.texts().arbiter : this.game.seat(seat);
  }

  /** An arbiter's decisions have their words already, wherever they are told. */
  protected label({ by, act }: MatterOption, article: string): OptionLabel {
    const { options = {}, decisions = {} } = this.game.words();
    const given = givenBy(act);
    if (given !== null)
      return {
        words: given.map(({ side, percent }) => `${this.game.side(side)} ${percent} %`).join(', '),
        notation: null,
      };
    const decision = by === ARBITER ? (textIn(act.outcome) ?? textIn(act.decision)) : null;
    if (decision === null) return optionLabel(act, { ...this.texts().acts, ...options }, article);
    const [side, seat] = [textIn(act.side), textIn(act.seat)];
    const about = side === null ? (seat === null ? [] : [this.game.seat(seat)]) : [this.game.side(side)];
    return { words: [decisions[decision] ?? decision, ...about].join(', '), notation: null };
  }

  private drawn(by: string, at: string | undefined): string {
    return this.texts().drawn(this.who(by), at === undefined ? null : this.language.moment(at));
  }

  protected choose(option: MatterOption): void {
    if (option.asks === undefined) void this.record(option);
    else this.asking.set(option);
  }

  protected async record(option: MatterOption, words?: string): Promise<void> {
    const given = givenBy(option.act);
    const written =
      given === null
        ? this.writes.record(this.deal(), [spoken(option, words)])
        : this.writes.rule(this.deal(), {
            article: String(option.act.article),
            reason: words ?? '',
            adjustments: given.map(({ side, percent }) => ({ side, artificialPercent: percent })),
          });
    if (await written) this.asking.set(null);
  }

  private mayGive(by: string): boolean {
    return by === ARBITER ? this.may().rule : this.may().act;
  }
}
