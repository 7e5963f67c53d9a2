import type { FiledEvent, Written } from '@arbitre/rules/games/bridge/event-file';
import { writeLin } from '@arbitre/rules/games/bridge/lin';
import { latinBytes, writePbn } from '@arbitre/rules/games/bridge/pbn';
import type { FileFormat, ImportPlan } from './contract';
import { fileEvent } from './filed-event';
import { type UsebioChoices, writeUsebio } from './usebio/write';

/** What a file says, as formats of results tell it: read in one, it is written in another. */
export const filedPlan = ({ competition, entries, names, deals }: ImportPlan): FiledEvent =>
  fileEvent({
    ...{ id: competition.id, opened: competition, entries, names },
    deals: deals.map(({ id, events, ruling, record: { optimum, remarks } }) => ({
      ...{ deal: id, events, optimum, remarks },
      awarded: ruling === null ? null : { article: ruling.article, adjustments: ruling.adjustments },
    })),
  });

const WRITERS: Readonly<Record<FileFormat, (event: FiledEvent, choices: UsebioChoices) => Written>> = {
  pbn: writePbn,
  lin: writeLin,
  usebio: writeUsebio,
};

/** A competition's text in a format, and the deals that the format has no words for. */
export const writeEvent = (event: FiledEvent, format: FileFormat, choices: UsebioChoices = {}): Written =>
  WRITERS[format](event, choices);

/** The bytes of such a text: PBN is ISO 8859-1 (BD-PBN-2), the others are UTF-8. */
export const bytesOf = (format: FileFormat, text: string): Uint8Array =>
  format === 'pbn' ? latinBytes(text) : new TextEncoder().encode(text);
