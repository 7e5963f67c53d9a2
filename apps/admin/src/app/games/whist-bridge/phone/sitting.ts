/** Somebody at the table, by his entry. */
export type Sitting = { readonly id: string; readonly name: string };
