import { en as stateContent } from '#site/guides/insurance.en.ts'
import { stateName } from '#site/state.ts'

/** Sources of the insurance content, the same in every language. */
export const sources = {
  medicare: { source: 'medicare.gov/coverage/opioid-use-disorder-treatment-services' },
  tricare: {
    source: 'humanamilitary.com/beneficiary/managing-my-health/behavioral-health/substance-use',
  },
  benefits: { source: 'aahd.us/?p=11626' },
  parityLaw: { source: 'hhs.gov/guidance/document/mental-health-parity-and-addiction-equity-act' },
  checklist: { source: 'rr-health.com/?p=7745' },
}

/** A kind of care, and how plans typically cover it. */
export type CoveredCare = {
  id: 'detox' | 'residential' | 'outpatient' | 'medicines'
  title: string
  text: string
  ask: string
  source: string
}

const coverage: CoveredCare[] = [
  {
    id: 'detox',
    title: 'Detox',
    text: 'Plans may cover it when a clinician finds that you need it.',
    ask: 'Must the plan approve it first? For how many days?',
    ...sources.benefits,
  },
  {
    id: 'residential',
    title: 'Inpatient and residential',
    text: 'Plans may cover a stay that is medically necessary. What you pay can depend on the center you choose.',
    ask: 'Which centers are in the network? When does the plan review the stay?',
    ...sources.benefits,
  },
  {
    id: 'outpatient',
    title: 'Outpatient, IOP and PHP',
    text: 'Plans may cover visits and day programs. You may owe a copay for each visit.',
    ask: 'What do I pay for each visit? Is there a limit on visits?',
    ...sources.benefits,
  },
  {
    id: 'medicines',
    title: 'Medicines',
    text: 'Plans may cover medicines that treat opioid use disorder. Ask for each one by name.',
    ask: 'Which medicines are on the list? Is the program in the network?',
    ...sources.benefits,
  },
]

/** English content of /insurance-guide. */
export const en = {
  lede: 'What plans may pay for, the laws on your side, and what to ask before you go. Plans differ: always check yours.',
  description: stateContent.description,
  jumps: {
    coverage: 'What plans cover',
    insurers: 'Insurers',
    rights: 'Your rights',
    checklist: 'Checklist',
  },
  coverageTitle: 'What plans typically cover',
  coverageLede:
    'This is general information. Your own plan decides, so call the number on your card.',
  ask: 'Ask:',
  insurersTitle: `Insurers in ${stateName.en}`,
  insurersLede: stateContent.insurersLede,
  marketplace: stateContent.marketplaceTitle,
  publicPrograms: 'Public programs',
  rightsLede: 'In short, and not legal advice.',
  questions: 'Questions about cost?',
  contact: 'Contact us',
  checklistTitle: 'Checklist: know your benefits',
  checklistLede:
    'Call the number on your card and go through this list. Print the page to write on it; nothing that you tick here is sent or kept.',
  notSent: 'Not sent',
  content: {
    marketplace: stateContent.marketplace,
    publicPrograms: [
      stateContent.medicaid,
      {
        name: 'Medicare',
        text: 'Pays for care in opioid treatment programs with no copay. The Part B deductible applies to supplies and medicines.',
        ...sources.medicare,
      },
      {
        name: 'TRICARE',
        text: 'May cover inpatient and residential care, PHP, IOP, withdrawal care and opioid treatment.',
        ...sources.tricare,
      },
    ],
    coverage,
    laws: [
      {
        title: 'The parity law',
        points: [
          'A federal law of 2008. Limits, copays and reviews for mental health and addiction care may not be stricter than those for other medical care.',
          'This law alone does not make a plan cover this care.',
        ],
        ...sources.parityLaw,
      },
      {
        title: 'Essential health benefits',
        points: [
          'Under the Affordable Care Act, mental health and addiction care is one of ten benefits that individual and small-group plans must have.',
          '“Grandfathered” plans are exempt.',
        ],
        ...sources.benefits,
      },
      stateContent.stateLaw,
    ],
    outsideLaw: stateContent.outsideLaw,
    stateParity: stateContent.stateParity,
    /** What to have ready, ask and write down when calling the plan. */
    checklist: {
      haveAtHand: {
        title: 'Have at hand',
        items: [
          'Member ID',
          'Group number',
          'Name and birth date of the policyholder',
          'Type of plan',
        ],
      },
      askThePlan: {
        title: 'Ask the plan',
        items: [
          'Is the plan self-funded by an employer, or insured?',
          'Is this center in the network?',
          'How much of the deductible is met?',
          'What is my copay or coinsurance?',
          'What is the most I pay in a year (out-of-pocket maximum)?',
          'Is prior approval needed?',
          'Which levels are covered: detox, residential, PHP, IOP, outpatient, medicines?',
          'Is there a limit on days?',
          'What is paid outside the network?',
        ],
      },
      writeDown: {
        title: 'Write down',
        items: ['Who you spoke with, and when', 'The reference number of the call'],
      },
      ...sources.checklist,
    },
  },
}
