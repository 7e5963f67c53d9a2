/** A template by its id: `nord.t1` is the first of the region nord. */
export const oneTemplate = <Rest extends { readonly template: string }>({ template, ...rest }: Rest) => {
  const dot = template.indexOf('.');
  return {
    ...rest,
    region: dot < 0 ? template : template.slice(0, dot),
    template: dot < 0 ? '' : template.slice(dot + 1),
  };
};
