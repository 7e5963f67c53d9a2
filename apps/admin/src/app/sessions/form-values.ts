/** What somebody typed or chose in a form, by the name of the field; empty where there is no such field. */
export const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const textsIn = (form: HTMLFormElement, name: string): readonly string[] =>
  new FormData(form).getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));

export const numberIn = (form: HTMLFormElement, name: string): number => Number(textIn(form, name));
