import { ARTICLES } from '@arbitre/rules/games/bridge-plafond/articles';
import {
  advise,
  type Advice,
  callWord,
  type Counsel,
  MOMENTS,
  readAuction,
  readHand,
  readScore,
  type Requirement,
  requirementWords,
  type Situation,
} from '@arbitre/rules/games/bridge-plafond/guide';
import { cardWord } from '@arbitre/rules/kernel/card-words';
import { type Card, NO_CARD, parseWritten } from '@arbitre/rules/kernel/cards';
import { CannotDo, type ExitStatus } from '../../exit-status';
import type { Lines } from '../../game-lines';
import type { Terminal } from '../../terminal';
import { hintTexts } from './texts';

type Given = {
  readonly auction?: string;
  readonly score?: string;
  readonly lead?: string;
  readonly dummy?: string;
  readonly json?: boolean;
};
type Problem = keyof typeof hintTexts.en.problems;

const saidIn = ({ texts }: Terminal) => hintTexts[texts.language];

const refuse = (code: Problem, text: string, terminal: Terminal): never => {
  // Control characters of an argument are not for the terminal.
  throw new CannotDo(saidIn(terminal).problems[code](text.replace(/\p{C}/gu, '�').slice(0, 40)));
};

const cardsOf = (text: string, terminal: Terminal): readonly Card[] => {
  const read = readHand(text);
  return read.ok ? read.cards : refuse(read.problem.code, read.problem.text, terminal);
};

const ledCard = (text: string, terminal: Terminal): Card => {
  const card = parseWritten(text.trim().toUpperCase());
  return card === NO_CARD ? refuse('lead', text, terminal) : card;
};

const situationOf = (hand: string, given: Given, terminal: Terminal): Situation => {
  const read = readAuction((given.auction ?? '').split(/[\s,-]+/).filter((call) => call !== ''));
  if (!read.ok) return refuse(read.problem.code, read.problem.text, terminal);
  const score = readScore(given.score ?? '0/0') ?? refuse('score', given.score ?? '', terminal);
  const cards = cardsOf(hand, terminal);
  if (given.lead === undefined) {
    if (given.dummy !== undefined) refuse('dummy', given.dummy, terminal);
    return { cards, auction: read.auction, score };
  }
  const led = ledCard(given.lead, terminal);
  const dummy = given.dummy === undefined ? [] : cardsOf(given.dummy, terminal);
  if ([...cards, ...dummy].includes(led)) refuse('lead', given.lead, terminal);
  if (dummy.some((card) => cards.includes(card))) refuse('shared', given.dummy ?? '', terminal);
  return { cards, auction: read.auction, score, led, ...(dummy.length > 0 ? { dummy } : {}) };
};

const requirementLine = (each: Requirement, terminal: Terminal): string => {
  const said = saidIn(terminal);
  const { measure, asked, has } = requirementWords(each, terminal.texts.language);
  const mark = each.met === null ? '?' : each.met ? '+' : '-';
  const judged = each.met === null ? ` (${said.judge})` : '';
  return `    ${mark} ${each.article}  ${said.asks(measure, asked, has)}${judged}`;
};

const printCounsel = ({ article, call, card, requirements, applies }: Counsel, terminal: Terminal): void => {
  const said = saidIn(terminal);
  const { language } = terminal.texts;
  const text = ARTICLES.find(({ id }) => id === article)?.text[language] ?? '';
  const what = call === null ? (card === null ? '' : cardWord(card, language)) : callWord(call, language);
  terminal.print(`${article}${what === '' ? '' : `  ${what}`}  [${applies ? said.applies : said.missed}]`);
  terminal.print(`    ${text}`);
  for (const each of requirements) terminal.print(requirementLine(each, terminal));
};

const printAdvice = ({ moment, counsels, call, card }: Advice, terminal: Terminal): void => {
  const said = saidIn(terminal);
  const { language } = terminal.texts;
  terminal.print(MOMENTS[moment][language]);
  for (const counsel of counsels) printCounsel(counsel, terminal);
  if (call !== null) terminal.print(said.advised(callWord(call, language)));
  else terminal.print(card === null ? said.nothing : said.advised(cardWord(card, language)));
};

const hint = (hand: string, given: Given, terminal: Terminal): ExitStatus => {
  const advice = advise(situationOf(hand, given, terminal));
  if (given.json === true) terminal.print(JSON.stringify({ kind: 'hint', ...advice }));
  else printAdvice(advice, terminal);
  return 0;
};

/** `arbitre hint plafond HAND`: advice that a hand meets or misses. */
export const addHint = ({ program, terminal, finish }: Lines): void => {
  const said = saidIn(terminal);
  program
    .command('hint')
    .description(said.hint)
    .command('plafond')
    .description(said.plafond)
    .argument('<hand>', said.hand)
    .option('--auction <calls>', said.auction)
    .option('--score <score>', said.score)
    .option('--lead <card>', said.lead)
    .option('--dummy <hand>', said.dummy)
    .option('--json', terminal.texts.json)
    .action((hand: string, given: Given) => finish(hint(hand, given, terminal)));
};
