import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import type { FoundRuling } from '@arbitre/rules/kernel/laws/law';
import type { FACTS } from './facts';
import type { OutcomeName } from './outcomes';

type Declared = { readonly [Name in keyof typeof FACTS]: (typeof FACTS)[Name]['field'] };

/** A ruling at bridge whose facts are as they are declared. */
export type Ruling = FoundRuling & {
  readonly facts: Partial<DataOf<Declared>>;
  readonly outcome: OutcomeName;
};
