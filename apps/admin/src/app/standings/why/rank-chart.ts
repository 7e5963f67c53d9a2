import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';

export type RankPoint = {
  /** What stands under the point. */
  readonly label: string;
  /** The whole of it in words. */
  readonly said: string;
  readonly rank: number | null;
};

const width = 640;
const height = 132;
const left = 30;
const right = 14;
const top = 12;
const bottom = 26;
const fewestLines = 2;

/** Ranks that get a line: the best and the worst, and one between where there is room. */
const linesOf = (worst: number): readonly number[] => {
  const middle = Math.round((1 + worst) / 2);
  return [...new Set(worst > fewestLines ? [1, middle, worst] : [1, worst])];
};

/** The rank of one entry over the rounds, best on top. What it draws stands in a table for whoever does not see it. */
@Component({
  selector: 'arb-rank-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <svg [attr.viewBox]="'0 0 ' + width + ' ' + height" aria-hidden="true" data-testid="rank-chart">
      @for (line of lines(); track line.rank) {
        <line [attr.x1]="left" [attr.x2]="width - right" [attr.y1]="line.y" [attr.y2]="line.y" />
        <text [attr.x]="left - 8" [attr.y]="line.y + 4" class="rank">{{ line.rank }}</text>
      }
      <polyline [attr.points]="path()" />
      @for (point of points(); track $index) {
        @if (point.y !== null) {
          <circle [attr.cx]="point.x" [attr.cy]="point.y" r="4">
            <title>{{ point.said }}</title>
          </circle>
        }
        @if (point.named) {
          <text [attr.x]="point.x" [attr.y]="height - 6" class="round">{{ point.label }}</text>
        }
      }
    </svg>
  `,
  styles: `
    svg {
      width: 100%;
      max-width: 40rem;
      height: auto;
    }
    line {
      stroke: var(--line);
    }
    polyline {
      fill: none;
      stroke: var(--accent);
      stroke-width: 2.5;
      stroke-linejoin: round;
      stroke-linecap: round;
    }
    circle {
      fill: var(--accent);
    }
    text {
      fill: var(--ink-soft);
      font-size: 12px;
    }
    .rank {
      text-anchor: end;
    }
    .round {
      text-anchor: middle;
    }
  `,
})
export class RankChart {
  protected readonly width = width;
  protected readonly height = height;
  protected readonly left = left;
  protected readonly right = right;
  readonly course = input.required<readonly RankPoint[]>();
  private readonly worst = computed(() =>
    Math.max(fewestLines, ...this.course().map(({ rank }) => rank ?? 1)),
  );
  protected readonly lines = computed(() =>
    linesOf(this.worst()).map((rank) => ({ rank, y: this.yOf(rank) })),
  );
  protected readonly points = computed(() => {
    const course = this.course();
    const step = (width - left - right) / Math.max(1, course.length - 1);
    const every = Math.ceil(course.length / 16);
    return course.map(({ label, said, rank }, at) => ({
      ...{ label, said, x: left + at * step, y: rank === null ? null : this.yOf(rank) },
      named: at % every === 0 || at === course.length - 1,
    }));
  });
  protected readonly path = computed(() =>
    this.points()
      .flatMap(({ x, y }) => (y === null ? [] : [`${x},${y}`]))
      .join(' '),
  );

  private yOf(rank: number): number {
    return top + ((rank - 1) / (this.worst() - 1)) * (height - top - bottom);
  }
}
