import { expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import { apiPage, referralTables } from '#tests/support/published-hsds.ts'
import { writeZip } from '#tests/support/write-workbook.ts'

it('reads a page of another publisher’s API', async () => {
  const { drafts, unknownFields } = await parseBytes('a.json', JSON.stringify(apiPage))
  expect(drafts).toMatchObject([
    {
      name: 'Riverside Community Services',
      description: [
        'A charity since 1988.',
        '',
        'How to start (Evening recovery group): Call, then come to an orientation on Monday.',
        'Eligibility (Evening recovery group): Residents of the county; Adult',
        'Fees (Evening recovery group): First visit free',
      ].join('\n'),
      waitTime: '1 to 2 weeks',
      waitSaidOn: '2025-03-14',
      website: 'https://riverside.example',
      phone: '(609) 555-0142 x3',
      street: '12 River Road',
      city: 'Trenton',
      county: 'Mercer',
      postalCode: '08608',
      minimumAge: 18,
      maximumAge: 64,
      whatToBring: 'Photo ID; Proof of address',
      openingHours: [
        { dayOfWeek: 1, hours: '5:30 PM to 9 PM' },
        { dayOfWeek: 3, hours: '5:30 PM to 9 PM' },
        { dayOfWeek: 4, hours: '8 AM to noon' },
        { dayOfWeek: 5, hours: '5:30 PM to 9 PM' },
      ],
      categories: ['Substance Use Disorder Counseling'],
      treatmentTypes: ['counseling'],
      offerings: ['medicaid', 'free-or-low-cost', 'spanish', 'creole', 'evenings', 'wheelchair'],
      additionalInfo: [
        { category: 'Treatment programs', infoKey: 'Evening recovery group', infoValue: true },
        { category: 'Languages', infoKey: 'Spanish', infoValue: true },
        { category: 'Languages', infoKey: 'Haitian Creole', infoValue: true },
        { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
        { category: 'Payment', infoKey: 'Sliding scale', infoValue: true },
        { category: 'Payment', infoKey: 'Intake: 25 USD', infoValue: true },
        { category: 'Accessibility', infoKey: 'Wheelchair accessible entrance', infoValue: true },
      ],
      listedIn: null,
      listedOn: '2025-03-14',
      warnings: [
        'opening hours not usable, left out: WEEKLY 2 SA 10:00 12:00',
        'further numbers, left out: textphone (609) 555-0199, fax (609) 555-0198',
      ],
    },
  ])
  expect([...unknownFields.keys()]).toEqual(['email', 'assurer_email'])
})

const centers = [
  {
    name: 'Harbor Health',
    description: 'Care in the county, since 1970.\n\nFees (Outpatient program): Sliding fee',
    website: 'https://harbor.example',
    phone: '856-555-0100',
    street: '1 Main Street',
    postalCode: '08102',
    openingHours: [
      { dayOfWeek: 1, hours: '9 AM to 5 PM' },
      { dayOfWeek: 2, hours: '9 AM to 5 PM' },
    ],
    categories: ['Substance Use Disorder Counseling'],
    offerings: ['outpatient', 'spanish', 'wheelchair'],
    listedOn: '2024-09-01',
  },
  {
    name: 'Harbor Health',
    phone: '856-555-0142 x7',
    street: '2 High Street',
    postalCode: '08103',
    openingHours: [],
    categories: ['Detoxification'],
    offerings: ['detox'],
    listedOn: '2024-09-02',
  },
  { name: 'Pier Counseling', phone: '856-555-0144', street: null, listedOn: '2024-09-03' },
]

it('reads a package of tables as referral services export it', async () => {
  const { drafts, items, unknownFields, formats } = await parseBytes(
    'referral.zip',
    writeZip(referralTables),
  )
  expect(drafts).toMatchObject(centers)
  expect(items).toHaveLength(3)
  expect([...formats]).toEqual([['HSDS', 3]])
  expect([...unknownFields]).toEqual([])
})

it('reads the tables that datapackage.json names', async () => {
  const files = Object.entries(referralTables)
  const resources = files.map(([file], index) => ({
    name: file.replace('.csv', ''),
    path: `tables/${index}.csv`,
  }))
  const { drafts } = await parseBytes(
    'referral.zip',
    writeZip({
      'export/datapackage.json': JSON.stringify({ name: 'hsds', resources }),
      ...Object.fromEntries(files.map(([, text], index) => [`export/tables/${index}.csv`, text])),
      'export/services.csv': 'id,name\r\nother,Not in the package\r\n',
    }),
  )
  expect(drafts).toMatchObject(centers)
})
