import { expectAccessible } from '../browser/accessibility.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { addLead } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

test('by keyboard alone, an import is refused in words, and a lead is found and changed', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/the server responded with a status of 400/);
  const lead = await addLead();
  await openDesk(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Import leads …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import leads' });
  const field = dialog.getByLabel('File');
  await expect(field).toBeFocused();
  const workbook = Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1');
  await field.setInputFiles({ name: 'leads.xlsx', mimeType: 'text/csv', buffer: workbook });
  await dialog.getByText(/^This is an Excel workbook\./).waitFor();
  await expectAccessible(page, 'a file is refused');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();

  const opener = page.getByRole('button', { name: 'Find a lead or a command' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const palette = page.getByRole('dialog', { name: 'Find a lead or a command' });
  await palette.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+K');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(lead.name);
  await palette.getByRole('option', { name: lead.name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await leadPanel(page).panel.getByRole('heading', { name: lead.name }).waitFor();
  await page.keyboard.press('Control+K');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('status qual');
  await palette.getByRole('option', { name: /Qualified/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await notifications(page).getByText(`${lead.name}: Qualified`).waitFor();
  expect((await leadOf(lead.id))?.status).toBe('qualified');

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'the shortcuts');
});
