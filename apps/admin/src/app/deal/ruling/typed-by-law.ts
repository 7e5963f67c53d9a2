import { lawOf, type RulingLaws } from '@arbitre/rules/kernel/laws/law';
import { factIn } from './typed-facts';

/** What an arbiter has typed of what a law asks: an outcome, facts by name, penalties by entry. */
export type TypedByLaw = {
  readonly outcome: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly penalties: Readonly<Record<string, { readonly kind: string; readonly size: string }>>;
};

export const NOTHING_TYPED: TypedByLaw = { outcome: '', facts: {}, penalties: {} };

type PenaltyInput = {
  readonly entry: string;
  readonly kind: 'PROCEDURAL' | 'DISCIPLINARY' | 'WARNING';
  readonly size?: number;
};

export type ByLaw = {
  readonly outcome?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly penalties?: readonly PenaltyInput[];
};

const SIZE = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** Penalties as they are sent; null while a size is none. Nothing typed is the usual size. */
export const penaltiesIn = ({ penalties }: TypedByLaw): readonly PenaltyInput[] | null => {
  const given = Object.entries(penalties).filter(([, { kind }]) => kind !== '');
  const read = given.map(([entry, { kind, size }]): PenaltyInput | null => {
    const named = { entry, kind: kind.toUpperCase() as PenaltyInput['kind'] };
    if (kind === 'warning' || size.trim() === '') return named;
    return SIZE.test(size.trim()) ? { ...named, size: Number(size.trim().replace(',', '.')) } : null;
  });
  return read.every((each) => each !== null) ? read : null;
};

/** What was typed, without an outcome that the article does not let anybody decide. */
export const fittedTo = (laws: RulingLaws | null, article: string, typed: TypedByLaw): TypedByLaw =>
  laws === null || !lawOf(laws, article).outcomes.includes(typed.outcome) ? { ...typed, outcome: '' } : typed;

/** Whether an outcome gives scores, penalties, either or nothing; null where none is chosen. */
export const givesOf = (laws: RulingLaws | null, { outcome }: TypedByLaw) =>
  outcome === '' ? null : (laws?.outcomes[outcome]?.gives ?? null);

/** What is sent of it; null while something that the law asks for is missing or cannot be taken. */
export const byLawIn = (laws: RulingLaws | null, article: string, typed: TypedByLaw): ByLaw | null => {
  if (laws === null || typed.outcome === '') return {};
  const law = lawOf(laws, article);
  if (!law.outcomes.includes(typed.outcome)) return null;
  const facts: Record<string, unknown> = {};
  for (const name of [...law.asks, ...law.may]) {
    const field = laws.facts[name]?.field;
    const words = typed.facts[name] ?? '';
    const value = field === undefined ? undefined : factIn(field, words);
    if (value === undefined && (law.asks.includes(name) || words.trim() !== '')) return null;
    if (value !== undefined) facts[name] = value;
  }
  const gives = givesOf(laws, typed);
  if (gives !== 'penalty' && gives !== 'either') return { outcome: typed.outcome, facts };
  const penalties = penaltiesIn(typed);
  if (penalties === null || (gives === 'penalty' && penalties.length === 0)) return null;
  return { outcome: typed.outcome, facts, ...(penalties.length === 0 ? {} : { penalties }) };
};
