import type { Language, Texts } from '#app/lib/language.ts'
import { type TreatmentKindId, treatmentKinds } from '#app/lib/treatment-kinds.ts'
import { checked, type Fact, type GuideHead } from './fact.ts'
import { en } from './treatment-types-content.en.ts'
import { es } from './treatment-types-content.es.ts'

/** What the page says. */
export const treatmentTypesWords: Texts<typeof en> = { en, es }

/** The words that its search looks for are in the directory's language, which is English. */
type Search = keyof typeof en.searches
type Filter = keyof typeof en.centersOfType

/** Where each kind's description was read, and the directory's filters that find such centers, or a search. */
const kindFacts: Record<TreatmentKindId, Pick<Fact, 'source'> & { find: Filter[] | Search }> = {
  inpatient: {
    find: ['inpatient', 'residential'],
    source: 'levelupcompliance.com/guides/asam-levels-of-care',
  },
  outpatient: {
    find: ['outpatient', 'counseling'],
    source: 'levelupcompliance.com/guides/asam-levels-of-care',
  },
  'intensive-outpatient': {
    find: ['outpatient'],
    source: 'levelupcompliance.com/guides/asam-levels-of-care',
  },
  detox: { find: ['detox'], source: 'wallpublicschools.org/Page/3489' },
  'dual-diagnosis': { find: 'mental health', source: 'samhsa.gov/co-occurring-disorders' },
  'sober-living': { find: 'sober living', source: 'legiscan.com/NJ/text/A3974/id/3011519' },
}

function stateFacts(language: Language) {
  const words = treatmentTypesWords[language]
  return {
    kinds: treatmentKinds[language].map((kind) => ({
      ...kind,
      ...words.kinds[kind.id],
      ...kindFacts[kind.id],
      checked,
    })),
    soberHomeNotes: [
      {
        text: words.soberHomeLevels,
        source: 'inarr.org/standards-ethics/support-levels',
        checked,
      },
      {
        text: words.soberHomeLicense,
        source:
          'print.casetext.com/regulation/new-jersey-administrative-code/title-5-community-affairs/chapter-27-regulations-governing-rooming-and-boarding-houses/subchapter-1-administration-and-enforcement/section-527-16-licenses',
        checked,
      },
    ],
    medicines: [
      {
        text: words.threeMedicines,
        source: 'everycrsreport.com/reports/IF12348.html',
        checked,
      },
      {
        text: words.fewerDeaths,
        source: 'oasas.ny.gov/providers/medications-treatment-opioid-use-disorder',
        checked,
      },
      {
        text: words.methadonePrograms,
        source: 'm.lianhezuozhan.com/doc/28278.html',
        checked,
      },
    ],
  }
}

/** What the page states as fact, each with its source. */
export const treatmentTypesContent: Texts<ReturnType<typeof stateFacts>> = {
  en: stateFacts('en'),
  es: stateFacts('es'),
}

export type Kind = (typeof treatmentTypesContent)['en']['kinds'][number]

const address = { path: '/treatment-types', type: 'MedicalWebPage' } as const

export const treatmentTypesHead: Texts<GuideHead> = {
  en: { ...address, ...en.head },
  es: { ...address, ...es.head },
}
