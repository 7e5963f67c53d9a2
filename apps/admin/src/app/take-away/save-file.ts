/** Puts a file among the downloads of whoever looks. */
export const saveBlob = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The same of a text. */
export const saveFile = (name: string, type: string, text: string): void => {
  saveBlob(name, new Blob([text], { type }));
};
