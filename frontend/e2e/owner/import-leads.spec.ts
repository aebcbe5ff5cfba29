import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll, openDesk, showFilters } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';

/** HubSpot's export, with people of this test only. */
function hubSpotExport(company: string) {
  const id = randomUUID().slice(0, 8);
  const head =
    '"Record ID","First Name","Last Name","Email","Phone Number","Associated Company","Website URL","Lead Status","Create Date"';
  const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const known = `known-${id}@tidewater.example`;
  const lines = [
    head,
    row('1', 'Marta', 'Quill', `marta-${id}@quill.example`, '', company, 'quill.example', '', ''),
    row(
      '2',
      'Jonas',
      'Bråten',
      `jonas-${id}@braten.example`,
      '',
      company,
      '',
      'Connected',
      '2024-03-05 14:22',
    ),
    row('3', 'Ada', 'Again', known.toUpperCase(), '', company, '', 'New', ''),
    row('4', 'No', 'Reach', '', '', company, '', 'New', ''),
  ];
  const file = {
    name: `contacts-${id}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  };
  return { file, known };
}

function importDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Import leads' });
}

async function openImport(page: Page) {
  await showFilters(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import leads …' }).click();
  return importDialog(page);
}

const storedOf = (company: string) =>
  query<{ name: string; status: string }>(
    'SELECT name, status FROM leads.contacts WHERE company = $1 ORDER BY name',
    [company],
  );

test('the owner imports leads from HubSpot, and undoes the import on a phone', async ({
  newVisitor,
}) => {
  const company = leadName('Quill Marine');
  const { file, known } = hubSpotExport(company);
  const ada = await addLead({ email: known });
  const { page } = await newVisitor({ width: 360 });
  await openDesk(page);
  const dialog = await openImport(page);
  await expectUsable(page, 'an import begins');
  await page.setViewportSize({ width: 360, height: 740 });

  await dialog.getByLabel('File').setInputFiles(file);
  await dialog
    .getByText('2 new leads in this file. Left out: 1 duplicate and 1 row that can’t be imported.')
    .waitFor();
  await expect(dialog.getByLabel('First Name')).toHaveValue('firstName');
  await expect(
    dialog.getByRole('cell', { name: `Left out: ${ada.name} has the same email` }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  const [content, shown] = await dialog.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(content).toBe(shown);

  await dialog.getByLabel('Website URL').selectOption('Don’t import');
  await dialog.getByRole('button', { name: 'Import 2 leads' }).click();
  await dialog.getByText(/^2 leads added\./).waitFor();
  await expectUsable(page, 'an import is done');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await storedOf(company)).toEqual([
    { name: 'Jonas Bråten', status: 'contacted' },
    { name: 'Marta Quill', status: 'new' },
  ]);
  await dialog.getByRole('link', { name: 'Show the imported leads' }).click();
  await page.getByText('1–2 of 2 leads').waitFor();
  await expect(page.getByRole('link', { name: 'Jonas Bråten' })).toBeVisible();

  // Nothing waits on Today.
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /^Today/ })
    .click();
  await page
    .getByRole('region', { name: /^Answer/ })
    .getByRole('listitem')
    .first()
    .waitFor();
  await expect(page.getByText('Marta Quill')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /^Leads/ })
    .click();
  await page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first().waitFor();
  await openImport(page);
  await dialog.getByRole('button', { name: `Undo … the import of ${file.name}` }).click();
  await page.getByRole('button', { name: 'Erase 2 leads' }).click();
  await dialog.getByText('Undone: 2 leads removed.').first().waitFor();
  // The dialog also says so of earlier imports.
  await expect.poll(() => storedOf(company)).toEqual([]);
});
