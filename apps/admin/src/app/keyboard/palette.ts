import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterRenderEffect,
  computed,
  inject,
  signal,
  untracked,
  viewChild,
  viewChildren,
} from '@angular/core';
import { Router } from '@angular/router';
import { Appearance } from '../appearance/appearance';
import { Competitions } from '../competitions/competitions.operations';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { Session } from '../account/account';
import { Option, optionKeys } from '../lists/option';
import { WholePrint } from '../print/whole-print';
import { copyReads } from '../take-away/copy-reads';
import { Commands, type Command } from './commands';
import { KeySheet } from './key-sheet';
import { PaletteDoor } from './palette-door';
import { matches } from './search';

/** Ctrl/⌘-K: every page and action by name. A native modal dialog keeps the focus and gives it back. */
@Component({
  selector: 'arb-palette',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './palette.html',
  styleUrl: './palette.scss',
  imports: [KeySheet, Option],
})
export class Palette {
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  private readonly appearance = inject(Appearance);
  private readonly commands = inject(Commands);
  private readonly wholePrint = inject(WholePrint);
  protected readonly language = inject(Language);
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly sheet = viewChild.required(KeySheet);
  private readonly opened = signal(false);
  private readonly door = inject(PaletteDoor);
  private readonly named = this.door.named;
  private readonly competitions = liveQuery(
    Competitions,
    () => (this.opened() && !this.session.isAtTable() ? {} : null),
    false,
  );
  private readonly copyQuery = copyReads();
  protected readonly search = signal('');
  protected readonly found = computed(() =>
    this.everything()
      .filter(({ label, detail }) => matches(`${label} ${detail ?? ''}`, this.search()))
      .slice(0, 12),
  );

  private readonly options = viewChildren(Option);
  protected readonly keys = optionKeys(this.options);

  constructor() {
    afterRenderEffect(() => {
      if (this.door.palette() > 0)
        untracked(() => {
          this.toggle();
        });
    });
    afterRenderEffect(() => {
      if (this.door.keys() > 0)
        untracked(() => {
          this.sheet().open();
        });
    });
  }

  private toggle(): void {
    const dialog = this.dialog().nativeElement;
    if (dialog.open) {
      dialog.close();
      return;
    }
    this.opened.set(true);
    this.type('');
    // Whoever types at once does not type behind what was searched for last.
    this.field().nativeElement.value = '';
    dialog.showModal();
  }

  protected type(text: string): void {
    this.search.set(text);
    this.keys.point(-1);
  }

  protected press(event: KeyboardEvent): void {
    if (this.keys.press(event) || event.key !== 'Enter') return;
    event.preventDefault();
    // Struck before what was typed is drawn, it is for the first that is found.
    this.run(this.found()[Math.max(0, this.keys.at())]);
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
    const today = plain('today', texts.goToday, () => void this.router.navigateByUrl('/today'), 'T');
    return [
      ...(this.named() ? [today] : []),
      plain('calendar', texts.goCalendar, () => void this.router.navigateByUrl('/calendar'), 'A'),
      plain('competitions', texts.goCompetitions, () => void this.router.navigateByUrl('/competitions'), 'C'),
      plain('seasons', texts.goSeasons, () => void this.router.navigateByUrl('/seasons')),
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
      plain('query', texts.query, () => void this.copyQuery()),
      plain('print', texts.print, () => {
        void this.wholePrint.print();
      }),
      ...(this.session.account() === null ? [] : [signOut]),
    ];
  }
}
