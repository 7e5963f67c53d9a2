import { ChangeDetectionStrategy, Component, ElementRef, computed, inject, viewChild } from '@angular/core';
import { Language } from '../language/language';
import { Hotkeys } from './hotkeys';

/** `?`: what every key does. Single-key shortcuts are turned off here (WCAG 2.1.4). */
@Component({
  selector: 'arb-key-sheet',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './key-sheet.html',
  styleUrl: './key-sheet.scss',
})
export class KeySheet {
  protected readonly language = inject(Language);
  protected readonly hotkeys = inject(Hotkeys);
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  protected readonly groups = computed(() => {
    const { everywhere, deal, entry, lines } = this.language.texts().keys;
    return [
      {
        title: everywhere,
        rows: [
          { keys: ['Ctrl', 'K'], does: lines.palette },
          { keys: ['?'], does: lines.help },
          { keys: ['T'], does: lines.today },
          { keys: ['A'], does: lines.calendar },
          { keys: ['C'], does: lines.list },
          { keys: ['G'], does: lines.regions },
          { keys: ['R', 'S', 'E'], does: lines.results },
          { keys: ['L'], does: lines.language },
        ],
      },
      {
        title: deal,
        rows: [
          { keys: ['←', '→'], does: lines.step },
          { keys: ['↑', '↓'], does: lines.trick },
          { keys: ['Home', 'End'], does: lines.ends },
          { keys: ['Space'], does: lines.play },
          { keys: ['+', '-'], does: lines.speed },
        ],
      },
      {
        title: entry,
        rows: [
          { keys: ['Enter'], does: lines.store },
          { keys: ['↑', '↓'], does: lines.move },
          { keys: ['Ctrl', 'Enter'], does: lines.missing },
          { keys: ['='], does: lines.above },
          { keys: ['62+', '5-'], does: lines.score },
          { keys: ['/3 12'], does: lines.jump },
          { keys: ['Ctrl', 'Z'], does: lines.undo },
          { keys: ['Esc'], does: lines.escape },
        ],
      },
    ];
  });

  open(): void {
    this.dialog().nativeElement.showModal();
  }

  protected close(): void {
    this.dialog().nativeElement.close();
  }
}
