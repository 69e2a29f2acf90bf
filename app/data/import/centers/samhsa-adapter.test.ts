import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import { writeWorkbook } from '#tests/support/write-workbook.ts'
import type { CenterDraft } from './center-draft.ts'

function parse(fileName: string, content: unknown) {
  return parseBytes(fileName, typeof content === 'string' ? content : JSON.stringify(content))
}

const labels = (draft: CenterDraft | undefined, section: string) =>
  draft?.additionalInfo
    .filter((info) => info.category === section && info.infoValue)
    .map((info) => info.infoKey)

describe('the 2018 list of opioid treatment programs', () => {
  it('has names even for programs without a certification', async () => {
    const { drafts, unknownFields } = await parse(
      'otp.csv',
      `PROGRAM NAME,DBA,STREET,CITY,STATE,ZIP CODE,PHONE,CERTIFICATION,FULL CERTIFICATION DATE
Hope Inc,Hope Clinic,1 Main St,Newark,NJ,07102,609-555-0142,,
Faith Inc,,2 Main St,Newark,NJ,07102,609-555-0143,Certified,01/02/2015`,
    )
    expect(drafts).toMatchObject([
      { name: 'Hope Inc Hope Clinic', categoryName: 'Opioid treatment program' },
      { name: 'Faith Inc', categoryName: 'Opioid treatment program' },
    ])
    expect(unknownFields.size).toBe(0)
  })
})

describe('a row that claims every code', () => {
  it('loses every group where it claims all codes', async () => {
    // Rows of private prescribers have "1" in every column for settings, ages and kinds of care.
    const columns = [
      'sa',
      'dt',
      'hh',
      'mh',
      'sumh',
      ...[
        'hi',
        'op',
        'phdt',
        'res',
        'hid',
        'hit',
        'od',
        'odt',
        'oit',
        'omb',
        'ort',
        'rd',
        'rl',
        'rs',
      ],
      'md',
      'mc',
    ]
    const header = `name1,city,state,type_facility,${columns.join(',')}`
    const { drafts } = await parse(
      'a.csv',
      [
        header,
        `Dr. Doe,Austin,TX,BUPREN,${columns.map(() => '1').join(',')}`,
        `Hope House,Austin,TX,SU,${columns.map((code) => (code === 'rs' ? '' : '1')).join(',')}`,
      ].join('\n'),
    )
    expect(drafts[0]).toMatchObject({
      categoryName: 'Buprenorphine practitioner',
      treatmentTypes: ['medication-assisted'],
      additionalInfo: [],
      warnings: [
        'every service code of a group is set, which no center offers; left out: Treatment programs, Payment',
      ],
    })
    expect(drafts[1]?.warnings).toEqual([])
    expect(drafts[1]?.treatmentTypes).toContain('residential')
    expect(labels(drafts[1], 'Payment')).toEqual(['Medicaid', 'Medicare'])
  })
})

describe('the locator CSV', () => {
  it('has places, contacts and one column per service code', async () => {
    const { drafts, unknownFields, unknownCodes } = await parse(
      'a.csv',
      `    name1,name2,street1,street2,city,state,zip,zip4,county,phone,intake_prompt,intake1,intake2,website,latitude,longitude,type_facility,dt,oit,gco,mu,md,ss,sp,vet,tele,noop,zz9,rank
Hope House ,DBA New Hope,1 Main St,Suite 2,Newark,NJ,7102,1234,Essex,732-961-9666 x21,Intakes,609-555-0142,,http://,40.7357,-74.1724,SU,1,1,1,1,1,1,1,1,1,1,1,5 `,
    )
    const [draft] = drafts
    expect(draft).toMatchObject({
      name: 'Hope House DBA New Hope',
      description: 'Substance use treatment located in Newark',
      intakePhone: '609-555-0142',
      street: '1 Main St, Suite 2',
      address: '1 Main St, Suite 2, Newark, NJ 07102',
      postalCode: '07102',
      county: 'Essex',
      phone: '732-961-9666 x21',
      phoneUnformatted: '+17329619666',
      website: null,
      latitude: 40.7357,
      categoryName: 'Substance use treatment',
      categories: ['Substance use treatment', 'Detox', 'Intensive outpatient'],
      treatmentTypes: ['outpatient', 'detox', 'counseling', 'group-therapy', 'medication-assisted'],
      warnings: [],
    })
    expect(labels(draft, 'Payment')).toEqual(['Medicaid', 'Sliding fee scale'])
    expect(labels(draft, 'Languages')).toEqual(['Spanish'])
    expect(labels(draft, 'People served')).toEqual(['Veterans'])
    expect(labels(draft, 'Access')).toEqual(['Telehealth'])
    expect(labels(draft, 'Medicines')).toEqual(['Methadone'])
    expect(draft?.additionalInfo).toContainEqual({
      category: 'Medicines',
      infoKey: 'Opioid use disorder treatment',
      infoValue: false,
    })
    expect(draft?.searchTerms).toContain('Sliding fee scale')
    expect(draft?.searchTerms).not.toContain('Opioid use disorder treatment')
    expect([...unknownFields]).toEqual([['rank', 1]])
    expect([...unknownCodes]).toEqual([['ZZ9', 1]])
  })

  it.each([
    ['Hope House', 'Hope', 'Hope House'],
    ['Hope House', 'Hope House Outpatient', 'Hope House Outpatient'],
    ['Mountain Valley Counseling ', 'Associates Inc', 'Mountain Valley Counseling Associates Inc'],
    ['Hope House', 'NA', 'Hope House'],
  ])('joins %s and %s as %s', async (first, second, name) => {
    const csv = `name1,name2,city\n"${first}","${second}",Newark`
    expect((await parse('a.csv', csv)).drafts.map((draft) => draft.name)).toEqual([name])
  })

  it('uses the intake number if there is no other', async () => {
    const [draft] = (await parse('a.json', [{ name1: 'A', phone: 'NA', intake1: '609-555-0142' }]))
      .drafts
    expect(draft).toMatchObject({
      phone: '609-555-0142',
      description: null,
    })
  })
})

describe('the numbers of a facility', () => {
  it.each([
    // A phone, an intake number, and two numbers for which a center has no field.
    [
      ['609-555-0140', '609-555-0141', '609-555-0142', '800-555-0143'],
      ['609-555-0140', '609-555-0141'],
      ['further numbers, left out: intake2 609-555-0142, hotline1 800-555-0143'],
    ],
    [['609-555-0140', '', '609-555-0142', ''], ['609-555-0140', '609-555-0142'], []],
    [['609-555-0140', '(609) 555-0140', '', ''], ['609-555-0140', null], []],
    [
      [null, '609-555-0141', '', '800-555-0143'],
      ['609-555-0141', null],
      ['further numbers, left out: hotline1 800-555-0143'],
    ],
    [['', '', '', '800-555-0143'], ['800-555-0143', null], []],
    [['609-555-0140', 'NA', null, '999-999-9999'], ['609-555-0140', null], []],
  ])('%j', async (numbers, [phone, intakePhone], warnings) => {
    const [given, intake1, intake2, hotline1] = numbers
    const row = { name1: 'A', phone: given, intake1, intake2, hotline1, services: null }
    const inJson = await parse('a.json', { page: 1, totalPages: 1, recordCount: 1, rows: [row] })
    const names = ['name1', 'phone', 'intake1', 'intake2', 'hotline1']
    const cells = ['A', given ?? '', intake1 ?? '', intake2 ?? '', hotline1 ?? '']
    const inCsv = await parse('a.csv', `${names}\n${cells}`)
    const inExcel = await parseBytes('a.xlsx', writeWorkbook([[names, cells]]))
    for (const { drafts, unknownFields } of [inJson, inCsv, inExcel]) {
      expect(drafts).toMatchObject([{ phone, intakePhone, warnings }])
      expect(unknownFields.size).toBe(0)
    }
  })
})

describe('FindTreatment JSON', () => {
  it('has services in words, and those missing in the code book are kept', async () => {
    const { drafts } = await parse('a.json', {
      page: 1,
      totalPages: 1,
      recordCount: 2,
      rows: [
        {
          name1: 'A',
          typeFacility: 'MH',
          latitude: '40.7357',
          longitude: '-74.1724',
          state: 'NJ',
          services: [
            { f1: 'Type of Care', f2: 'TC', f3: 'Substance use treatment; Detoxification' },
            { f1: 'Payment', f2: 'PAY', f3: 'Medicaid; Brand new payment; No payment of kinds' },
            { f1: 'A new group', f2: 'XX', f3: 'Something' },
          ],
        },
        { name1: 'B', type_facility: 'SU', services: null },
      ],
    })
    expect(drafts[0]).toMatchObject({
      latitude: 40.7357,
      categoryName: 'Mental health treatment',
      categories: ['Mental health treatment', 'Substance use treatment', 'Detox'],
      treatmentTypes: ['detox'],
    })
    expect(labels(drafts[0], 'Payment')).toEqual(['Medicaid', 'Brand new payment'])
    expect(labels(drafts[0], 'A new group')).toEqual(['Something'])
    expect(drafts[1]).toMatchObject({ categoryName: 'Substance use treatment', additionalInfo: [] })
  })
})

describe('the directory workbook as CSV', () => {
  it('has codes separated by spaces and asterisks, and unknown ones are counted', async () => {
    const { drafts, unknownCodes } = await parse(
      'a.csv',
      'name1,city,service_code_info\nA,Newark,SA DT * HI OP * QQQ *\nB,Newark,QQQ res',
    )
    expect(drafts.map((draft) => draft.treatmentTypes)).toEqual([
      ['inpatient', 'outpatient', 'detox'],
      ['residential'],
    ])
    expect([...unknownCodes]).toEqual([['QQQ', 2]])
  })
})

describe('the short form of FindTreatment', () => {
  it('has service names, and those missing in the code book are kept', async () => {
    const { drafts, unknownFields } = await parse(
      'a.csv',
      `name,city,state,zip,phone,website,latitude,longitude,residential_services,all_services
Hope House,Newark,NJ,7102,609-555-0142,,40.7357,-74.1724,Residential/24-hour residential; Residential detoxification; Long-term residential,Substance use treatment; Detoxification; Brand new care`,
    )
    expect(unknownFields.size).toBe(0)
    expect(drafts[0]).toMatchObject({
      name: 'Hope House',
      postalCode: '07102',
      phone: '609-555-0142',
      categoryName: 'Substance use treatment',
      treatmentTypes: ['detox', 'residential'],
      offerings: ['detox', 'residential'],
    })
    expect(labels(drafts[0], 'Treatment programs')).toEqual([
      'Residential',
      'Residential detox',
      'Long-term residential',
      'Substance use treatment',
      'Detox',
      'Brand new care',
    ])
  })
})

describe('the directory of opioid treatment programs', () => {
  it('uses the program as the name, and treats each row as a certified program', async () => {
    const { drafts, unknownFields } = await parse(
      'otp.csv',
      `Program Name,DBA,Street,City,State,Zipcode,Phone,Certification,Full Certification
Hope House Inc,Hope Clinic,1 Main St,Newark,NJ,7102,(609) 555-0142,Certified,03/01/2019
Faith Clinic,,2 Main St,Camden,NJ,08101,609-555-0143,Provisional,`,
    )
    expect(unknownFields.size).toBe(0)
    expect(drafts).toMatchObject([
      {
        name: 'Hope House Inc Hope Clinic',
        address: '1 Main St, Newark, NJ 07102',
        phone: '(609) 555-0142',
        categoryName: 'Opioid treatment program',
        treatmentTypes: ['medication-assisted'],
        offerings: [],
      },
      { name: 'Faith Clinic', postalCode: '08101', phone: '609-555-0143' },
    ])
    expect(labels(drafts[0], 'Medicines')).toEqual(['Certified opioid treatment program'])
  })

  it('is not the only list where the program is the name, and unread columns are counted', async () => {
    const { drafts, unknownFields } = await parse(
      'a.csv',
      'Program Name,City,License\nHope House,Newark,12\nFaith House,Camden,\n',
    )
    expect(drafts.map(({ name }) => name)).toEqual(['Hope House', 'Faith House'])
    expect([...unknownFields]).toEqual([['License', 1]])
  })
})
