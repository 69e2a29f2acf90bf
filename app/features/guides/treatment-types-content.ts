import { type TreatmentKindId, treatmentKinds } from '#app/lib/treatment-kinds.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import { checked, type Fact, type GuideHead } from './fact.ts'

export const treatmentTypesHead: GuideHead = {
  path: '/treatment-types',
  title: 'Treatment Types',
  lede: 'Six kinds of help, in plain words. What is right for you is decided with a clinician.',
  description:
    'Inpatient, outpatient, IOP, detox, dual diagnosis and sober living: what each is, how long it typically takes and what it offers.',
  type: 'MedicalWebPage',
}

type KindText = Fact & {
  description: string
  /** Where one sleeps meanwhile. */
  home: string
  benefits: [string, string, string, string]
  /** The directory's filters that find such centers, or the words where no filter fits. */
  find: TreatmentType[] | string
}

const levelsSource = 'levelupcompliance.com/guides/asam-levels-of-care'

const texts: Record<TreatmentKindId, KindText> = {
  inpatient: {
    description:
      'You live at the center and have care around you 24 hours a day. Residential treatment is live-in care too. Both give you time away to work on one thing: getting well.',
    home: 'At the center',
    benefits: [
      'Staff are there day and night',
      'Distance from places and people tied to use',
      'A plan for each day, so you need not make one',
      'Time to plan what comes after, with help',
    ],
    find: ['inpatient', 'residential'],
    source: levelsSource,
    checked,
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
    find: ['outpatient', 'counseling'],
    source: levelsSource,
    checked,
  },
  'intensive-outpatient': {
    description:
      'More hours than other outpatient care, and you still live at home: 9 to 19 hours a week. A day program with 20 hours or more is the next step up. Its name is partial hospitalization, or PHP. The directory lists both with outpatient care, so ask each center what it runs.',
    home: 'At home',
    benefits: [
      'Many hours of care without moving in',
      'A group that you see several times a week',
      'A way to step down slowly after a stay',
      'A next step when weekly visits are not enough',
    ],
    find: ['outpatient'],
    source: levelsSource,
    checked,
  },
  detox: {
    description:
      'Care while you stop and your body gets used to it. It can be dangerous to stop alcohol or benzodiazepines all at once, so get medical care before you stop.',
    home: 'Ask the center',
    benefits: [
      'You do not go through withdrawal alone',
      'Someone checks on you and can act if you get worse',
      'You can ask for relief when you feel ill',
      'A place to plan your next program from',
    ],
    find: ['detox'],
    source: 'wallpublicschools.org/Page/3489',
    checked,
  },
  'dual-diagnosis': {
    description:
      'Care for people who have a mental health problem and a drug or alcohol problem. Another name is co-occurring disorders. Care that joins the two is what experts recommend.',
    home: 'Ask the center',
    benefits: [
      'Both problems in one plan',
      'One team that knows your whole story',
      'Medicines for both can be looked at together',
      'No need to choose which one to treat first',
    ],
    find: 'mental health',
    source: 'samhsa.gov/co-occurring-disorders',
    checked,
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
    find: 'sober living',
    source: 'legiscan.com/NJ/text/A3974/id/3011519',
    checked,
  },
}

export const kinds = treatmentKinds.map((kind) => ({ ...kind, ...texts[kind.id] }))
export type Kind = (typeof kinds)[number]

export const soberHomeNotes: (Fact & { text: string })[] = [
  {
    text: 'The levels of support: I, run by peers; II, monitored; III, supervised; IV, with services on site.',
    source: 'inarr.org/standards-ethics/support-levels',
    checked,
  },
  {
    text: 'In New Jersey a “cooperative sober living residence” must have a Class F license. Ask to see it.',
    source:
      'print.casetext.com/regulation/new-jersey-administrative-code/title-5-community-affairs/chapter-27-regulations-governing-rooming-and-boarding-houses/subchapter-1-administration-and-enforcement/section-527-16-licenses',
    checked,
  },
]

export const medicines: (Fact & { text: string })[] = [
  {
    text: 'Three medicines treat opioid use disorder: methadone, buprenorphine and naltrexone.',
    source: 'everycrsreport.com/reports/IF12348.html',
    checked,
  },
  {
    text: 'Methadone and buprenorphine are the two that have been shown to cut deaths.',
    source: 'oasas.ny.gov/providers/medications-treatment-opioid-use-disorder',
    checked,
  },
  {
    text: 'Methadone for this use comes almost only from opioid treatment programs.',
    source: 'm.lianhezuozhan.com/doc/28278.html',
    checked,
  },
]

export const treatmentTypesContent = { kinds, soberHomeNotes, medicines }
