/** The name of the state's Medicaid. */
export const medicaidName = 'NJ FamilyCare'

/** A health plan by which people in New Jersey search. Names are those of our vetted facts. */
export type Plan = {
  /** As the page says it: "Ask whether they take Horizon NJ Health." */
  name: string
  /** Phrases as typed, separated by commas or new lines. Case, accents and punctuation make no difference. */
  phrases: string
  /** The kinds of payment that the plan may be; both for a name that Medicaid and private plans share. */
  payment: ('medicaid' | 'medicare' | 'private-insurance' | 'tricare')[]
}

/**
 * The plans of our vetted facts. Medicaid, Medicare and TRICARE themselves are choices of the
 * search, because centers say whether they take them.
 */
export const plans: Plan[] = [
  {
    name: medicaidName,
    phrases: `
      nj familycare, nj family care, njfamilycare, new jersey familycare, new jersey family care
      familycare, family care nj, family care insurance, family care medicaid, family care plan
      take family care, takes family care, accept family care, accepts family care
    `,
    payment: ['medicaid'],
  },
  {
    name: 'Horizon NJ Health',
    phrases: 'horizon nj health, horizon njhealth, horizon new jersey health, horizon medicaid',
    payment: ['medicaid'],
  },
  {
    name: 'Aetna Better Health',
    phrases: 'aetna better health, aetna betterhealth, aetna medicaid',
    payment: ['medicaid'],
  },
  {
    name: 'Fidelis Care',
    phrases: 'fidelis care, fidelis, fideliscare',
    payment: ['medicaid'],
  },
  {
    name: 'UnitedHealthcare Community',
    phrases: `
      unitedhealthcare community, unitedhealthcare community plan, united healthcare community
      united health care community, united community plan, uhc community, uhccp
      united healthcare medicaid, unitedhealthcare medicaid, uhc medicaid
    `,
    payment: ['medicaid'],
  },
  {
    name: 'Wellpoint',
    phrases: 'wellpoint, well point, wellpoint nj, wellpoint new jersey, wellpoint medicaid',
    payment: ['medicaid'],
  },
  {
    name: 'Horizon BCBSNJ',
    phrases: `
      horizon bcbsnj, horizon bcbs, horizon blue cross, horizon blue cross blue shield, horizon blue
      blue cross, blue cross blue shield, blue shield, bluecross, blueshield, bcbs, bcbsnj, bc/bs
    `,
    payment: ['private-insurance'],
  },
  {
    name: 'AmeriHealth',
    phrases: 'amerihealth, ameri health, amerihealth nj, amerihealth new jersey',
    payment: ['private-insurance'],
  },
  {
    name: 'Oscar',
    phrases: 'oscar, oscar health, oscar insurance, oscar health insurance',
    payment: ['private-insurance'],
  },
  {
    name: 'Ambetter from WellCare',
    phrases: 'ambetter, ambetter from wellcare, ambetter wellcare, wellcare ambetter',
    payment: ['private-insurance'],
  },
  { name: 'Cigna', phrases: 'cigna, cigna healthcare', payment: ['private-insurance'] },
  { name: 'Aetna', phrases: 'aetna', payment: ['medicaid', 'private-insurance'] },
  { name: 'Horizon', phrases: 'horizon', payment: ['medicaid', 'private-insurance'] },
  {
    name: 'UnitedHealthcare',
    phrases: `
      unitedhealthcare, united healthcare, united health care, united health, uhc, unitedhealth
      have united, has united, united cover, united covers, does united, take united, takes united, accept united
      accepts united, acepta united, aceptan united, cubre united, united cubre, tengo united, tiene united, tenemos united, united insurance
    `,
    payment: ['medicaid', 'private-insurance'],
  },
]
