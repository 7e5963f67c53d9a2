import { inject, signal } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { Language } from '../../language/language';
import { copyText } from '../clipboard';

/** Shares an address of this site: by what a telephone has for it, else by the clipboard. In an injection context. */
export const shareStep = () => {
  const announcer = inject(Announcer);
  const language = inject(Language);
  /** It has just been copied. */
  const done = signal(false);
  const send = async (address: string): Promise<void> => {
    const url = new URL(address, location.origin).href;
    const isTouched = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
    // Whoever closes the sheet again has shared nothing, and knows it.
    if (isTouched) return navigator.share({ url, title: document.title }).catch(() => undefined);
    await copyText(url);
    done.set(true);
    announcer.say(language.texts().app.copied);
    setTimeout(() => {
      done.set(false);
    }, 1600);
  };
  return { done: done.asReadonly(), send };
};
