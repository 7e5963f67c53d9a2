import { effect, type Signal, signal } from '@angular/core';

/** The moment, every second anew as long as somebody looks at how long ago something was. */
export const secondsWhile = (looked: Signal<boolean>): Signal<number> => {
  const now = signal(Date.now());
  effect((onCleanup) => {
    if (!looked()) return;
    now.set(Date.now());
    const timer = setInterval(() => {
      now.set(Date.now());
    }, 1000);
    onCleanup(() => {
      clearInterval(timer);
    });
  });
  return now.asReadonly();
};
