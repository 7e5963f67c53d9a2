import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext, type SessionAct } from '../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { ScrabbleBoard } from '../board/board';
import { squaresOf } from '../game/replay';
import { SlipTable } from '../game/slip-table';
import { scrabbleTexts } from '../texts';
import { WordCheck } from '../opening/word-check';
import { deskTexts } from './desk-texts';
import { OtherActs } from './other-acts';
import { PhaseCard } from './phase-card';
import { PlayersCard } from './players-card';
import { RulingForm, type SlipRuling } from './ruling-form';
import { SlipDesk } from './slips/slip-desk';

type Placed = { readonly place: string; readonly word: string };

/** The table of the arbiter: draw, clock, slips, rulings, the retained word, with what is said aloud. */
@Component({
  selector: 'arb-arbiter-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ScrabbleBoard, PhaseCard, SlipDesk, SlipTable, RulingForm, PlayersCard, WordCheck, OtherActs],
  templateUrl: './arbiter-desk.html',
  styleUrl: './arbiter-desk.scss',
})
export class ArbiterDesk {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  protected readonly pointed = signal<Placed | null>(null);
  protected readonly ghost = computed(() => {
    const pointed = this.pointed();
    return pointed === null || this.view().phase !== 'retain'
      ? new Map<number, string>()
      : squaresOf(pointed);
  });
  /** The round whose slips are being keyed in: the oldest that is not closed. */
  protected readonly judging = computed(() => {
    const open = this.view().next.find((next) => next.do === 'enter-slip')?.with.round;
    return this.view().rounds.find(({ number }) => number === open) ?? null;
  });
  protected readonly closable = computed(() =>
    this.view().next.some((next) => next.do === 'close-round' && next.with.round === this.judging()?.number),
  );
  protected readonly toRule = computed(() =>
    this.view()
      .next.filter((next) => next.do === 'rule-slip')
      .map(({ with: at }) => {
        const [round, entry] = [Number(at.round), String(at.entry)];
        const slips = this.view().rounds.find(({ number }) => number === round)?.slips ?? [];
        const slip = slips.find((each) => each.entry === entry) ?? null;
        return { key: `${round} ${entry}`, round, entry, name: this.name(entry), slip };
      }),
  );

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }

  protected send(act: SessionAct): void {
    void this.context.record(act);
  }

  protected rule(round: number, entry: string, { kind, article, reason, points }: SlipRuling): void {
    const worth = points === null ? {} : { points };
    this.send({ do: 'rule-slip', round, entry, kind, article, reason, ...worth });
  }
}
