import { NgTemplateOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import { NotationText } from '../../cards/notation-text';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { TapBoard, TapStep } from '../../tap/tap-keys';
import { TapPad } from '../../tap/tap-pad';
import { standing } from '../line-state';
import { ResultsDesk } from '../results-desk';
import { SayOfResult } from '../say-of-result';
import { isIn, type SheetLine } from '../score-sheet';
import type { TypedResult } from '../result-grammar';
import { northTexts } from './north-texts';

/**
 * One board after the other for whoever enters at the table: each part of the contract is asked by itself, the score is shown with its
 * sign, and the other side confirms it on its own telephone or with its own number on this one.
 */
@Component({
  selector: 'arb-north-pad',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgTemplateOutlet, NotationText, TapPad],
  templateUrl: './north-pad.html',
  styleUrl: './north-pad.scss',
})
export class NorthPad {
  protected readonly desk = inject(ResultsDesk);
  protected readonly say = inject(SayOfResult);
  protected readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(northTexts);
  /** The boards of the table in this round. */
  readonly lines = input.required<readonly SheetLine[]>();
  /** Something is missing in another round. */
  readonly more = input(false);
  readonly onward = output();
  /** The board that somebody chose, or has just entered: it stays until the other side has seen it. */
  protected readonly chosen = signal<string | null>(null);
  protected readonly line = computed(() => {
    const lines = this.lines();
    const onTheirWay = this.desk.onTheirWay();
    const open = (line: SheetLine): boolean => !isIn(line) && !onTheirWay.has(line.key);
    return lines.find(({ key }) => key === this.chosen()) ?? lines.find(open) ?? null;
  });
  private readonly key = computed(() => this.line()?.key ?? '');
  protected readonly state = computed(() => this.desk.stateOf(this.key()));
  protected readonly text = computed(() => this.desk.draftOf(this.key())?.text ?? '');
  /** The lead is not noted on this board. */
  protected readonly withoutLead = linkedSignal({ source: this.key, computation: () => false });
  protected readonly steps = computed(
    () => this.desk.grammar()?.steps?.(this.text(), this.language.code()) ?? [],
  );
  protected readonly step = computed((): TapStep | null => {
    const open = this.steps().find(({ done, skips }) => !done && !(skips === true && this.withoutLead()));
    return open ?? null;
  });
  protected readonly board = computed((): TapBoard => {
    const step = this.step();
    const back = this.desk.grammar()?.tap?.(this.text(), this.language.code()).back ?? null;
    return { groups: step === null ? [] : [step], back };
  });
  protected readonly judged = computed((): TypedResult => {
    const line = this.line();
    if (line === null) return { kind: 'none' };
    return (
      this.desk.grammar()?.judge(this.text(), this.language.code(), this.desk.boardOf(line), null) ?? {
        kind: 'none',
      }
    );
  });
  protected readonly ready = computed(() => {
    const judged = this.judged();
    return judged.kind === 'ready' && this.step() === null ? judged : null;
  });
  /** What is to be seen: the keys, the result on its way, or the one that stands and waits for the other side. */
  protected readonly face = computed(() => {
    const line = this.line();
    const { kind } = this.state();
    if (line === null) return 'done';
    if (kind === 'saving' || kind === 'waiting') return kind;
    return isIn(line) && this.desk.draftOf(line.key) === null ? 'stands' : 'keys';
  });
  /** What stands or is on its way, in words. */
  protected readonly shown = computed(() => {
    const line = this.line();
    const notation = this.desk.notationOn(line);
    if (line === null || notation === null) return null;
    const judged = this.desk.grammar()?.judgeStored(notation, this.language.code(), this.desk.boardOf(line));
    return judged?.kind === 'ready' ? judged.echo : null;
  });
  protected readonly refused = computed(() => {
    const state = this.state();
    return state.kind === 'refused' ? state : null;
  });
  /** It was asked about: what is sent where it is so all the same. */
  protected readonly insisting = computed(() => {
    const [refused, ready] = [this.refused(), this.ready()];
    return refused === null || ready === null
      ? null
      : (this.desk.grammar()?.insisting?.(ready.act, refused.code) ?? null);
  });
  protected readonly finality = computed(() => this.line()?.deal?.finality ?? null);
  /** The side that has not seen the result. */
  protected readonly other = computed(
    () => this.desk.sides().find(({ side }) => side !== this.say.side()) ?? null,
  );
  protected readonly number = linkedSignal({ source: this.key, computation: () => '' });
  protected readonly problem = linkedSignal<string, string | null>({
    source: this.key,
    computation: () => null,
  });

  protected tap(text: string): void {
    const line = this.line();
    if (line === null) return;
    // Whoever takes something back may want the lead after all.
    if (text.length < this.text().length) this.withoutLead.set(false);
    const draft = this.desk.draftOf(line.key) ?? { seen: standing(line), reason: null };
    this.desk.type(line.key, text === '' ? null : { ...draft, text });
  }

  protected async store(): Promise<void> {
    const [line, ready] = [this.line(), this.ready()];
    if (line === null || ready === null) return;
    // Whoever holds the telephone of the table is North-South until somebody says otherwise.
    const [first] = this.desk.sides();
    if (this.say.asksSide() && this.say.side() === null && first !== undefined) this.say.choose(first.side);
    const act = this.insisting() ?? ready.act;
    const { notation } = ready;
    this.chosen.set(line.key);
    const meant = { act, notation, typed: this.text(), reason: this.texts().reason };
    await this.desk.store(line, meant, standing(line));
  }

  protected correct(): void {
    const line = this.line();
    const notation = line?.deal?.notation ?? null;
    if (notation === null) return;
    this.withoutLead.set(true);
    this.tap(this.desk.grammar()?.typedForm(notation, this.language.code()) ?? '');
  }

  protected next(): void {
    this.chosen.set(null);
  }

  /** The other side types the number of who sits there. */
  protected async confirm(event: Event): Promise<void> {
    event.preventDefault();
    const [line, other] = [this.line(), this.other()];
    if (line?.deal === null || line?.deal === undefined || other === null) return;
    const entry = line.seating[other.seats[0] ?? ''];
    if (
      entry === undefined ||
      String(this.desk.entries().get(entry)?.number ?? '') !== this.number().trim()
    ) {
      this.problem.set(this.texts().notTheirs(this.game.side(other.side)));
      return;
    }
    this.problem.set(null);
    if (await this.say.confirmAs(line.deal, other.side, entry)) this.next();
  }
}
