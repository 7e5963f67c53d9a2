import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { pageTexts } from '../../../language/page-texts';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { whistMilitaireTexts } from '../texts';
import { deskTexts } from './desk-texts';
import { offers, type OfferingView, stillPlaying, toSit } from './steps';

/** What the host does every game: the rotation by one key once every table has finished, and who has sat down. */
@Component({
  selector: 'arb-militaire-keys',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './hall-keys.html',
  styleUrl: './hall-keys.scss',
})
export class HallKeys {
  private readonly region = viewChild<ElementRef<HTMLElement>>('region');
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly own = pageTexts(whistMilitaireTexts);
  readonly view = input.required<OfferingView>();
  protected readonly waiting = computed(() => stillPlaying(this.view()));
  protected readonly tables = computed(() => toSit(this.view()));
  protected readonly allSeats = computed(() => this.tables().flatMap(({ acts }) => acts));
  /** WM-1.5: the rotation to announce; none while a table plays. */
  protected readonly next = computed(() =>
    offers(this.view(), 'announce-rotation') ? this.view().announced + 1 : null,
  );

  constructor() {
    inject(Hotkeys).bind(
      {
        n: () => {
          this.announce();
        },
        p: () => {
          this.sit(this.allSeats());
        },
      },
      inject(DestroyRef),
    );
  }

  protected names(teams: readonly string[]): string {
    return teams.map((team) => this.name(team)).join(', ');
  }

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  /** The game is named, so that a key that is struck twice announces none twice. */
  protected announce(): void {
    const game = this.next();
    if (game !== null) void this.record({ do: 'announce-rotation', game });
  }

  protected sit(acts: readonly SessionAct[]): void {
    if (acts.length > 0) void this.record(...acts);
  }

  private async record(...acts: readonly SessionAct[]): Promise<void> {
    if (!this.context.mayRecord() || !(await this.context.record(...acts))) return;
    // A key that did its work is gone: the focus goes to the next one, unless somebody has taken it elsewhere meanwhile.
    setTimeout(() => {
      const region = this.region()?.nativeElement;
      if (document.activeElement !== document.body && region?.contains(document.activeElement) !== true)
        return;
      (region?.querySelector<HTMLElement>('button') ?? region)?.focus();
    });
  }
}
