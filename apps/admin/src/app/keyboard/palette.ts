import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  ElementRef,
  computed,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { Appearance } from '../appearance/appearance';
import { Competitions } from '../competitions/competitions.operations';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { Session } from '../account/account';
import { Commands, type Command } from './commands';
import { Hotkeys } from './hotkeys';
import { KeySheet } from './key-sheet';
import { matches } from './search';

/** Ctrl/⌘-K: every page and action by name. A native modal dialog keeps the focus and gives it back. */
@Component({
  selector: 'arb-palette',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './palette.html',
  styleUrl: './palette.scss',
  imports: [KeySheet],
})
export class Palette {
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  private readonly appearance = inject(Appearance);
  private readonly commands = inject(Commands);
  protected readonly language = inject(Language);
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  private readonly sheet = viewChild.required(KeySheet);
  private readonly opened = signal(false);
  /** With an account; a telephone at a table has its table alone, and a stranger what everybody may read. */
  private readonly named = computed(() => this.session.account() !== null && !this.session.isAtTable());
  private readonly competitions = liveQuery(Competitions, () =>
    this.opened() && !this.session.isAtTable() ? {} : null,
  );
  protected readonly search = signal('');
  protected readonly chosen = signal(0);
  protected readonly found = computed(() =>
    this.everything()
      .filter(({ label, detail }) => matches(`${label} ${detail ?? ''}`, this.search()))
      .slice(0, 12),
  );

  constructor() {
    inject(Hotkeys).bind(
      {
        'mod+k': () => {
          this.open();
        },
        '?': () => {
          this.sheet().open();
        },
        c: () => void this.router.navigateByUrl('/competitions'),
        g: () => void (this.named() ? this.router.navigateByUrl('/regions') : undefined),
        l: () => {
          this.language.toggle();
        },
      },
      inject(DestroyRef),
    );
  }

  open(): void {
    const dialog = this.dialog().nativeElement;
    if (dialog.open) {
      dialog.close();
      return;
    }
    this.opened.set(true);
    this.search.set('');
    this.chosen.set(0);
    dialog.showModal();
  }

  openKeys(): void {
    this.sheet().open();
  }

  protected type(text: string): void {
    this.search.set(text);
    this.chosen.set(0);
  }

  protected press(event: KeyboardEvent): void {
    const last = this.found().length - 1;
    if (event.key === 'ArrowDown') this.chosen.update((index) => (index >= last ? 0 : index + 1));
    else if (event.key === 'ArrowUp') this.chosen.update((index) => (index <= 0 ? last : index - 1));
    else if (event.key === 'Enter') this.run(this.found()[this.chosen()]);
    else return;
    event.preventDefault();
  }

  protected run(command: Command | undefined): void {
    if (command === undefined) return;
    this.dialog().nativeElement.close();
    command.run();
  }

  protected leave(event: MouseEvent): void {
    const dialog = this.dialog().nativeElement;
    if (event.target === dialog) dialog.close();
  }

  private everything(): readonly Command[] {
    return [...this.commands.offers().flatMap((offer) => offer()), ...this.pages(), ...this.own()];
  }

  private pages(): readonly Command[] {
    return (this.competitions.data()?.competitions.nodes ?? []).map(({ id, name, region, game }) => ({
      id: `competition-${id}`,
      label: name,
      detail: `${region} · ${this.language.game(game)}`,
      run: () => void this.router.navigate(['/competitions', id]),
    }));
  }

  private own(): readonly Command[] {
    const texts = this.language.texts().palette;
    const plain = (id: string, label: string, run: () => void, key?: string): Command => ({
      id,
      label,
      run,
      ...(key === undefined ? {} : { key }),
    });
    const regions = plain('regions', texts.goRegions, () => void this.router.navigateByUrl('/regions'), 'G');
    const signOut = plain('sign-out', texts.signOut, () => {
      void this.session.signOut().then(() => this.router.navigateByUrl('/sign-in'));
    });
    return [
      plain('competitions', texts.goCompetitions, () => void this.router.navigateByUrl('/competitions'), 'C'),
      ...(this.named() ? [regions] : []),
      plain(
        'language',
        texts.language,
        () => {
          this.language.toggle();
        },
        'L',
      ),
      plain('density', texts.density, () => {
        this.appearance.toggleDensity();
      }),
      plain(
        'keys',
        texts.keys,
        () => {
          this.sheet().open();
        },
        '?',
      ),
      plain('print', texts.print, () => {
        print();
      }),
      ...(this.session.account() === null ? [] : [signOut]),
    ];
  }
}
