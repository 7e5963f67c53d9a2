import bowser from 'bowser';

/** Browser and system as people call them, of what a browser says of itself; that itself where it tells nothing known. */
export const browserOf = (device: string): string => {
  if (device === '') return '';
  const { browser, os } = bowser.parse(device);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ') || device;
};
