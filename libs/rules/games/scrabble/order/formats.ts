import { DUPLICATE, SEVEN_AND_EIGHT, SEVEN_EIGHT_AND_NINE, type PlayRules } from '../moves/play-rules';

/** How many letters are drawn and laid (SCR-OPT-4 to SCR-OPT-6). */
export type FormatName = 'normal' | '7-sur-8' | '7-et-8' | '7-8-9';

export type Format = {
  readonly name: FormatName;
  /** Letters of a full rack, the joker of a joker game among them. */
  readonly rack: number;
  readonly play: PlayRules;
};

const FORMATS: Readonly<Record<FormatName, Format>> = {
  normal: { name: 'normal', rack: 7, play: DUPLICATE },
  '7-sur-8': { name: '7-sur-8', rack: 8, play: DUPLICATE },
  '7-et-8': { name: '7-et-8', rack: 8, play: SEVEN_AND_EIGHT },
  '7-8-9': { name: '7-8-9', rack: 9, play: SEVEN_EIGHT_AND_NINE },
};

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];
export const formatOf = (name: FormatName): Format => FORMATS[name];
