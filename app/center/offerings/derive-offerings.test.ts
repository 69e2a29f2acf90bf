import { describe, expect, it } from 'vitest'
import { deriveOfferings, type StatedInfo } from './derive-offerings.ts'

const nothing = { categories: [], additionalInfo: [], texts: [] }
const say = (infoKey: string, infoValue = true, category = 'Services'): StatedInfo => ({
  category,
  infoKey,
  infoValue,
})

describe('deriveOfferings', () => {
  it.each([
    ['Medicaid', ['medicaid']],
    ['NJ FamilyCare (Medicaid)', ['medicaid']],
    ['State-financed health insurance plan other than Medicaid', []],
    ['Private health insurance', ['private-insurance']],
    ['Military insurance (such as TRICARE)', ['tricare']],
    ['Sliding fee scale (fee is based on income and other factors)', ['free-or-low-cost']],
    ['Free (no payment accepted)', ['free-or-low-cost']],
    ['Payment help', ['free-or-low-cost']],
    ['Free parking', []],
    ['Cash or self-pay', []],
    ['Methadone maintenance', ['methadone']],
    ['Buprenorphine with naloxone (Suboxone®)', ['buprenorphine']],
    ['Buprenorphine detox', ['buprenorphine']],
    ['Lofexidine or clonidine detox', []],
    ['Extended-release, injectable Naltrexone (Vivitrol®)', ['naltrexone']],
    ['Naloxone kits', []],
    ['Methadone or buprenorphine for pain or emergency dosing', []],
    ['Buprenorphine or naltrexone', []],
    ['Accepts clients on opioid medication prescribed elsewhere', []],
    ['Certified opioid treatment program', []],
    ['Spanish', ['spanish']],
    ['Other languages (excluding Spanish)', []],
    ['Sign language services for the deaf and hard of hearing', ['sign-language']],
    ['Pregnant or postpartum women', ['pregnant']],
    ['Pregnant/postpartum women', ['pregnant']],
    ['Women', ['women']],
    ['Adult women', ['women']],
    ['Programs for women', ['women']],
    ['Accepts women', []],
    ['Identifies as women-owned', []],
    ['Men', ['men']],
    ['Programs for men', ['men']],
    ['Accepts men', []],
    ['Older adults', ['seniors']],
    ['Seniors or older adults', ['seniors']],
    ['Senior discount', []],
    ['LGBTQ people', ['lgbtq']],
    ['LGBTQ+ people', ['lgbtq']],
    ['Lesbian, gay, bisexual, transgender, or queer/questioning (LGBTQ)', ['lgbtq']],
    ['Identifies as LGBTQ+ owned', []],
    ['People in the criminal justice system', ['court-referred']],
    ['People referred by a court', ['court-referred']],
    ['Criminal justice (other than DUI/DWI)/Forensic clients', ['court-referred']],
    ['Court-ordered outpatient treatment', ['outpatient']],
    ['State corrections or juvenile justice funds', []],
    ['People referred for DUI or DWI', ['dui']],
    ['DUI and DWI clients only', ['dui']],
    ['Partial hospitalization', ['partial-hospitalization', 'outpatient']],
    ['Partial hospitalization or day treatment', ['partial-hospitalization', 'outpatient']],
    ['Sober living', ['sober-living']],
    ['Sober living or transitional housing', ['sober-living']],
    ['Referral to a halfway house', []],
    ['Wheelchair access', ['wheelchair']],
    ['Wheelchair accessible entrance', ['wheelchair']],
    ['Wheelchair accessible parking lot', []],
    ['Children and adolescents', ['under-18']],
    ['Child care', ['child-care']],
    ['Child care during visits', ['child-care']],
    ['State welfare or child and family services funds', []],
    ['Beds for clients’ children', ['parents-with-children']],
    ["Residential beds for clients' children", ['residential', 'parents-with-children']],
    ['Parents with children', ['parents-with-children']],
    ['Veterans', ['veterans']],
    ['Veterans Affairs funds', []],
    ['Co-occurring mental illness and substance use', ['mental-health']],
    ['Screening for mental disorders', []],
    ['People with co-occurring pain and substance use', []],
    ['Licensed by the state mental health department', []],
    ['Detox', ['detox']],
    ['Residential detox', ['detox', 'residential']],
    ['Outpatient detox', ['detox', 'outpatient-detox', 'outpatient']],
    ['Ambulatory withdrawal management', ['detox', 'outpatient-detox']],
    ['Intensive outpatient', ['intensive-outpatient', 'outpatient']],
    ['Telemedicine/telehealth therapy', ['telehealth']],
    ['Video visits', ['telehealth']],
    ['No methadone', []],
    ['Walk-ins welcome', ['walk-ins']],
    ['No appointment needed', ['walk-ins']],
    ['Psychiatric emergency walk-in services', []],
    ['Evening hours', ['evenings']],
    ['Weekend appointments', ['weekends']],
    ['Early morning dosing', ['early-hours']],
    ['Early intervention for HIV', []],
    ['Accredited by The Joint Commission', ['joint-commission']],
    ['Commission on Accreditation of Rehabilitation Facilities (CARF)', ['carf']],
    ['National Committee for Quality Assurance (NCQA)', ['ncqa']],
    ['Accredited by HFAP', []],
    ['Polish-speaking staff', ['polish']],
    ['French horn lessons', []],
  ])('a label: %s', (label, offerings) => {
    expect(deriveOfferings({ ...nothing, additionalInfo: [say(label)] })).toEqual(offerings)
  })

  it.each([
    ['Arabic', ['arabic']],
    ['Haitian Creole', ['creole']],
    ['Mandarin', ['chinese']],
    ['Hmong', ['other-language']],
    ['American Indian or Alaska Native languages', ['other-language']],
    ['English', []],
    ['Spanish', ['spanish']],
    ['Other languages', ['other-language']],
  ])('a language: %s', (label, offerings) => {
    const additionalInfo = [say(label, true, 'Languages')]
    expect(deriveOfferings({ ...nothing, additionalInfo })).toEqual(offerings)
  })

  it.each([
    ['Medical detox and a 28-day residential stay', ['detox', 'residential']],
    ['An IOP with virtual visits', ['intensive-outpatient', 'outpatient', 'telehealth']],
    ['We take Medicaid, speak Spanish and prescribe methadone to veterans', []],
    ['No detox. No telehealth.', []],
    [
      'A partial hospitalization program for women, men and seniors with wheelchair access',
      ['outpatient'],
    ],
    ['Sober living', []],
    ['Relieve Outpatient Medical Detox', ['detox', 'outpatient-detox', 'outpatient']],
    ['Suboxone detox by appointment', []],
  ])('believes words for care only: %s', (text, offerings) => {
    expect(deriveOfferings({ ...nothing, texts: [text] })).toEqual(offerings)
  })

  it.each<[string, Parameters<typeof deriveOfferings>[0], string[]]>([
    [
      'information that says no outranks words',
      { ...nothing, texts: ['Detox'], additionalInfo: [say('Detoxification', false)] },
      [],
    ],
    [
      'people who are not served are not added',
      { ...nothing, additionalInfo: [say('Women', false), say('Men'), say('Pregnant women')] },
      ['men', 'pregnant'],
    ],
    [
      'a category states sober living',
      { ...nothing, categories: ['Sober living home'] },
      ['sober-living'],
    ],
    [
      'a kind that is denied does not deny the whole',
      { ...nothing, texts: ['Detox'], additionalInfo: [say('Hospital inpatient detox', false)] },
      ['detox'],
    ],
    [
      'outpatient detox beside detox with a bed is not all of it',
      { ...nothing, additionalInfo: [say('Outpatient detox'), say('Residential detox')] },
      ['detox', 'residential', 'outpatient'],
    ],
    [
      'what a medicine is for, or from what somebody withdraws, is no kind of care',
      {
        ...nothing,
        additionalInfo: [
          say('Medication used during detox', true, 'Detox'),
          say('Alcohol detox', true, 'Detox'),
          say('Methadone or buprenorphine detox', true, 'Medicines'),
        ],
      },
      [],
    ],
    [
      'what one line denies and another states is offered',
      { ...nothing, additionalInfo: [say('Detox', false), say('Alcohol detox')] },
      ['detox'],
    ],
    [
      'a code outranks information',
      { ...nothing, treatmentTypes: ['residential'], additionalInfo: [say('Residential', false)] },
      ['residential'],
    ],
    [
      'information that says no outranks a category',
      {
        ...nothing,
        categories: ['Mental health clinic'],
        additionalInfo: [say('Mental health services', false)],
      },
      [],
    ],
    [
      '"Other languages" says no more where the list names them',
      {
        ...nothing,
        additionalInfo: [
          say('Other languages', true, 'Languages'),
          say('Polish', true, 'Languages'),
        ],
      },
      ['polish'],
    ],
    [
      'a language that is named beside one that is not',
      {
        ...nothing,
        additionalInfo: [say('Polish', true, 'Languages'), say('Hmong', true, 'Languages')],
      },
      ['polish', 'other-language'],
    ],
    [
      'hours of the week',
      {
        ...nothing,
        openingHours: [
          { dayOfWeek: 2, hours: '6 AM to 8 PM' },
          { dayOfWeek: 6, hours: '9 AM to 1 PM' },
        ],
      },
      ['evenings', 'weekends', 'early-hours'],
    ],
    [
      'hours of an office',
      {
        ...nothing,
        openingHours: [
          { dayOfWeek: 1, hours: '7 AM to 5:30 PM' },
          { dayOfWeek: 5, hours: '9 AM to 5 PM' },
          { dayOfWeek: 6, hours: 'Closed' },
        ],
      },
      [],
    ],
    [
      'a night that ends on Saturday is no weekend',
      { ...nothing, openingHours: [{ dayOfWeek: 5, hours: '2 PM to 1 AM' }] },
      ['evenings'],
    ],
    [
      'information that says no outranks hours and the way to start',
      {
        ...nothing,
        openingHours: [{ dayOfWeek: 1, hours: '9 AM to 8 PM' }],
        howToStart: 'walk-in',
        additionalInfo: [say('Evening hours', false), say('Walk-ins welcome', false)],
      },
      [],
    ],
    ['the way to start', { ...nothing, howToStart: 'walk-in' }, ['walk-ins']],
    [
      'a category states',
      { ...nothing, categories: ['Mental health clinic', 'Detox center'] },
      ['detox', 'mental-health'],
    ],
  ])('%s', (_, center, offerings) => {
    expect(deriveOfferings(center)).toEqual(offerings)
  })
})
