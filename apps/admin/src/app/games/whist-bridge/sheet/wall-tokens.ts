import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import type { MancheView } from '@arbitre/rules/whist-bridge';
import { byColour } from './token-colours';
import { Tokens } from './tokens';

/** The tokens of a player over all manches of the competition, beside the name on the screen of the hall (WB-18.m). */
@Component({
  selector: 'arb-wall-tokens',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Tokens],
  template: '<arb-tokens [tokens]="tokens()" />',
  styles: `
    :host {
      margin-inline-start: 0.5em;
      font-size: 0.8em;
      font-weight: 400;
    }
  `,
})
export class WallTokens {
  readonly entry = input.required<string>();
  readonly views = input.required<readonly unknown[]>();
  protected readonly tokens = computed(() => {
    const tables = (this.views() as readonly MancheView[]).flatMap(({ manches }) =>
      manches.flatMap((manche) => manche.tables),
    );
    return byColour(tables.flatMap(({ tokens }) => tokens[this.entry()] ?? []));
  });
}
