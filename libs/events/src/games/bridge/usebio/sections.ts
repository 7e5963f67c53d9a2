import { all, type Element } from './xml';

/** A part of an event that has boards of its own; without sessions and sections the event is the only one (BD-USEBIO-3). */
export type UsebioPart = {
  readonly session: number;
  readonly section: string;
  readonly round: number;
  readonly element: Element;
};

const idOf = ({ attributes, children }: Element, name: string): string =>
  (attributes[name] ?? children.find((child) => child.name === name)?.text ?? '').slice(0, 9);

/** Rounds are told by matches (BD-USEBIO-8). */
const matchesIn = (part: UsebioPart): readonly UsebioPart[] =>
  all(part.element, 'MATCH').map((element) => {
    const round = Number(idOf(element, 'ROUND_NUMBER'));
    return { ...part, element, round: Number.isSafeInteger(round) && round >= 1 && round <= 999 ? round : 1 };
  });

const sectionsIn = (part: UsebioPart): readonly UsebioPart[] => [
  part,
  ...all(part.element, 'SECTION').map((element) => ({
    ...part,
    element,
    section: idOf(element, 'SECTION_ID'),
  })),
];

/** Every part of an event that participants, boards or matches may stand in. */
export const partsOf = (event: Element): readonly UsebioPart[] => {
  const whole: UsebioPart = { session: 1, section: '', round: 1, element: event };
  const sessions = all(event, 'SESSION').map((element, at) => ({ ...whole, element, session: at + 1 }));
  const sections = [whole, ...sessions].flatMap(sectionsIn);
  return sections.flatMap((part) => [part, ...matchesIn(part)]);
};
