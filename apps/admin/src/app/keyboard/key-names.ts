/** Where typing means text: there, letters are never shortcuts. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio'].includes(target.type)));

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** `mod+k`, `arrowleft`, `?`: the name under which a stroke is bound; null when Alt takes part (menus, accents). */
export const strokeName = ({ key, ctrlKey, metaKey, altKey }: Stroke): string | null => {
  if (altKey) return null;
  const name = key === ' ' ? 'space' : key.toLowerCase();
  return ctrlKey || metaKey ? `mod+${name}` : name;
};
