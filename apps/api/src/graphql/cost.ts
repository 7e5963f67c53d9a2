import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNullableType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { firstOf, type Variables, withDefaults } from './document-size';

/** What a request may cost: a hundred rows with a stream of the event store each pass, a hundred and fifty do not. */
export const MOST_COST = 20_000;

/** A read of a whole stream of the event store and its replay: the dearest that a field can do. */
const STREAM = 150;
/** A count or a summary over all rows of a list. */
const SUMMARY = 10;
const MANY_ROWS = 50;

/** `own`: beside one for every object that comes back. `rows`: how many a list without `first` counts for. */
type Cost = { readonly own?: number; readonly rows?: number };

/** Every field that is dearer than its objects, and every list of objects that has no `first`. */
export const COSTS: Readonly<Record<string, Cost>> = {
  'Query.node': { own: STREAM },
  'Query.session': { own: STREAM },
  'Query.games': { rows: SUMMARY },
  'Game.methods': { rows: SUMMARY },
  'Query.sessionRules': { rows: SUMMARY },
  'Query.wordLists': { rows: SUMMARY },
  'Query.wordCheck': { rows: SUMMARY },
  'Query.demoAccounts': { rows: 5 },
  'AuditEntry.accountName': { own: 1 },
  'Account.grants': { rows: SUMMARY },
  'ApiToken.grants': { rows: SUMMARY },
  'ManagedAccount.grants': { own: STREAM, rows: SUMMARY },
  'Query.may': { own: SUMMARY },
  'Query.mySessions': { rows: SUMMARY },
  'Query.myPasskeys': { rows: SUMMARY },
  'Query.tableCodes': { rows: SUMMARY },
  'Query.myWebhooks': { rows: SUMMARY },
  'Webhook.deliveries': { own: SUMMARY, rows: 20 },
  'Query.myTokens': { rows: SUMMARY },
  'Competition.fields': { own: SUMMARY },
  'Competition.clubTotals': { own: SUMMARY, rows: MANY_ROWS },
  'Competition.boards': { own: SUMMARY, rows: MANY_ROWS },
  'Competition.hallCalls': { own: SUMMARY, rows: SUMMARY },
  'Ruling.appeals': { rows: 2 },
  'Ruling.penalties': { rows: 2 },
  'Query.rulingEffect': { own: SUMMARY, rows: MANY_ROWS },
  'Competition.rounds': { own: SUMMARY, rows: SUMMARY },
  'Competition.crossTable': { own: SUMMARY, rows: MANY_ROWS },
  'Standing.course': { rows: SUMMARY },
  'Standing.tieBreaks': { rows: 2 },
  'Standing.why': { own: SUMMARY, rows: MANY_ROWS },
  'WhyLine.deals': { rows: 1 },
  'WhyLine.rulings': { rows: 1 },
  'WhyLine.article': { own: 1 },
  'Competition.sessions': { rows: SUMMARY },
  'Plan.sessions': { rows: SUMMARY },
  'Competition.passages': { rows: SUMMARY },
  'Competition.ranking': { own: 2 * STREAM, rows: MANY_ROWS },
  'Competition.revisions': { rows: SUMMARY },
  'Competition.tasks': { own: STREAM, rows: SUMMARY },
  'Competition.voidedSessions': { rows: 1 },
  'Competition.voidingEffect': { own: SUMMARY },
  'Competition.withdrawalEffect': { own: SUMMARY },
  'Competition.playedUnder': { own: 1 },
  'Competition.underAppeal': { own: 2 * SUMMARY },
  'UnderAppeal.appeals': { rows: 1 },
  'UnderAppeal.changes': { rows: SUMMARY },
  'UnderAppeal.asRuled': { rows: SUMMARY },
  'UnderAppeal.withoutRulings': { rows: SUMMARY },
  'WithdrawalEffect.changes': { rows: MANY_ROWS },
  'VoidingEffect.changes': { rows: MANY_ROWS },
  'Revision.rows': { rows: MANY_ROWS },
  'Revision.changes': { rows: MANY_ROWS },
  'Revision.causes': { rows: SUMMARY },
  'Query.saidWords': { own: SUMMARY, rows: MANY_ROWS },
  'SaidWord.saidBy': { rows: SUMMARY },
  'WordReceipt.clubs': { rows: SUMMARY },
  'WordReceipt.regions': { rows: SUMMARY },
  'Entry.members': { rows: 2 },
  'Entry.substitutes': { rows: 1 },
  'Deal.seating': { rows: 4 },
  'Deal.sides': { rows: 4 },
  'Deal.confirmations': { rows: 4 },
  'Deal.history': { rows: SUMMARY },
  'Deal.events': { own: STREAM },
  'Deal.replay': { own: STREAM },
  'Session.view': { own: STREAM },
  'Session.sheet': { own: STREAM },
  'Session.plan': { own: STREAM },
  'Session.events': { own: STREAM },
  'Session.awards': { own: STREAM, rows: MANY_ROWS },
  'Session.excluded': { own: STREAM },
  'Season.games': { rows: SUMMARY },
  'Season.divisions': { own: STREAM },
  'Season.regions': { rows: SUMMARY },
  'Division.rules': { own: STREAM, rows: 2 },
  'Division.entries': { own: STREAM, rows: MANY_ROWS },
  'Division.byes': { own: STREAM, rows: SUMMARY },
  'Division.phases': { own: STREAM, rows: 2 },
  'Division.lotCommitment': { own: STREAM },
  'DivisionPhase.qualified': { rows: MANY_ROWS },
  'DivisionPhase.reserves': { rows: SUMMARY },
  'Division.fixtures': { own: STREAM, rows: MANY_ROWS },
  'Division.table': { own: SUMMARY },
  'Division.notes': { own: STREAM + SUMMARY, rows: SUMMARY },
  // A version is what it was: its changes are computed from the log as of two positions.
  'Division.rankings': { own: STREAM, rows: SUMMARY },
  'Division.ranking': { own: STREAM },
  'Division.progress': { own: 1 },
  'Division.effectOf': { own: 4 * STREAM },
  'Division.planOfList': { own: 8 * STREAM },
  'DivisionListPlan.lines': { rows: MANY_ROWS },
  'DivisionListLine.members': { rows: 4 },
  'DivisionListLine.substitutes': { rows: 2 },
  'Division.publishing': { own: 2 * STREAM },
  'DivisionRanking.rows': { rows: MANY_ROWS },
  'DivisionRanking.notes': { own: 2 * STREAM, rows: SUMMARY },
  'DivisionRanking.changes': { own: 2 * STREAM, rows: SUMMARY },
  'LeagueChange.causes': { rows: 2 },
  'Query.effectOfRules': { own: 2 * STREAM },
  'Query.leagueRules': { own: SUMMARY, rows: 2 },
  'Query.readyMadeRules': { rows: SUMMARY },
  'Query.calendar': { own: 5 * SUMMARY, rows: 2 * MANY_ROWS },
  'Query.today': { own: 10 * STREAM, rows: SUMMARY },
  'TodayItem.tasks': { rows: 2 },
  'ScheduledFixture.sides': { rows: 2 },
  'DivisionRecord.players': { rows: 4 },
  'Club.fixtures': { own: SUMMARY, rows: SUMMARY },
  'Member.fixtures': { own: SUMMARY, rows: SUMMARY },
  'Query.templates': { own: SUMMARY, rows: SUMMARY },
  'LeagueEffect.changes': { rows: SUMMARY },
  'LeagueEffect.problems': { rows: 2 },
  'Division.competitions': { own: STREAM, rows: SUMMARY },
  'Division.yours': { own: STREAM, rows: MANY_ROWS },
  'DivisionEntry.members': { rows: 4 },
  'DivisionEntry.substitutes': { rows: 2 },
  'DivisionEntry.moves': { rows: 1 },
  'Fixture.sides': { rows: 2 },
  'Fixture.reports': { rows: 1 },
  'FixtureReport.sides': { rows: 2 },
  'LeagueTable.rows': { rows: MANY_ROWS },
  'LeagueRow.figures': { rows: SUMMARY },
  'LeagueRow.lines': { rows: SUMMARY },
  'RegionCompetition.leaders': { rows: 4 },
  'Club.regions': { rows: 3 },
  'Member.clubs': { rows: 3 },
  'Member.categories': { rows: 3 },
  'Club.contestants': { own: SUMMARY },
  'Club.results': { own: SUMMARY },
  'Club.rulings': { own: SUMMARY },
  'Member.divisions': { own: SUMMARY, rows: SUMMARY },
  'Club.divisions': { own: SUMMARY, rows: SUMMARY },
  'Member.results': { own: SUMMARY, rows: MANY_ROWS },
  'Member.years': { own: 1 },
  // With `named`, the names of all whom it is narrowed to are opened.
  'Query.officials': { own: SUMMARY },
  // Names that begin alike are opened and compared.
  'Member.alike': { own: STREAM, rows: 3 },
  'Query.namesakes': { own: STREAM },
};
/** A list without `first` that no line above speaks of has its rows in what its field costs: a stream, a constant. */
const FEW_ROWS = 1;

/** Whatever comes in pages is counted by reading all of it. */
const COUNTED: Cost = { own: SUMMARY };
const isCount = (type: string, field: string): boolean =>
  type.endsWith('Connection') && field === 'totalCount';

/** Beyond this nothing is told apart any more. */
const HUGE = 1e12;

const isList = (type: unknown): boolean =>
  isListType(type) || (!isNullableType(type) && isListType((type as { readonly ofType: unknown }).ofType));

class Costing {
  /** A fragment is costed once for each size of page that it stands in, however often it is spread. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Variables,
  ) {}

  /** `page`: the rows of the page whose fields these are; 0 when they are no page's. */
  of(type: GraphQLCompositeType, { selections }: SelectionSetNode, page: number): number {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += this.field(type, selection, page);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += this.fragment(selection.name.value, page);
      else {
        const inner = this.named(selection.typeCondition?.name.value) ?? type;
        sum += this.of(inner, selection.selectionSet, page);
      }
    }
    return Math.min(HUGE, sum);
  }

  private field(parent: GraphQLCompositeType, field: FieldNode, page: number): number {
    const name = field.name.value;
    const definition = 'getFields' in parent ? parent.getFields()[name] : undefined;
    // Introspection and __typename read nothing.
    if (name.startsWith('__') || definition === undefined) return 0;
    const { own = 0, rows = FEW_ROWS } =
      COSTS[`${parent.name}.${name}`] ?? (isCount(parent.name, name) ? COUNTED : {});
    const type = getNamedType(definition.type);
    if (!isCompositeType(type) || !field.selectionSet) return own;
    const inner = this.of(type, field.selectionSet, firstOf(field, this.variables));
    if (isPage(type) || name === 'pageInfo' || name === 'node') return own + inner;
    const times = isPage(parent) ? page : isList(definition.type) ? rows : 1;
    return Math.min(HUGE, own + times * (1 + inner));
  }

  private fragment(name: string, page: number): number {
    const key = `${page} ${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const type = this.named(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.of(type, fragment.selectionSet, page) : 0;
    this.known.set(key, cost);
    return cost;
  }

  private named(name: string | undefined): GraphQLCompositeType | null {
    const type = name === undefined ? undefined : this.schema.getType(name);
    return isCompositeType(type) ? type : null;
  }
}

const isPage = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) && type.name.endsWith('Connection');

/** What a valid document's operation may cost at most, with the variables that it came with, before it runs. */
export const costOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number => {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const given = withDefaults(operation, variables);
  return new Costing(schema, fragments, given).of(root, operation.selectionSet, 0);
};
