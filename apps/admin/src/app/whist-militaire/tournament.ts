import { ChangeDetectionStrategy, Component } from '@angular/core';

/** The tournament of whist militaire. */
@Component({
  selector: 'arb-whist-militaire-tournament',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '',
})
export class WhistMilitaireTournament {}
