import { checked, type Fact, type GuideHead } from './fact.ts'

export const insuranceHead: GuideHead = {
  path: '/insurance-guide',
  title: 'Insurance Guide',
  lede: 'What plans may pay for, the laws on your side, and what to ask before you go. Plans differ: always check yours.',
  description:
    'Eight insurers in New Jersey, what plans typically cover for addiction treatment, your rights, and a checklist of what to ask.',
  type: 'WebPage',
}

const marketplaceSource =
  'trendinginsurancenews.com/health-insurance-rates-to-increase-15-9-on-average-in-individual-market'

type Insurer = Fact & { name: string; text?: string; kind: 'marketplace' | 'public' }

export const insurers: Insurer[] = [
  ...[
    'Horizon Blue Cross Blue Shield of New Jersey',
    'AmeriHealth',
    'Oscar',
    'UnitedHealthcare',
    'Ambetter from WellCare',
  ].map((name) => ({
    name,
    kind: 'marketplace' as const,
    source: marketplaceSource,
    checked,
  })),
  {
    name: 'NJ FamilyCare (Medicaid)',
    kind: 'public',
    text: 'The State’s program. Its plans: Aetna Better Health, Fidelis Care, Horizon NJ Health, UnitedHealthcare Community and Wellpoint.',
    source: 'nj.gov/humanservices/dmahs/info/resources/care/index.html',
    checked,
  },
  {
    name: 'Medicare',
    kind: 'public',
    text: 'Pays for care in opioid treatment programs with no copay. The Part B deductible applies to supplies and medicines.',
    source: 'medicare.gov/coverage/opioid-use-disorder-treatment-services',
    checked,
  },
  {
    name: 'TRICARE',
    kind: 'public',
    text: 'May cover inpatient and residential care, PHP, IOP, withdrawal care and opioid treatment.',
    source: 'humanamilitary.com/beneficiary/managing-my-health/behavioral-health/substance-use',
    checked,
  },
]

const benefitsSource = 'aahd.us/?p=11626'

export const coverageTypes: (Fact & { title: string; text: string; ask: string })[] = [
  {
    title: 'Detox',
    text: 'Plans often cover it when a clinician finds that you need it.',
    ask: 'Must the plan approve it first? For how many days?',
    source: benefitsSource,
    checked,
  },
  {
    title: 'Inpatient and residential',
    text: 'Plans often cover a stay that is medically necessary. What you pay can depend on the center you choose.',
    ask: 'Which centers are in the network? When does the plan review the stay?',
    source: benefitsSource,
    checked,
  },
  {
    title: 'Outpatient, IOP and PHP',
    text: 'Plans often cover visits and day programs. You may owe a copay for each visit.',
    ask: 'What do I pay for each visit? Is there a limit on visits?',
    source: benefitsSource,
    checked,
  },
  {
    title: 'Medicines',
    text: 'Plans often cover medicines that treat opioid use disorder. Ask for each one by name.',
    ask: 'Which medicines are on the list? Is the program in the network?',
    source: benefitsSource,
    checked,
  },
]

export const legalNotes: (Fact & { title: string; points: string[] })[] = [
  {
    title: 'The parity law',
    points: [
      'A federal law of 2008. Limits, copays and reviews for mental health and addiction care may not be stricter than those for other medical care.',
      'It does not itself make a plan cover such care.',
    ],
    source: 'hhs.gov/guidance/document/mental-health-parity-and-addiction-equity-act',
    checked,
  },
  {
    title: 'Essential health benefits',
    points: [
      'Under the Affordable Care Act, mental health and addiction care is one of ten benefits that individual and small-group plans must have.',
      '“Grandfathered” plans are exempt.',
    ],
    source: benefitsSource,
    checked,
  },
  {
    title: 'New Jersey’s 180-day law',
    points: [
      'P.L.2017, c.28. For the first 180 days in a plan year, you need no prior approval for care in the network that your clinician finds medically necessary.',
      'For the first 28 days of inpatient care, IOP or PHP, the plan may not review whether you need it.',
      'If no place in the network is free, the plan must make an exception so that you get in within 24 hours.',
      'It limits demands to pay before you are treated.',
    ],
    source:
      'horizonblue.com/members/news/member-news/overview-p-l-2017-chapter-28-new-jersey-substance-use-disorder-law',
    checked,
  },
]

/** Plans that P.L.2017, c.28 does not reach. */
export const outsideLaw = {
  text: 'The 180-day law does not cover every plan. It leaves out:',
  plans: [
    'self-funded employer plans',
    'Medicare',
    'Medicaid',
    'plans for federal employees',
    'plans from other states',
  ],
  source: 'beaconhealthoptions.com/providers/beacon/network/horizon-behavioral-health/nj-sud',
  checked,
} satisfies Fact & Record<string, unknown>

export const stateParity: Fact & { text: string } = {
  text: 'New Jersey signed a parity act of its own on April 11, 2019. Insurers must report on it each year.',
  source: 'nj.gov/humanservices/news/pressreleases/2019/approved/20190411.shtml',
  checked,
}

export const checklist = {
  source: 'rr-health.com/?p=7745',
  checked,
  parts: [
    {
      title: 'Have at hand',
      items: [
        'Member ID',
        'Group number',
        'Name and birth date of the policyholder',
        'Type of plan',
      ],
    },
    {
      title: 'Ask the plan',
      items: [
        'Is the plan self-funded by an employer, or insured?',
        'Is this center in the network?',
        'How much of the deductible is met?',
        'What is my copay or coinsurance?',
        'What is the out-of-pocket maximum?',
        'Is prior approval needed?',
        'Which levels are covered: detox, residential, PHP, IOP, outpatient, medicines?',
        'Is there a limit on days?',
        'What is paid outside the network?',
      ],
    },
    {
      title: 'Write down',
      items: ['Who you spoke with, and when', 'The reference number of the call'],
    },
  ],
} satisfies Fact & Record<string, unknown>

export const insuranceContent = {
  insurers,
  coverageTypes,
  legalNotes,
  outsideLaw,
  stateParity,
  checklist,
}
