/** Copies a text; works without HTTPS too (a club's server in its own network), where browsers hide the clipboard. */
export const copyText = async (text: string): Promise<void> => {
  // Absent outside secure contexts, whatever the type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way left outside secure contexts
  document.execCommand('copy');
  field.remove();
};
