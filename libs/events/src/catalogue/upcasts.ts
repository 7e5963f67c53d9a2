/** Turns data of one version of an event type into the next version. Pure. */
export type Upcast = {
  readonly type: string;
  readonly from: number;
  readonly upcast: (data: unknown) => unknown;
};

/** Every event type is still at its first version. An entry here comes with a golden file of the version that it reads. */
export const upcasts: readonly Upcast[] = [];
