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
import { focusNextKey } from '../../../sessions/acts/next-key';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { whistMilitaireTexts } from '../texts';
import { deskTexts } from './desk-texts';
import { offers, type OfferingView, stillPlaying, toSit } from './steps';

/** The keys of the hall, which stand first, and the boxes of a table. */
const KEYS_OF_HALL = 'arb-militaire-keys button:not([disabled]), button.box';

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
    const region = this.region()?.nativeElement;
    if (!this.context.mayRecord() || !(await this.context.record(...acts))) return;
    // Where the hall has nothing more to do, the boxes of the first table have.
    focusNextKey(region?.closest<HTMLElement>('arb-whist-militaire-tournament'), KEYS_OF_HALL);
  }
}
