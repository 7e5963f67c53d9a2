import { ChangeDetectionStrategy, Component, inject, input, signal } from '@angular/core';
import type { PlafondTableView } from '@arbitre/rules/bridge-plafond';
import { NO_CARD, parseWritten } from '@arbitre/rules/kernel/cards';
import { Language } from '../../../language/language';
import type { LanguageCode } from '../../../language/plural';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { plafondTexts } from '../texts';

/** French letters of cards, and `10` for `T`. */
const FRENCH_SUITS: Readonly<Record<string, string>> = {
  P: 'S',
  T: 'C',
  K: 'D',
  C: 'H',
  S: 'S',
  D: 'D',
  H: 'H',
};
const FRENCH_RANKS: Readonly<Record<string, string>> = { R: 'K', D: 'Q', V: 'J' };

/** A card as it is typed in that language, in the notation of records; null for any other text. */
export const cardTyped = (text: string, language: LanguageCode): string | null => {
  const upper = text.trim().toUpperCase().replace('10', 'T');
  const [suit, rank] = [upper.charAt(0), upper.slice(1)];
  const card = language === 'fr' ? `${FRENCH_SUITS[suit] ?? suit}${FRENCH_RANKS[rank] ?? rank}` : upper;
  return parseWritten(card) === NO_CARD ? null : card;
};

/** The cards that a table draws for partners, one field a player: two cards where somebody took two. */
@Component({
  selector: 'arb-plafond-draw',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './draw-cards.html',
  styleUrl: './draw-cards.scss',
})
export class DrawCards {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(plafondTexts);
  readonly own = input.required<PlafondTableView>();
  /** What is wrong with it. */
  protected readonly problem = signal('');

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected async draw(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.target as HTMLFormElement);
    const { drawing, partie, table } = this.own();
    const draws: { entry: string; cards: string[]; exposed?: boolean }[] = [];
    for (const entry of drawing) {
      const given = typed.get(`card-${entry}`);
      const names = (typeof given === 'string' ? given : '').split(/[\s,]+/u).filter((each) => each !== '');
      const cards = names.flatMap((each) => cardTyped(each, this.language.code()) ?? []);
      if (cards.length === 0 || cards.length < names.length) {
        this.problem.set(this.texts().noCard(this.name(entry)));
        return;
      }
      const exposed = typed.get(`exposed-${entry}`) !== null;
      draws.push({ entry, cards, ...(exposed ? { exposed } : {}) });
    }
    this.problem.set('');
    if (await this.context.record({ do: 'draw-cards', partie, table, draws })) return;
    const refused = this.context.takeRefusal();
    if (refused !== null) this.problem.set(this.language.pick(refused));
  }
}
