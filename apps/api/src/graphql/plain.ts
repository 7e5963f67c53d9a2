type Leaf = string | number | boolean | bigint | Date | null | undefined;

/** The data of a GraphQL class: what resolvers give back. The classes only describe types to Nest. */
export type Plain<Type> = unknown extends Type
  ? Type
  : Type extends Leaf
    ? Type
    : { readonly [Key in keyof Type]: Plain<Type[Key]> };
