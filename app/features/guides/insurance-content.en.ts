/** Sources of the insurance content, the same in every language. */
export const sources = {
  marketplace: {
    source:
      'trendinginsurancenews.com/health-insurance-rates-to-increase-15-9-on-average-in-individual-market',
  },
  familyCare: { source: 'nj.gov/humanservices/dmahs/info/resources/care/index.html' },
  medicare: { source: 'medicare.gov/coverage/opioid-use-disorder-treatment-services' },
  tricare: {
    source: 'humanamilitary.com/beneficiary/managing-my-health/behavioral-health/substance-use',
  },
  benefits: { source: 'aahd.us/?p=11626' },
  parityLaw: { source: 'hhs.gov/guidance/document/mental-health-parity-and-addiction-equity-act' },
  daysLaw: {
    source:
      'horizonblue.com/members/news/member-news/overview-p-l-2017-chapter-28-new-jersey-substance-use-disorder-law',
  },
  outsideLaw: {
    source: 'beaconhealthoptions.com/providers/beacon/network/horizon-behavioral-health/nj-sud',
  },
  stateParity: { source: 'nj.gov/humanservices/news/pressreleases/2019/approved/20190411.shtml' },
  checklist: { source: 'rr-health.com/?p=7745' },
}

/** The insurers on New Jersey's marketplace. */
export const marketplace = {
  names: [
    'Horizon Blue Cross Blue Shield of New Jersey',
    'AmeriHealth',
    'Oscar',
    'UnitedHealthcare',
    'Ambetter from WellCare',
  ],
  ...sources.marketplace,
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
    text: 'Plans often cover it when a clinician finds that you need it.',
    ask: 'Must the plan approve it first? For how many days?',
    ...sources.benefits,
  },
  {
    id: 'residential',
    title: 'Inpatient and residential',
    text: 'Plans often cover a stay that is medically necessary. What you pay can depend on the center you choose.',
    ask: 'Which centers are in the network? When does the plan review the stay?',
    ...sources.benefits,
  },
  {
    id: 'outpatient',
    title: 'Outpatient, IOP and PHP',
    text: 'Plans often cover visits and day programs. You may owe a copay for each visit.',
    ask: 'What do I pay for each visit? Is there a limit on visits?',
    ...sources.benefits,
  },
  {
    id: 'medicines',
    title: 'Medicines',
    text: 'Plans often cover medicines that treat opioid use disorder. Ask for each one by name.',
    ask: 'Which medicines are on the list? Is the program in the network?',
    ...sources.benefits,
  },
]

/** English content of /insurance-guide. */
export const en = {
  title: 'Insurance Guide',
  lede: 'What plans may pay for, the laws on your side, and what to ask before you go. Plans differ: always check yours.',
  description:
    'Eight insurers in New Jersey, what plans typically cover for addiction treatment, your rights, and a checklist of what to ask.',
  jumps: {
    coverage: 'What plans cover',
    insurers: 'Insurers',
    rights: 'Your rights',
    checklist: 'Checklist',
  },
  coverageTitle: 'What plans typically cover',
  coverageLede: 'Typical only. Your plan’s own papers decide, so call the number on your card.',
  ask: 'Ask:',
  insurersTitle: 'Insurers in New Jersey',
  insurersLede:
    'Eight that work in New Jersey or are open to people here. A center may take some and not others: ask before you go.',
  marketplace: 'Sold on the New Jersey marketplace for 2026',
  publicPrograms: 'Public programs',
  rightsLede: 'In short, and not legal advice.',
  questions: 'Questions about cost?',
  contact: 'Contact us',
  checklistTitle: 'Checklist: know your benefits',
  checklistLede:
    'Call the number on your card and go through this list. Print the page to write on it; nothing that you tick here is sent or kept.',
  notSent: 'Not sent',
  content: {
    marketplace,
    publicPrograms: [
      {
        name: 'NJ FamilyCare (Medicaid)',
        text: 'The State’s program. Its plans: Aetna Better Health, Fidelis Care, Horizon NJ Health, UnitedHealthcare Community and Wellpoint.',
        ...sources.familyCare,
      },
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
          'It does not itself make a plan cover such care.',
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
      {
        title: 'New Jersey’s 180-day law',
        points: [
          'P.L.2017, c.28. For the first 180 days in a plan year, you need no prior approval for care in the network that your clinician finds medically necessary.',
          'For the first 28 days of inpatient care, IOP or PHP, the plan may not review whether you need it.',
          'If no place in the network is free, the plan must make an exception so that you get in within 24 hours.',
          'It limits demands to pay before you are treated.',
        ],
        ...sources.daysLaw,
      },
    ],
    /** Plans outside P.L.2017, c.28. */
    outsideLaw: {
      text: 'The 180-day law does not cover every plan. It leaves out:',
      plans: [
        'self-funded employer plans',
        'Medicare',
        'Medicaid',
        'plans for federal employees',
        'plans from other states',
      ],
      ...sources.outsideLaw,
    },
    stateParity: {
      text: 'New Jersey signed a parity act of its own on April 11, 2019. Insurers must report on it each year.',
      ...sources.stateParity,
    },
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
          'What is the out-of-pocket maximum?',
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
