/**
 * A list in the format of version 1, in which devices, accounts and files have English text about
 * its center.
 */
export const listOfVersion1 = {
  version: 1,
  centers: [
    {
      facts: {
        id: '00000000-0000-4000-8000-000000000001',
        slug: 'harbor-light',
        name: 'Harbor Light',
        phone: '(609) 555-0142',
        address: null,
        place: 'Trenton, Mercer County',
        status: 'Open',
        offers: ['detox', 'medicaid'],
        hours: 'Mon–Fri 9 AM to 5 PM; Sat, Sun Closed',
        checked: 'Checked May 3, 2025',
      },
      keptAt: '2026-11-20T12:00:00.000Z',
      distance: { miles: 4.2, from: 'where you were' },
      call: { notes: { value: 'Ask for Maria', at: '2026-11-20T12:05:00.000Z' } },
    },
  ],
  orderedAt: '',
  removed: {},
  staysOnExit: false,
  inAccount: false,
}
