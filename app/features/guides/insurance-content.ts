import type { Language, Texts } from '#app/lib/language.ts'
import { checked, type Fact, type GuideHead } from './fact.ts'
import { checklist } from './insurance-checklist-content.ts'
import { en } from './insurance-content.en.ts'
import { es } from './insurance-content.es.ts'

/** What the page says. */
export const insuranceWords: Texts<typeof en> = { en, es }

const marketplaceSource =
  'trendinginsurancenews.com/health-insurance-rates-to-increase-15-9-on-average-in-individual-market'

const benefitsSource = 'aahd.us/?p=11626'

type Insurer = Fact & { name: string; text?: string; kind: 'marketplace' | 'public' }

const marketplaceInsurers: Insurer[] = [
  'Horizon Blue Cross Blue Shield of New Jersey',
  'AmeriHealth',
  'Oscar',
  'UnitedHealthcare',
  'Ambetter from WellCare',
].map((name) => ({ name, kind: 'marketplace', source: marketplaceSource, checked }))

function listInsurers(words: typeof en): Insurer[] {
  return [
    ...marketplaceInsurers,
    {
      name: 'NJ FamilyCare (Medicaid)',
      kind: 'public',
      text: words.familyCare,
      source: 'nj.gov/humanservices/dmahs/info/resources/care/index.html',
      checked,
    },
    {
      name: 'Medicare',
      kind: 'public',
      text: words.medicare,
      source: 'medicare.gov/coverage/opioid-use-disorder-treatment-services',
      checked,
    },
    {
      name: 'TRICARE',
      kind: 'public',
      text: words.tricare,
      source: 'humanamilitary.com/beneficiary/managing-my-health/behavioral-health/substance-use',
      checked,
    },
  ]
}

function stateFacts(language: Language) {
  const words = insuranceWords[language]
  return {
    insurers: listInsurers(words),
    coverageTypes: words.coverage.map((type) => ({ ...type, source: benefitsSource, checked })),
    legalNotes: [
      {
        ...words.parityLaw,
        source: 'hhs.gov/guidance/document/mental-health-parity-and-addiction-equity-act',
        checked,
      },
      { ...words.essentialBenefits, source: benefitsSource, checked },
      {
        ...words.daysLaw,
        source:
          'horizonblue.com/members/news/member-news/overview-p-l-2017-chapter-28-new-jersey-substance-use-disorder-law',
        checked,
      },
    ],
    /** Plans that P.L.2017, c.28 does not reach. */
    outsideLaw: {
      ...words.outsideLaw,
      source: 'beaconhealthoptions.com/providers/beacon/network/horizon-behavioral-health/nj-sud',
      checked,
    },
    stateParity: {
      text: words.stateParity,
      source: 'nj.gov/humanservices/news/pressreleases/2019/approved/20190411.shtml',
      checked,
    },
    checklist: checklist[language],
  }
}

/** What the page states as fact, each with its source. */
export const insuranceContent: Texts<ReturnType<typeof stateFacts>> = {
  en: stateFacts('en'),
  es: stateFacts('es'),
}

const address = { path: '/insurance-guide', type: 'WebPage' } as const

export const insuranceHead: Texts<GuideHead> = {
  en: { ...address, ...en.head },
  es: { ...address, ...es.head },
}
