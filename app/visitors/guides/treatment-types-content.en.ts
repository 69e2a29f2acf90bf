import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentKindId } from '#app/center/offerings/treatment-kinds.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { en as soberHomes, soberLivingSource } from '#site/guides/sober-homes.en.ts'

/** Sources of the treatment content, the same in every language. */
export const sources = {
  levelsOfCare: { source: 'levelupcompliance.com/guides/asam-levels-of-care' },
  detox: { source: 'wallpublicschools.org/Page/3489' },
  dualDiagnosis: { source: 'samhsa.gov/co-occurring-disorders' },
  soberLiving: { source: soberLivingSource },
  soberHomeLevels: { source: 'inarr.org/standards-ethics/support-levels' },
  threeMedicines: { source: 'everycrsreport.com/reports/IF12348.html' },
  fewerDeaths: { source: 'oasas.ny.gov/providers/medications-treatment-opioid-use-disorder' },
  methadonePrograms: { source: 'm.lianhezuozhan.com/doc/28278.html' },
}

/** The steps of the scale, from living at home to a stay. */
type ScaleStepId = 'outpatient' | 'intensive-outpatient' | 'partial-hospitalization' | 'residential'

export type ScaleStep = { id: ScaleStepId; name: string; hours: string; home: string }

const scale: ScaleStep[] = [
  { id: 'outpatient', name: 'Outpatient', hours: 'Under 9 hours a week', home: 'at home' },
  {
    id: 'intensive-outpatient',
    name: 'Intensive outpatient (IOP)',
    hours: '9 to 19 hours a week',
    home: 'at home',
  },
  {
    id: 'partial-hospitalization',
    name: 'Day program (PHP)',
    hours: '20 hours a week or more',
    home: 'at home',
  },
  {
    id: 'residential',
    name: 'Residential or inpatient',
    hours: 'Care 24 hours a day',
    home: 'at the center',
  },
]

type BesideScale = {
  id: TreatmentKindId
  title: string
  text: string
  more: string
  source: string
}

/** English content of /treatment-types. */
export const en = {
  lede: 'Six kinds of help, in plain words. A doctor or counselor can help you choose.',
  description:
    'Inpatient, outpatient, IOP, detox, dual diagnosis and sober living: what each is, how long it typically takes and what it offers.',
  sideBySide: 'Side by side',
  lengthsVary: 'Typical lengths. They vary: yours may be shorter or longer.',
  kind: 'Kind',
  typicalLength: 'Typical length',
  whereYouSleep: 'Where you sleep',
  /** Also the length of a kind without a typical one. */
  varies: 'varies',
  benefitsOf: (kind: string) => `Benefits: ${kind}`,
  /** Labels for the directory's filters, which the page links to. */
  centersOfType: {
    inpatient: 'Inpatient centers',
    residential: 'Residential centers',
    outpatient: 'Outpatient centers',
    counseling: 'Counseling centers',
    'intensive-outpatient': 'IOP centers',
    'partial-hospitalization': 'PHP centers',
    detox: 'Detox centers',
    'mental-health': 'Centers that also treat mental health',
    'sober-living': 'Sober living homes',
    'medication-assisted': 'Medication-Assisted centers',
  } satisfies Partial<Record<TreatmentType | Offering, string>>,
  talk: 'Talk it over with someone',
  findCenters: 'Find Centers',
  medicinesTitle: 'Medicines',
  medicinesLede:
    'A medicine can be part of any kind of treatment. Ask each center which ones it offers.',
  scaleTitle: 'From living at home to a stay',
  scaleLede: 'How much of the week each takes, and where you sleep.',
  content: {
    scale: scale.map((step) => ({ ...step, ...sources.levelsOfCare })),
    /** Care that a person may need before or beside the levels. */
    besideScale: [
      {
        id: 'detox',
        title: 'Before you stop: detox',
        text: 'It can be dangerous to stop alcohol or benzodiazepines all at once. Get medical care first.',
        more: 'What detox is',
        ...sources.detox,
      },
      {
        id: 'sober-living',
        title: 'A place to live: sober living',
        text: 'A shared home without alcohol or drugs. It is housing, not treatment.',
        more: 'What sober living is',
        ...sources.soberLiving,
      },
    ] satisfies BesideScale[],
    kinds: {
      inpatient: {
        description:
          'You stay at the center, day and night. Residential treatment is 24-hour live-in care. Both give you time away to work on one thing: getting well.',
        home: 'At the center',
        benefits: [
          'Care without a trip each day',
          'Distance from places and people tied to use',
          'A plan for each day, so you need not make one',
          'Time to plan what comes after, with help',
        ],
        ...sources.levelsOfCare,
      },
      outpatient: {
        description:
          'You live at home and come in for visits, alone or in a group. It takes less than 9 hours a week.',
        home: 'At home',
        benefits: [
          'You sleep in your own bed',
          'Room for work, school and family',
          'You try out new skills in daily life right away',
          'Help that can go on for months, at your pace',
        ],
        ...sources.levelsOfCare,
      },
      'intensive-outpatient': {
        description:
          'More hours than other outpatient care, and you still live at home: 9 to 19 hours a week. A day program with 20 hours or more is the next step up. It is called partial hospitalization, or PHP. Ask each center which one it has.',
        home: 'At home',
        benefits: [
          'Many hours of care without moving in',
          'A group that you see several times a week',
          'A way to step down slowly after a stay',
          'A next step when weekly visits are not enough',
        ],
        ...sources.levelsOfCare,
      },
      detox: {
        description:
          'Care while you stop and your body gets used to it. It can be dangerous to stop alcohol or benzodiazepines all at once, so get medical care before you stop.',
        home: 'Ask the center',
        benefits: [
          'Care that is meant for withdrawal',
          'Ask who checks on you, and how often',
          'You can ask for relief when you feel ill',
          'A place to plan your next program from',
        ],
        ...sources.detox,
      },
      'dual-diagnosis': {
        description:
          'Care for people who have a mental health problem and a drug or alcohol problem. Another name is co-occurring disorders. Care that joins the two is what experts recommend.',
        home: 'Ask the center',
        benefits: [
          'Look for one plan for both problems',
          'Look for one team that knows your whole story',
          'Medicines for both can be looked at together',
          'No need to choose which one to treat first',
        ],
        ...sources.dualDiagnosis,
      },
      'sober-living': {
        description:
          'A shared home without alcohol or drugs. It is housing, not treatment: care, if you need it, comes from elsewhere. In some homes the residents run things, in others there is staff.',
        home: 'In a shared home',
        benefits: [
          'A home where nobody drinks or uses',
          'Housemates who know what recovery is like',
          'House rules and a daily routine',
          'A step between a center and living on your own',
        ],
        ...sources.soberLiving,
      },
    },
    soberHomeNotes: [
      {
        text: 'There are four levels of support. Level 1: run by the residents. Level 2: monitored. Level 3: supervised. Level 4: with services in the home.',
        ...sources.soberHomeLevels,
      },
      soberHomes.license,
    ],
    medicines: [
      {
        text: 'Three medicines treat opioid use disorder: methadone, buprenorphine and naltrexone.',
        ...sources.threeMedicines,
      },
      {
        text: 'Methadone and buprenorphine are the two that have been shown to cut deaths.',
        ...sources.fewerDeaths,
      },
      {
        text: 'Methadone for this use comes almost only from opioid treatment programs.',
        ...sources.methadonePrograms,
      },
    ],
  },
}
