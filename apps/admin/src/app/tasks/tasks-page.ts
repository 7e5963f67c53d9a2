import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { pageTitle } from '../title/page-title';
import { CompetitionTasks } from './competition-tasks';
import { TasksPanel } from './tasks-panel';
import { taskTexts } from './task-texts';

/** All that waits in a competition for whoever looks. */
@Component({
  selector: 'arb-tasks-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [TasksPanel],
  template: `
    <section class="panel" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{{ texts().title }}</h2>
      <arb-tasks-panel />
    </section>
  `,
  styles: `
    .panel {
      padding: 1rem;
    }
    h2 {
      margin-bottom: 0.5rem;
      font-size: 1rem;
    }
  `,
})
export class TasksPage {
  protected readonly texts = pageTexts(taskTexts);

  constructor() {
    const [context, tasks] = [inject(CompetitionContext), inject(CompetitionTasks)];
    pageTitle(() => {
      const count = tasks.all().length;
      return [`${count > 0 ? `(${count}) ` : ''}${this.texts().title}`, context.head()?.name];
    });
  }
}
