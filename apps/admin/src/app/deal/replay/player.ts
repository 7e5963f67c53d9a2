import { DestroyRef, effect, inject, signal } from '@angular/core';
import { Hotkeys } from '../../keyboard/hotkeys';
import { nextStop, previousStop } from './replay-stops';

export type Move = 'first' | 'previousTrick' | 'previous' | 'play' | 'next' | 'nextTrick' | 'last';

const speeds: readonly number[] = [0.5, 1, 2, 4];

type Replayed = {
  readonly step: () => number;
  readonly steps: () => number;
  readonly stops: () => readonly number[];
  readonly go: (step: number) => void;
  /** Milliseconds from step to step when nobody hurries it. */
  readonly beat: number;
};

/** Plays a replay, by itself and by keys: arrows, Home, End, Space, `+` and `-` for its speed. In an injection context. */
export const replayPlayer = ({ step, steps, stops, go, beat }: Replayed) => {
  const playing = signal(false);
  const speed = signal(1);
  const move = (to: Move): void => {
    if (to === 'play') {
      if (!playing() && step() === steps()) go(0);
      playing.update((is) => !is);
      return;
    }
    playing.set(false);
    const target: Readonly<Record<Exclude<Move, 'play'>, () => number>> = {
      first: () => 0,
      last: steps,
      previous: () => step() - 1,
      next: () => step() + 1,
      previousTrick: () => previousStop(stops(), step()),
      nextTrick: () => nextStop(stops(), step()),
    };
    go(target[to]());
  };
  const by = (to: Move) => () => {
    move(to);
  };
  const hurry = (more: 1 | -1) => () => {
    speed.update((now) => speeds[speeds.indexOf(now) + more] ?? now);
  };
  inject(Hotkeys).bind(
    {
      ...{ arrowleft: by('previous'), arrowright: by('next'), home: by('first'), end: by('last') },
      ...{ arrowup: by('previousTrick'), arrowdown: by('nextTrick'), space: by('play') },
      ...{ '+': hurry(1), '-': hurry(-1) },
    },
    inject(DestroyRef),
  );
  effect((onCleanup) => {
    if (!playing()) return;
    const timer = setInterval(() => {
      go(step() + 1);
      if (step() === steps()) playing.set(false);
    }, beat / speed());
    onCleanup(() => {
      clearInterval(timer);
    });
  });
  return { playing, speed, speeds, move };
};
