import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
} from '@angular/core';
import {
  DAMES,
  gameOf,
  LADDER_GAMES,
  type LadderGame,
  type Suit,
  SUITS_UPWARD,
} from '@arbitre/rules/whist-bridge';
import { type NotationPart, plainText } from '../../../cards/notation';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type Answer, type Answers, OneQuestion } from '../../../tap/one-question';
import { Sign } from '../../../signs/sign';
import { raisedHand } from '../ladder/raised-hand';
import { contractParts, gameName } from '../notation';
import { type ContractDraft, contractQuestion, type Game, NOTHING_SAID, withoutLast } from './contract-steps';
import type { Pointed } from './call-step';
import { phoneTexts } from './phone-texts';
import type { TableNow } from './table-now';
import type { Sitting } from './sitting';

type Heading = 'emballage' | 'solo' | 'misere' | 'high';

const HEADINGS: Readonly<Record<LadderGame['kind'], Heading>> = {
  ...{ emballage: 'emballage', trou: 'emballage', seul: 'solo', misere: 'misere', piccolo: 'misere' },
  ...{ abondance: 'high', chelem: 'high' },
};

/** The contract of a deal, asked for question by question and read back before it is announced (WB-3.j). */
@Component({
  selector: 'arb-contract-step',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts, OneQuestion, Sign],
  template: `
    @if (draft().game !== null) {
      <p class="said" aria-live="polite" data-testid="said"><arb-parts [parts]="said()" /></p>
    }
    <arb-one-question
      [name]="question()"
      [asks]="asks()"
      [groups]="groups()"
      [inRow]="question() === 'game' ? 3 : 2"
      (given)="answer($event)"
    />
    @if (question() === 'read' && reasons().length > 0) {
      <div class="notice warn" role="status" data-testid="needs-arbiter">
        <p>
          <strong><arb-sign [sign]="hand" /> {{ texts().needsArbiter }}</strong>
        </p>
        @for (reason of reasons(); track reason) {
          <p>{{ reason }}</p>
        }
        <p>{{ texts().needsArbiterHelp }}</p>
      </div>
    }
    @if (draft().game !== null) {
      <button type="button" class="button back" data-testid="step-back" (click)="back()">
        {{ texts().back }}
      </button>
    }
  `,
  styleUrl: './step.scss',
})
export class ContractStep {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(phoneTexts);
  protected readonly hand = raisedHand('');
  readonly deal = input.required<number>();
  /** The four who play, the first speaker first. */
  readonly players = input.required<readonly Sitting[]>();
  /** Who needs the arbiter for every further game alone (WB-15.b). */
  readonly needing = input<readonly string[]>([]);
  /** Games that the arbiter is called for (WB-15.a). */
  readonly arbiterGames = input.required<readonly string[]>();
  /** Whether an announcement without its call is refused. */
  readonly enforced = input(true);
  /** What the arbiter has granted: it is announced as it was shown. */
  readonly granted = input<TableNow['granted']>([]);
  readonly announced = output<ContractDraft>();
  /** Without the arbiter it would be refused: he is called for it. */
  readonly needed = output<Pointed>();
  /** Another deal, entered elsewhere, is asked for from its beginning. */
  protected readonly draft = linkedSignal<number, ContractDraft>({
    source: this.deal,
    computation: () => NOTHING_SAID,
  });
  protected readonly question = computed(() => contractQuestion(this.draft()));
  private readonly game = computed(() => {
    const { game } = this.draft();
    return game === null ? '' : gameName(game, this.language.code());
  });
  protected readonly said = computed((): readonly NotationPart[] => {
    const { game, suit, by } = this.draft();
    if (game === null) return [];
    const names = by.map((id) => this.nameOf(id)).join(' + ');
    return [
      ...contractParts(game, suit, this.language.code()),
      ...plainText(names === '' ? '' : ` · ${names}`),
    ];
  });
  protected readonly asks = computed(() => {
    const texts = this.texts();
    const { game } = this.draft();
    const isTrou = game === 'TR';
    const pair = game !== null && game !== DAMES && gameOf(game).declarers === 'pair';
    switch (this.question()) {
      case 'game':
        return texts.which;
      case 'suit':
        return pair ? texts.suit(this.game()) : texts.trump(this.game());
      case 'first':
        return isTrou ? texts.holder : pair ? texts.proposer(this.game()) : texts.who(this.game());
      case 'second':
        return isTrou ? texts.boucheur : pair ? texts.joiner(this.game()) : texts.andWho(this.game());
      case 'direct':
        return texts.direct;
      case 'read':
        return texts.readContract;
    }
  });
  protected readonly groups = computed((): readonly Answers[] => {
    const texts = this.texts();
    const { game, by } = this.draft();
    switch (this.question()) {
      case 'game':
        return this.games();
      case 'suit':
        return [{ answers: SUITS_UPWARD.map((suit) => this.suitKey(suit)) }];
      case 'first':
        return [{ answers: this.players().map(({ id, name }) => ({ value: id, label: plainText(name) })) }];
      case 'second': {
        const others = this.players().filter(({ id }) => !by.includes(id));
        const answers = others.map(({ id, name }): Answer => ({ value: id, label: plainText(name) }));
        const isJoint = game !== null && game !== DAMES && gameOf(game).declarers === 'joint';
        return [
          { answers: isJoint ? [{ value: '', label: plainText(texts.nobodyElse) }, ...answers] : answers },
        ];
      }
      case 'direct':
        return [
          {
            answers: [
              { value: 'yes', label: plainText(texts.directly) },
              { value: 'no', label: plainText(texts.afterProposal) },
            ],
          },
        ];
      case 'read':
        return this.enforced() && this.reasons().length > 0
          ? [
              {
                answers: [
                  { value: 'call', label: plainText(texts.callArbiter), mark: 'main', sign: this.hand },
                ],
              },
            ]
          : [{ answers: [{ value: 'play', label: plainText(texts.play), mark: 'main' }] }];
    }
  });
  /** Who has to call the arbiter before it is announced, and has not been granted it. */
  private readonly missing = computed((): readonly string[] => {
    const { game, by } = this.draft();
    if (game === null || game === DAMES) return [];
    const has = (id: string): boolean =>
      this.granted().some(({ by: one, wanted }) => one === id && (wanted === null || wanted.game === game));
    const needs = (id: string): boolean =>
      this.arbiterGames().includes(game) || (gameOf(game).solo && this.needing().includes(id));
    const isPair = gameOf(game).declarers === 'pair';
    // One of a pair calls for both: the one who joined.
    if (isPair) return by.some(has) ? [] : by.slice(-1).filter(needs);
    return by.filter((id) => needs(id) && !has(id));
  });
  /** Why the arbiter has to be called before it is announced. */
  protected readonly reasons = computed((): readonly string[] => {
    const { game } = this.draft();
    if (game === null) return [];
    return this.missing().map((id) =>
      this.arbiterGames().includes(game)
        ? `${this.nameOf(id)} · ${this.game()}`
        : this.texts().afterFailures(this.nameOf(id)),
    );
  });

  protected answer(value: string): void {
    const draft = this.draft();
    switch (this.question()) {
      case 'game':
        this.draft.set(
          value.startsWith('granted-')
            ? this.grantedDraft(Number(value.slice('granted-'.length)))
            : { ...NOTHING_SAID, game: value as Game },
        );
        break;
      case 'suit':
        this.draft.set({ ...draft, suit: value as Suit });
        break;
      case 'first':
      case 'second':
        this.draft.set(value === '' ? { ...draft, alone: true } : { ...draft, by: [...draft.by, value] });
        break;
      case 'direct':
        this.draft.set({ ...draft, direct: value === 'yes' });
        break;
      case 'read':
        if (value === 'call') this.callFor(draft);
        else this.announced.emit(draft);
    }
  }

  protected back(): void {
    this.draft.update(withoutLast);
  }

  private callFor({ game, suit }: ContractDraft): void {
    const [caller] = this.missing();
    if (game !== null && caller !== undefined) this.needed.emit({ by: caller, game, suit });
  }

  /** What was granted, the first question answered with it. */
  private grantedDraft(at: number): ContractDraft {
    const { by = '', wanted = null } = this.granted()[at] ?? {};
    if (wanted === null) return NOTHING_SAID;
    const { game, suit } = wanted;
    const isPair = game !== DAMES && gameOf(game).declarers === 'pair';
    return { ...NOTHING_SAID, game, suit, by: isPair ? [] : [by] };
  }

  private grantedKeys(): readonly Answers[] {
    const answers = this.granted().flatMap(({ by, wanted }, at): readonly Answer[] =>
      wanted === null
        ? []
        : [
            {
              ...{ value: `granted-${at}`, mark: 'main', says: this.texts().granted(this.nameOf(by)) },
              label: contractParts(wanted.game, wanted.suit, this.language.code()),
            },
          ],
    );
    return answers.length === 0 ? [] : [{ answers }];
  }

  private games(): readonly Answers[] {
    const texts = this.texts();
    const keyOf = ({ code, arbiter }: LadderGame): Answer => ({
      value: code,
      label: plainText(code.replace('PCSA', 'PC')),
      says: gameName(code, this.language.code()),
      ...(arbiter ? { sign: raisedHand(texts.withArbiter) } : {}),
    });
    const headings = ['emballage', 'solo', 'misere', 'high'] as const;
    const groups = headings.map((heading) => ({
      name: texts.groups[heading],
      answers: LADDER_GAMES.filter(({ kind }) => HEADINGS[kind] === heading).map(keyOf),
    }));
    const queens: Answer = { value: DAMES, label: plainText(gameName(DAMES, this.language.code())) };
    return [...this.grantedKeys(), ...groups, { name: texts.groups.none, answers: [queens] }];
  }

  private suitKey(suit: Suit): Answer {
    return { value: suit, label: [{ kind: 'suit', suit }], says: this.language.texts().suits[suit] ?? suit };
  }

  private nameOf(id: string): string {
    return this.players().find((player) => player.id === id)?.name ?? id;
  }
}
