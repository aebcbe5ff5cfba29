import { easternDateOf } from '@agency/contracts';
import type { Page } from '@playwright/test';
import type { BookedAppointment } from '../product/appointments.ts';
import { findAppointmentRow, openAppointmentRow } from './appointments.ts';
import { keepOwnCalendars } from './own-calendars.ts';
import { leadPanel, openDesk, openPlace, showFilters } from './owner.ts';
import { holdToast } from './public-screens.ts';
import { type Screen, screen } from './screens.ts';
import { dismissToast } from './toast.ts';

/** A call or a half hour in the week. */
function inGrid(page: Page, name: string) {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(name) });
}

async function openPlacesMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More places' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
}

/** A view or section of the open place. */
function openView(page: Page, name: string): Promise<void> {
  return page.getByRole('link', { name, exact: true }).click();
}

/** Today and the leads. The invitation of `call` must have failed. */
export function leadScreens(call: BookedAppointment): readonly Screen[] {
  return [
    screen('today', async (page) => {
      await openDesk(page, '?tab=today');
      await page.getByRole('region', { name: /^Answer/ }).waitFor();
    }),
    {
      name: 'the menu of places on a phone',
      popup: (page) => page.getByRole('menu'),
      widths: [320, 640],
      accessibleAt: [320],
      open: async (page) => {
        await page.setViewportSize({ width: 320, height: 844 });
        await openPlacesMenu(page);
      },
    },
    {
      name: 'the menu of places',
      popup: (page) => page.getByRole('menu'),
      widths: [1024, 1440],
      accessibleAt: [1440],
      open: async (page) => {
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1440, height: 900 });
        await openPlacesMenu(page);
      },
    },
    screen('the command palette', async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog', { name: 'Find a lead or a command' }).waitFor();
    }),
    screen('the list of leads', async (page) => {
      await openDesk(page);
      await page.getByText(/^1–\d+ of \d+ leads$/).waitFor();
    }),
    {
      name: 'an open filter',
      popup: (page) => page.getByRole('dialog', { name: 'Service' }),
      open: async (page) => {
        await showFilters(page);
        await page.getByText('Service', { exact: true }).first().click();
      },
    },
    {
      name: 'the menu of a view',
      popup: (page) => page.getByRole('menu'),
      open: async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('searchbox', { name: /^Search/ }).fill(call.lead.name);
        await page.waitForURL(/search=/);
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Save this view' }).waitFor();
      },
    },
    screen('adding a lead', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add lead' }).click();
      await page.getByRole('dialog', { name: 'Add a lead' }).getByLabel('Notes').waitFor();
    }),
    screen('a checked import of leads', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Import leads …' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import leads' });
      const lines = ['Name,Phone,Wish', 'Vi Pond,(910) 555-0199,More guests', 'Bo,,'];
      const buffer = Buffer.from(lines.join('\n'));
      const file = { name: 'leads.csv', mimeType: 'text/csv', buffer };
      await dialog.getByLabel('File').setInputFiles(file);
      await dialog.getByRole('table').waitFor();
    }),
    screen('selected leads', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: `Select ${call.lead.name}` }).click();
      await page.getByText('1 lead selected').waitFor();
    }),
    screen('the board', async (page) => {
      await page.getByRole('searchbox', { name: /^Search/ }).fill('');
      await page.waitForURL(({ searchParams }) => !searchParams.has('search'));
      await openView(page, 'Board');
      await page.locator('[data-lead]').first().waitFor();
    }),
    {
      name: 'the menu of a card',
      popup: (page) => page.getByRole('menu'),
      open: async (page) => {
        await page.locator('[data-lead]').first().press('m');
        await page.getByRole('menu').waitFor();
      },
    },
    screen('a lead beside the board', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: call.lead.name }).first().click();
      await leadPanel(page).status.waitFor();
    }),
    screen('the sources and the leads of a figure', async (page) => {
      await openDesk(page, '?tab=sources&stage=leads');
      await page
        .getByRole('region', { name: 'Leads', exact: true })
        .getByRole('link')
        .nth(1)
        .waitFor();
    }),
    screen('adding ad spend', async (page) => {
      await page.getByRole('button', { name: 'Add spend' }).click();
      await page.getByRole('dialog', { name: 'Add spend' }).getByLabel('Report').waitFor();
    }),
    screen('an open lead', async (page) => {
      await openDesk(page, `?lead=${call.lead.id}`);
      await leadPanel(page).timeline.getByText('Call invitation').first().waitFor();
    }),
    screen('a reply', async (page) => {
      await leadPanel(page).panel.getByRole('button', { name: 'Reply' }).click();
      await page.getByRole('menuitem', { name: 'Blank email' }).click();
      await page
        .getByRole('dialog', { name: /^Reply to/ })
        .getByLabel('Message')
        .waitFor();
    }),
    {
      name: 'the days of a follow-up',
      popup: (page) => page.getByRole('dialog', { name: 'Follow up' }),
      open: async (page) => {
        await page.keyboard.press('Escape');
        await leadPanel(page).followUp.click();
        await page.getByRole('dialog', { name: 'Follow up' }).waitFor();
      },
    },
    screen('the amount of a client', async (page) => {
      await page.keyboard.press('Escape');
      const { panel, setStatus } = leadPanel(page);
      await setStatus('Closed Won');
      await panel.getByRole('form', { name: 'Client pays' }).waitFor();
      await dismissToast(page);
    }),
    screen('an open lead with a wrong address in its fields, and a notice', async (page) => {
      const { edit, field, save, setStatus } = leadPanel(page);
      await edit();
      await field('Email').fill('ada@tidewater');
      await save.click();
      await page.getByText('Please enter a valid email address.').waitFor();
      await setStatus('Qualified');
      await holdToast(page);
    }),
    screen('the question before erasing', async (page) => {
      await dismissToast(page);
      await leadPanel(page).erase();
      await page.getByRole('dialog', { name: 'Erase this lead?' }).waitFor();
    }),
  ];
}

/** The calls. The invitation of `call` must have failed, and there must be a past call. */
export function callScreens(call: BookedAppointment): readonly Screen[] {
  return [
    screen('the week of calls', async (page) => {
      await openDesk(page, `?tab=appointments&day=${easternDateOf(call.startsAt)}`);
      await inGrid(page, call.lead.name).waitFor();
    }),
    {
      name: 'what to do with a half hour',
      popup: (page) => page.getByRole('dialog'),
      open: async (page) => {
        // On the day that a phone shows, and early enough to be in its window.
        const date = Number(easternDateOf(call.startsAt).slice(8));
        await inGrid(page, ` ${date}, (9|10|11):.0 AM, free`).first().click();
        await page.getByRole('button', { name: 'Block this time' }).waitFor();
      },
    },
    screen('a time being blocked', async (page) => {
      await page.getByRole('button', { name: 'Block this time' }).click();
      await page.getByRole('dialog', { name: 'Block this time' }).waitFor();
    }),
    screen('a call of the week', async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await inGrid(page, call.lead.name).click();
      await page.getByRole('dialog', { name: `Call with ${call.lead.name}` }).waitFor();
    }),
    screen('a call being moved in the week', async (page) => {
      await page.keyboard.press('Escape');
      await inGrid(page, call.lead.name).press('m');
      await page.getByRole('button', { name: 'Keep current time' }).waitFor();
    }),
    screen('the question before a call is moved', async (page) => {
      await inGrid(page, '3:30 PM').first().click();
      await page.getByRole('dialog', { name: /^Move to/ }).waitFor();
    }),
    screen('the appointments', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keep current time' }).click();
      await openView(page, 'List');
      await findAppointmentRow(page, call.lead.name);
    }),
    screen('a call being booked', async (page) => {
      await page.getByRole('button', { name: 'Book a call', exact: true }).click();
      await page.getByLabel('Find the lead').fill(call.lead.name);
      await page.getByRole('button', { name: new RegExp(`^${call.lead.name}`) }).click();
      await page.getByRole('dialog', { name: `Book a call with ${call.lead.name}` }).waitFor();
    }),
    screen('a call being booked outside the hours', async (page) => {
      await page.getByRole('button', { name: 'Another time …' }).click();
      const form = page.getByRole('form', { name: 'Another time' });
      await form.getByLabel('Date').fill(easternDateOf(call.startsAt));
      await form.getByLabel('Time').fill('18:05');
      await form.getByText('Outside your hours.', { exact: true }).waitFor();
    }),
    screen('an appointment being moved', async (page) => {
      await page.keyboard.press('Escape');
      const row = await openAppointmentRow(page, call.lead.name);
      await row.getByRole('button', { name: 'Move', exact: true }).click();
      await row.getByRole('button', { name: /^Friday, .*open$/ }).click();
      await row.getByRole('button', { name: /^3:30 PM/ }).click();
    }),
    screen('the emails of an appointment', async (page) => {
      const row = await findAppointmentRow(page, call.lead.name);
      await row.getByRole('button', { name: 'Keep current time' }).click();
      await row.getByRole('button', { name: 'Emails' }).click();
      await row.getByRole('button', { name: /^Send again/ }).waitFor();
    }),
  ];
}

/** Availability and settings. There must be a lead that was closed more than three years ago. */
export const settingScreens: readonly Screen[] = [
  screen('the availability', async (page) => {
    await openDesk(page, '?tab=availability');
    await page.getByRole('switch', { name: /^Monday/ }).waitFor();
  }),
  screen('hours to be copied, and others to be typed', async (page) => {
    await page.getByRole('button', { name: /^Copy … the hours of Monday/ }).click();
    await page.getByRole('button', { name: /^Copy to/ }).waitFor();
    await page.getByRole('button', { name: 'Add hours on Tuesday' }).click();
    await page.getByLabel('Tuesday, start of window 2').waitFor();
  }),
  screen('hours that overlap', async (page) => {
    await page.getByLabel('Tuesday, start of window 2').fill('10:00');
    await page.getByLabel('Tuesday, end of window 2').fill('11:00');
    await page.keyboard.press('Enter');
    await page.getByText(/^This overlaps /).waitFor();
  }),
  screen('hours that are not saved', async (page) => {
    await openView(page, 'Time off');
    await page.getByText('Leave without saving?').waitFor();
  }),
  screen('part of a day off', async (page) => {
    await page.getByRole('button', { name: 'Discard changes' }).click();
    const form = page.getByRole('form', { name: 'Add time off' });
    await form.getByRole('checkbox', { name: 'Whole days' }).uncheck();
    await form.getByLabel('From').waitFor();
  }),
  screen('the booking rules', async (page) => {
    await openView(page, 'Rules');
    await page.getByRole('button', { name: 'Save rules' }).waitFor();
  }),
  screen('a calendar being added', async (page) => {
    await openView(page, 'Calendars');
    await page.getByRole('button', { name: 'Add a calendar' }).click();
    await page.getByText('Where do I find the address?').click();
    await page.getByRole('button', { name: 'Add calendar' }).waitFor();
  }),
  screen('the settings', async (page) => {
    await openPlace(page, 'Settings');
    await page.getByRole('list', { name: 'Logged in' }).waitFor();
  }),
  screen('a new password', async (page) => {
    await page.getByRole('button', { name: 'Change desk password' }).click();
    await page.getByLabel('Current desk password').waitFor();
  }),
  screen('the settings of notifications', async (page) => {
    await page.keyboard.press('Escape');
    await openView(page, 'Notifications');
    await page.getByRole('radio', { name: 'Lead Management', exact: true }).waitFor();
    await page.getByLabel('Sender’s name').waitFor();
  }),
  screen('where calls take place', async (page) => {
    await openView(page, 'Meeting');
    await page.getByRole('textbox', { name: 'Base address' }).waitFor();
  }),
  screen('the settings of emails', async (page) => {
    await openView(page, 'Emails');
    await page.getByRole('link', { name: 'Preview every email' }).waitFor();
  }),
  screen('the text of an email', async (page) => {
    await openDesk(page, '?tab=settings&view=emails&email=reminder-24-hours');
    await page.frameLocator('iframe').getByText('Hello Dana,').waitFor();
  }),
  screen('the reply templates', async (page) => {
    await openView(page, 'Replies');
    await page.getByRole('button', { name: 'Add template' }).waitFor();
  }),
  screen('the settings of data', async (page) => {
    await openView(page, 'Data');
    await page.getByRole('combobox', { name: 'How long closed leads are kept' }).waitFor();
  }),
  screen('a period that erases a lead', async (page) => {
    const period = page.getByRole('combobox', { name: 'How long closed leads are kept' });
    await period.selectOption('Erase after 36 months');
    await page.getByText(/leads? will be erased now\.$/).waitFor();
  }),
  screen('the question before it erases', async (page) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: /^Erase \d+ leads?$/ }).waitFor();
  }),
  // The last: in a page with a mocked answer, every request is slower.
  screen(
    'other calendars, one of which can’t be read, and a new address of her own',
    async (page) => {
      await keepOwnCalendars(page);
      await openDesk(page, '?tab=availability&view=calendars');
      await page.getByRole('region', { name: /unreadable since/ }).waitFor();
      await page.getByRole('button', { name: 'New address' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
      await page.getByLabel('Private address').waitFor();
    },
  ),
];
