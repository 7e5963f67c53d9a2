import type { Locator, Page } from 'playwright-core';

/** Opens the form of an act, fills its fields and sends it; it closes when it is written. */
export const act = async (
  page: Page | Locator,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const place = page.locator(`[data-act=${name}]`);
  await place.locator('button').first().click();
  for (const [field, value] of Object.entries(fields)) {
    const control = place.locator(`[name="${field}"]`);
    const tag = await control.first().evaluate((element) => element.tagName);
    if (tag === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  await place.locator('button[type=submit]').click();
  await place.locator('form').waitFor({ state: 'detached' });
};
