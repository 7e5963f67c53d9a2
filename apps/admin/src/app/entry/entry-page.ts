import { ChangeDetectionStrategy, Component } from '@angular/core';
@Component({ selector: 'arb-entry-page', changeDetection: ChangeDetectionStrategy.OnPush, template: '' })
export class EntryPage {}
