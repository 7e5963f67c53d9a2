import {
  afterRenderEffect,
  computed,
  DestroyRef,
  DOCUMENT,
  inject,
  type Signal,
  signal,
} from '@angular/core';

/** How long a screen stays: what people at the back need to find their names. */
const STAYS_MS = 12_000;
/** What stands around the rows below the head, and a row, in parts of the font that the screen is set in. */
const AROUND = 4;
const ROW = 1.95;

type Wall = {
  /** What stands above the rows. */
  readonly head: () => HTMLElement;
  /** What it says: with it its height changes. */
  readonly named: () => unknown;
  /** What Escape does. */
  readonly leave: () => void;
};

export type Turning<Screen> = {
  readonly screens: Signal<readonly Screen[]>;
  readonly at: Signal<number>;
  readonly screen: Signal<Screen | null>;
  readonly paused: Signal<boolean>;
  readonly measure: () => void;
  /** Space, arrows and Escape. */
  readonly press: (event: KeyboardEvent) => void;
};

/**
 * The screens of a wall, one after the other, dark as long as they stand there. In an injection context.
 * @param of the screens when so many rows fit on one
 */
export const turning = <Screen>(
  of: (most: number) => readonly Screen[],
  { head, named, leave }: Wall,
): Turning<Screen> => {
  const most = signal(12);
  const turn = signal(0);
  const paused = signal(false);
  const screens = computed(() => of(most()));
  const at = computed(() => (screens().length === 0 ? 0 : turn() % screens().length));
  const go = (by: number): void => {
    const count = Math.max(1, screens().length);
    turn.update((before) => ((before % count) + by + count) % count);
  };
  const measure = (): void => {
    const em = Math.max(20, Math.min(innerWidth / 40, innerHeight / 22));
    const below = innerHeight - head().offsetHeight;
    most.set(Math.max(4, (below / em - AROUND) / ROW));
  };
  const { documentElement } = inject(DOCUMENT);
  const { scheme } = documentElement.dataset;
  documentElement.dataset.scheme = 'dark';
  const timer = setInterval(() => {
    if (!paused()) go(1);
  }, STAYS_MS);
  inject(DestroyRef).onDestroy(() => {
    clearInterval(timer);
    if (scheme === undefined) delete documentElement.dataset.scheme;
    else documentElement.dataset.scheme = scheme;
  });
  // A long name takes two lines of the head.
  afterRenderEffect(() => {
    named();
    measure();
  });
  const press = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      event.preventDefault();
      paused.update((before) => !before);
    } else if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'Escape') leave();
  };
  return { screens, at, screen: computed(() => screens()[at()] ?? null), paused, measure, press };
};
