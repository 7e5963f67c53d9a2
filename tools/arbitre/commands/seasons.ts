import { randomUUID } from 'node:crypto';
import {
  actInDivision,
  actInSeason,
  type CommandContext,
  effectInDivision,
  type EventStore,
  type WriteOutcome,
} from '@arbitre/events';
import { explain, type Field, type Fields, type Violation } from '@arbitre/rules';
import { federationRefusals, OPERATIONS } from '@arbitre/rules/federation';
import {
  type DivisionAct,
  divisionActs,
  leagueRefusals,
  operationOf,
  rulesInForce,
  type SeasonAct,
  seasonActs,
  tableDifference,
} from '@arbitre/rules/leagues';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { LONGEST, readTextFile } from '../read-file';
import { withStore } from '../store';
import type { Terminal } from '../terminal';
import { seasonTexts } from '../texts/seasons';
import { addDivisionList } from './division-list';
import { addDivisionTable } from './division-table';
import { printChanges } from './league-table';

type Kind = 'season' | 'division';
type Given = Readonly<Record<string, string | undefined>>;
type Form = 'plain' | 'list' | 'pairs' | 'json';

const ACTOR = { id: 'importer', role: 'importer' };

/** How the value of a field is typed: as it stands, by commas, by pairs of its first two parts, or as JSON. */
const formOf = ({ each, schema }: Field): Form => {
  if (each !== undefined) return each.parts !== undefined ? 'pairs' : 'list';
  return (schema as { readonly type?: string }).type === 'object' ? 'json' : 'plain';
};

/** Whole numbers are numbers where the field takes them; `1/2` and days stay text. */
const plain = (of: Field, text: string): unknown => {
  const number = /^-?\d+$/u.test(text) ? Number(text) : text;
  return of.accepts(number) ? number : text;
};

const parts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const pair = (of: Fields, text: string): Readonly<Record<string, unknown>> => {
  const values = text.split('=');
  return Object.fromEntries(
    Object.entries(of)
      .slice(0, values.length)
      .map(([name, field], at) => [name, plain(field, values[at] ?? '')]),
  );
};

const json = async (name: string, text: string, terminal: Terminal): Promise<unknown> => {
  const source = text.startsWith('@') ? await readTextFile(text.slice(1), terminal, LONGEST.record) : text;
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new CannotDo(
      seasonTexts[terminal.texts.language].notJson(name, error instanceof Error ? error.message : ''),
    );
  }
};

/** The value of a field as it was typed; the rules read it as they read any. */
const valueOf = async (name: string, of: Field, text: string, terminal: Terminal): Promise<unknown> => {
  const form = formOf(of);
  if (form === 'json' || /^[@[{]/u.test(text)) return json(name, text, terminal);
  if (form === 'plain') return plain(of, text);
  const { each } = of;
  return parts(text).map((part) =>
    each?.parts === undefined ? plain(each ?? of, part) : pair(each.parts, part),
  );
};

const actOf = async (
  name: string,
  fields: Fields,
  given: Given,
  terminal: Terminal,
): Promise<Readonly<Record<string, unknown>>> => {
  const act: Record<string, unknown> = { do: name };
  for (const [field, of] of Object.entries(fields)) {
    const text = given[field];
    if (text !== undefined) act[field] = await valueOf(field, of, text, terminal);
    // A list that nobody names anything in is empty.
    else if (of.optional !== true && of.each !== undefined) act[field] = [];
  }
  return act;
};

const refusedText = (violation: Violation, { texts }: Terminal): string =>
  explain(null, violation, { ...federationRefusals, ...leagueRefusals })[texts.language];

const told = (outcome: WriteOutcome, terminal: Terminal): ExitStatus => {
  const { texts, print, complain } = terminal;
  const said = seasonTexts[texts.language];
  switch (outcome.kind) {
    case 'committed':
      print(said.written(outcome.revision, outcome.position.toString()));
      return 0;
    case 'repeated':
      print(said.repeated(outcome.position.toString()));
      return 0;
    case 'conflict':
      complain(said.conflict);
      return 1;
    case 'refused':
      complain(refusedText(outcome.violation, terminal));
      return 1;
  }
};

/** What an act would change in the table of a division; nothing is written. */
const preview = async (
  store: EventStore,
  division: string,
  act: Readonly<Record<string, unknown>>,
  context: CommandContext,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const effect = await effectInDivision(store, { division, act }, context);
  if ('violation' in effect) {
    terminal.complain(refusedText(effect.violation, terminal));
    return 1;
  }
  const { now, then, state } = effect;
  printChanges(tableDifference(now, then), rulesInForce(state)?.decimals ?? 2, terminal);
  return 0;
};

const write = (
  store: EventStore,
  kind: Kind,
  id: string,
  act: Readonly<Record<string, unknown>>,
  context: CommandContext,
): Promise<WriteOutcome> =>
  kind === 'season'
    ? actInSeason(store, { season: id, act: act as unknown as SeasonAct }, context)
    : actInDivision(store, { division: id, act: act as unknown as DivisionAct }, context);

/** `open-division` is `arbitre division open`. */
const verbOf = (act: string, kind: Kind): string => act.replace(`-${kind}`, '');

const flagOf = (field: string): string => field.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const addAct = (
  parent: Command,
  kind: Kind,
  name: SeasonAct['do'] | DivisionAct['do'],
  fields: Fields,
  { terminal, finish }: { readonly terminal: Terminal; readonly finish: Finish },
): void => {
  const { language } = terminal.texts;
  const said = seasonTexts[language];
  const command = parent
    .command(verbOf(name, kind))
    .description(OPERATIONS[operationOf(name)].does[language])
    .argument('<id>', kind === 'season' ? said.seasonId : said.divisionId)
    .option('--command-id <uuid>', said.commandId);
  const previewed = kind === 'division' && name !== 'open-division';
  if (previewed) command.option('--dry-run', said.dryRun);
  for (const [field, of] of Object.entries(fields)) {
    const form = formOf(of);
    command.option(`--${flagOf(field)} <value>`, form === 'plain' ? '' : said.forms[form]);
  }
  command.action((id: string, given: Given) =>
    finish(
      withStore(terminal, async (store) => {
        const act = await actOf(name, fields, given, terminal);
        const commandId = given.commandId ?? randomUUID();
        const context = { commandId, actor: ACTOR, time: new Date().toISOString() };
        if (previewed && command.getOptionValue('dryRun') === true)
          return preview(store, id, act, context, terminal);
        return told(await write(store, kind, id, act, context), terminal);
      }),
    ),
  );
};

/** `arbitre season` and `arbitre division`: every act by its declaration, and the table with its why. */
export const addSeasons = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = seasonTexts[terminal.texts.language];
  const run = { terminal, finish };
  const season = program.command('season').description(said.season);
  for (const [name, { fields }] of Object.entries(seasonActs))
    addAct(season, 'season', name as SeasonAct['do'], fields, run);
  const division = program.command('division').description(said.division);
  for (const [name, { fields }] of Object.entries(divisionActs))
    addAct(division, 'division', name as DivisionAct['do'], fields, run);
  addDivisionList(division, terminal, finish);
  addDivisionTable(division, terminal, finish);
};
