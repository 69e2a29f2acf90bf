import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import type { CenterDraft } from './center-draft.ts'
import { findServiceByName, findServiceCode } from './samhsa-codes.ts'

function parse(fileName: string, content: unknown) {
  return parseBytes(fileName, typeof content === 'string' ? content : JSON.stringify(content))
}

const labels = (draft: CenterDraft | undefined, section: string) =>
  draft?.additionalInfo
    .filter((info) => info.category === section && info.infoValue)
    .map((info) => info.infoKey)

describe('the list of mental health facilities', () => {
  it('has codes of its own, and unknown ones are counted', async () => {
    const { drafts, unknownCodes } = await parse(
      'mh.csv',
      `name1,city,state,type_facility,mh,msnh,cmhc,rtcc,psy,smi,sed,md,mc,ss,chld,vet,ct,ubn
Hope House,Newark,NJ,MH,1,1,,,,1,,1,1,1,,,1,
Faith House,Camden,NJ,MH,1,,1,1,,,1,,,,1,1,1,1`,
    )
    expect(drafts).toMatchObject([
      {
        categoryName: 'Mental health treatment',
        treatmentTypes: [],
        offerings: ['medicaid', 'medicare', 'free-or-low-cost', 'mental-health'],
      },
      {
        treatmentTypes: ['medication-assisted', 'residential'],
        offerings: ['residential', 'under-18', 'veterans', 'mental-health'],
      },
    ])
    expect(labels(drafts[0], 'Facility')).toEqual(['Mental health facility with several settings'])
    expect(labels(drafts[1], 'Medicines')).toEqual(['Buprenorphine or naltrexone'])
    // SAMHSA's code book doesn't define this code.
    expect([...unknownCodes]).toEqual([['CT', 2]])
  })
})

describe('the code book', () => {
  it.each([
    ['DT', 'detox'],
    ['HI HIT', 'inpatient'],
    ['HID', 'detox inpatient'],
    ['RES RS RL RTCA RTCC ORES', 'residential'],
    ['RD', 'detox residential'],
    ['OP ODT OIT ORT PH', 'outpatient'],
    ['OD', 'detox outpatient'],
    ['MU METH BU NU OTP SOTP DB DM MWS ACM DSF PMAT', 'medication-assisted'],
    ['OMB', 'medication-assisted outpatient'],
    ['CBT DBT TRC', 'counseling'],
    ['GCO', 'counseling group-therapy'],
    ['GT', 'group-therapy'],
    ['FCO', 'counseling family-therapy'],
    ['CFT', 'family-therapy'],
    ['MD EMP HH DLC LFXD CLND ADTX BDTX CDTX MDTX ODTX MDET', ''],
  ])('maps each of %s to %s', (codes, types) => {
    for (const code of codes.split(' ')) {
      const found = findServiceCode(code.toLowerCase())?.treatmentTypes ?? []
      expect([...found].sort().join(' '), code).toBe(types)
    }
  })

  it.each([
    ['TELE', 'Access', 'Telehealth'],
    ['SUMH', 'Treatment programs', 'Co-occurring mental illness and substance use'],
    ['MC', 'Payment', 'Medicare'],
    ['MI', 'Payment', 'Military insurance (such as TRICARE)'],
    ['NP', 'Payment', 'Free (no payment accepted)'],
    ['AH', 'Languages', 'Sign language'],
    ['PW', 'People served', 'Pregnant or postpartum women'],
    ['SNR', 'People served', 'Accepts older adults'],
    ['FEM', 'People served', 'Accepts women'],
    ['F92', 'Languages', 'Vietnamese'],
  ])('shows %s as %s: %s', async (code, category, infoKey) => {
    expect(findServiceCode(code)?.info).toEqual({ category, infoKey, infoValue: true })
  })

  it.each([
    ['DT HID RD OD', 'detox'],
    ['OD', 'outpatient-detox'],
    ['RES RS RL RD RTCA', 'residential'],
    ['OIT', 'intensive-outpatient'],
    ['OP ORT OIT PH OD', 'outpatient'],
    ['TELE', 'telehealth'],
    ['MD', 'medicaid'],
    ['MC', 'medicare'],
    ['PI', 'private-insurance'],
    ['MI', 'tricare'],
    ['SS PA NP', 'free-or-low-cost'],
    ['MU METH MM DM', 'methadone'],
    ['BU BUM UB BWN BWON BERI BSDM DB', 'buprenorphine'],
    ['NU UN NXN VTRL RPN', 'naltrexone'],
    ['SP', 'spanish'],
    ['AH', 'sign-language'],
    ['F4', 'arabic'],
    ['F17', 'chinese'],
    ['F19', 'creole'],
    ['F25', 'farsi'],
    ['F28', 'french'],
    ['F30', 'german'],
    ['F31', 'greek'],
    ['F35', 'hebrew'],
    ['F36', 'hindi'],
    ['F42', 'italian'],
    ['F43', 'japanese'],
    ['F47', 'korean'],
    ['F66', 'polish'],
    ['F67', 'portuguese'],
    ['F70', 'russian'],
    ['F81', 'tagalog'],
    ['F92', 'vietnamese'],
    ['F37 FX NX N24 N40', 'other-language'],
    ['BC', 'parents-with-children'],
    ['CCC', 'child-care'],
    ['JC', 'joint-commission'],
    ['CARF', 'carf'],
    ['NCQA', 'ncqa'],
    ['PW', 'pregnant'],
    ['AD CHLD RTCC SED', 'under-18'],
    ['VET VAMC VAHC', 'veterans'],
    ['WN', 'women'],
    ['MN', 'men'],
    ['GL', 'lgbtq'],
    ['SE', 'seniors'],
    ['CJ', 'court-referred'],
    ['DU DUO', 'dui'],
    ['PHDT PH ODT', 'partial-hospitalization'],
    ['HH', 'sober-living'],
    ['MH SUMH CO IDD MHS SMI SED CMHC CBHC', 'mental-health'],
  ])('maps %s to the offering %s', async (codes, offering) => {
    for (const code of codes.split(' ')) {
      const [draft] = (await parse('a.json', [{ name1: 'A', [code]: 1 }])).drafts
      expect(draft?.offerings, code).toContain(offering)
    }
  })

  it('adds no offering that a code does not state', async () => {
    for (const code of 'SF SI VAF MOA NMOA PAIN OTP OMB UBN COPSU SMHD ADLT FEM MALE SNR COOT SCJJ SH HS WI COA HFAP DLC LFXD CLND ADTX BDTX CDTX MDTX ODTX MDET MWS'.split(
      ' ',
    )) {
      const [draft] = (await parse('a.json', [{ name1: 'A', [code]: 1 }])).drafts
      const care = draft?.treatmentTypes as string[]
      expect(
        draft?.offerings.filter((offering) => !care.includes(offering)),
        code,
      ).toEqual([])
    }
  })

  it('hides codes about a facility’s suppliers, and finds names only within their group', async () => {
    expect(findServiceCode('PC')?.info).toBeNull()
    expect(findServiceCode('constructor')).toBeNull()
    expect(findServiceByName('SET', 'Outpatient')?.code).toBe('OP')
    expect(findServiceByName('PAY', 'Outpatient')).toBeNull()
  })
})
