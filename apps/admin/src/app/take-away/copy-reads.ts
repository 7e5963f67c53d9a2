import { inject } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { PageReads } from '../graphql/page-reads';
import { Language } from '../language/language';

/** Copies the queries of the page that is shown. In an injection context. */
export const copyReads = (): (() => Promise<void>) => {
  const [reads, announcer, language] = [inject(PageReads), inject(Announcer), inject(Language)];
  return async () => {
    await copyText(reads.text());
    announcer.say(language.texts().app.copied);
  };
};
