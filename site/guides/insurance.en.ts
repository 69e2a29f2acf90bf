import { medicaidName } from '#site/plans.ts'

/** The insurers on the state's marketplace. */
const marketplace = {
  names: [
    'Horizon Blue Cross Blue Shield of New Jersey',
    'AmeriHealth',
    'Oscar',
    'UnitedHealthcare',
    'Ambetter from WellCare',
  ],
  source:
    'trendinginsurancenews.com/health-insurance-rates-to-increase-15-9-on-average-in-individual-market',
}

/** The state's part of the insurance guide: its insurers, its Medicaid and its laws. */
export const en = {
  description:
    'Eight insurers in New Jersey, what plans typically cover for addiction treatment, your rights, and a checklist of what to ask.',
  insurersLede:
    'Eight that work in New Jersey or are open to people here. A center may take some and not others: ask before you go.',
  marketplaceTitle: 'Sold on the New Jersey marketplace for 2026',
  marketplace,
  /** The state's Medicaid. */
  medicaid: {
    name: `${medicaidName} (Medicaid)`,
    text: 'The State’s program. Its plans: Aetna Better Health, Fidelis Care, Horizon NJ Health, UnitedHealthcare Community and Wellpoint.',
    source: 'nj.gov/humanservices/dmahs/info/resources/care/index.html',
  },
  stateLaw: {
    title: 'New Jersey’s 180-day law',
    points: [
      'P.L.2017, c.28. For the first 180 days in a plan year, you need no prior approval for care in the network that your clinician finds medically necessary.',
      'For the first 28 days of inpatient care, IOP or PHP, the plan may not review whether you need it.',
      'If no center in the network has an opening, the plan must make an exception so that you get in within 24 hours.',
      'It limits when you can be asked to pay before treatment.',
    ],
    source:
      'horizonblue.com/members/news/member-news/overview-p-l-2017-chapter-28-new-jersey-substance-use-disorder-law',
  },
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
    source: 'beaconhealthoptions.com/providers/beacon/network/horizon-behavioral-health/nj-sud',
  },
  stateParity: {
    text: 'New Jersey signed a parity act of its own on April 11, 2019. Insurers must report on it each year.',
    source: 'nj.gov/humanservices/news/pressreleases/2019/approved/20190411.shtml',
  },
}
