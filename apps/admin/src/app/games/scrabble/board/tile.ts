import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { scrabbleTiles } from '@arbitre/rules/scrabble';

/** Points by letter of the French set (SCR-1B-1); a joker, in lower case or `?`, is worth nothing (SCR-1B-2). */
const valueOf = (tile: string): number =>
  scrabbleTiles.FRENCH_TILES.values[/^[A-Z]$/u.test(tile) ? tile.charCodeAt(0) - 64 : 0] ?? 0;

/** One tile: `E` with its value, `e` a joker that stands for it (ringed, worth nothing), `?` a joker not yet played. */
@Component({
  selector: 'arb-tile',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<span class="letter">{{ shown() }}</span>
    @if (value() > 0) {
      <span class="value" aria-hidden="true">{{ value() }}</span>
    }`,
  styles: `
    :host {
      position: relative;
      display: grid;
      place-items: center;
      width: var(--tile, 2.5rem);
      aspect-ratio: 1;
      border-radius: 12%;
      background: #f6e7c1;
      box-shadow:
        inset 0 -0.08em 0 #d3bb83,
        0 0 0 1px #b99f63;
      color: #241c0a;
      font-size: calc(var(--tile, 2.5rem) * 0.58);
      font-weight: 720;
      line-height: 1;
      user-select: none;
    }
    .value {
      position: absolute;
      right: 8%;
      bottom: 6%;
      font-size: 0.44em;
      font-weight: 650;
      font-variant-numeric: tabular-nums;
    }
    :host(.joker) .letter {
      display: grid;
      place-items: center;
      width: 1.34em;
      height: 1.34em;
      border: 0.09em solid #a1301f;
      border-radius: 50%;
      color: #8a2013;
    }
    :host(.fresh) {
      background: #ffe08a;
      box-shadow:
        inset 0 -0.08em 0 #d8ae35,
        0 0 0 2px #8a5a00;
    }
    :host(.kept) {
      background: #e7e3d6;
      box-shadow:
        inset 0 -0.08em 0 #bdb7a2,
        0 0 0 1px #99927b;
    }
  `,
  host: { '[class.joker]': 'joker()' },
})
export class Tile {
  readonly tile = input.required<string>();
  protected readonly joker = computed(() => this.tile() === '?' || /^[a-z]$/u.test(this.tile()));
  protected readonly shown = computed(() => this.tile().toUpperCase());
  protected readonly value = computed(() => valueOf(this.tile()));
}
