import type { CheckedField } from '#app/center/fields/checked-fields.ts'
import type { StatedInfo } from '#app/center/offerings/derive-offerings.ts'
import {
  labelOffering,
  labelOfferingGroup,
  namedLanguages,
  type Offering,
  type OfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { findOnlyPeople, type OnlyPeople } from '#app/center/offerings/only-people.ts'
import {
  isTreatmentType,
  labelTreatmentType,
  treatmentTypes,
} from '#app/center/offerings/treatment-types.ts'
import { hourOfferings } from '#app/center/offerings/vocabulary.ts'
import type { Language } from '#app/lib/language.ts'
import { medicaidName } from '#site/plans.ts'
import type { CenterDetail, ServiceGroup } from './center-model.ts'
import { nameService } from './name-service.ts'

/** One answer to what people decide by. */
export type FitItem = {
  name: string
  /** Null for a name that is stored in English, unlike our own labels. */
  word: OfferedWord | null
  state: 'offered' | 'not-offered' | 'unknown'
}

export type FitGroup = {
  group: OfferingGroup
  title: string
  field: CheckedField | undefined
  items: FitItem[]
}

type Offers = Pick<CenterDetail, 'treatmentTypeLabels' | 'offerings' | 'services'>

/** Group what a center says about itself by section. */
export function groupServices(info: StatedInfo[]): ServiceGroup[] {
  const groups = new Map<string, ServiceGroup>()
  for (const { category, infoKey, infoValue } of info) {
    const group = groups.get(category) ?? { category, offered: [], notOffered: [] }
    groups.set(category, group)
    ;(infoValue ? group.offered : group.notOffered).push(infoKey)
  }
  return [...groups.values()]
}

/** The section of a center's own words for each group. */
export const categoryOf: Record<OfferingGroup, string> = {
  care: 'Treatment programs',
  payment: 'Payment',
  medicines: 'Medicines',
  language: 'Languages',
  people: 'People served',
  access: 'Access',
  accreditation: 'Licenses and accreditation',
}

/** The field that is checked together with each group. */
const fieldOf: Partial<Record<OfferingGroup, CheckedField>> = {
  care: 'care',
  payment: 'payment',
  medicines: 'medicines',
  language: 'languages',
}

/** What people ask first. A listing that doesn't mention one of these says "not known, ask". */
const askedFirst: Partial<Record<OfferingGroup, readonly Offering[]>> = {
  care: ['detox'],
  payment: ['medicaid', 'free-or-low-cost'],
  medicines: ['methadone', 'buprenorphine'],
  language: ['spanish'],
}

/**
 * List what decides whether a center fits: care, payment, medicines and languages always, people
 * and access only when the listing mentions them.
 */
export function listFit(center: Offers, language: Language): FitGroup[] {
  return offeringGroups.flatMap(({ group }) => {
    const { offered, notOffered } = splitVocabulary(center, group)
    const unknown = (askedFirst[group] ?? []).filter(
      (word) =>
        !offered.includes(word) &&
        !notOffered.includes(word) &&
        !(word === 'detox' && offered.includes('outpatient-detox')),
    )
    const toItem = (state: FitItem['state']) => (word: OfferedWord) => ({
      name: findExactName(center, word, language) ?? labelWord(word, language),
      word,
      state,
    })
    const items: FitItem[] = [
      ...offered.map(toItem('offered')),
      ...(group === 'language' ? listOtherLanguages(center, language) : []),
      ...notOffered.map(toItem('not-offered')),
      ...unknown.map(toItem('unknown')),
    ]
    if (items.length === 0) return []
    return [{ group, title: labelOfferingGroup(group, language), field: fieldOf[group], items }]
  })
}

/** List what else a center says about itself, by section, without what `listFit` shows. */
export function listPrograms(center: Offers, language: Language): ServiceGroup[] {
  const programs = center.services.flatMap((service) => {
    const found = offeringGroups.find(({ group }) => categoryOf[group] === service.category)
    if (found?.group === 'language') return []
    if (!found) return [service]
    const isShown = findShown(center, found.group, language)
    const offered = service.offered.filter((name) => !isShown(name))
    const notOffered = service.notOffered.filter((name) => !isShown(name))
    return offered.length + notOffered.length > 0 ? [{ ...service, offered, notOffered }] : []
  })
  return orderServices(programs)
}

/** Return whom alone a center serves, by its whole listing. */
export function findOnlyServed(center: Offers): OnlyPeople | null {
  const { offered, notOffered } = splitVocabulary(center, 'people')
  return findOnlyPeople(offered, notOffered)
}

export type OfferedWord = Offering | (typeof treatmentTypes)[number]

const labelWord = (word: OfferedWord, language: Language) =>
  isTreatmentType(word) ? labelTreatmentType(word, language) : labelOffering(word, language)

/** Return the words of a group that a center offers, and those that it says it doesn't. */
function splitVocabulary(center: Offers, group: OfferingGroup) {
  const words = listWords(group)
  const offered = words.filter((word) => isOffered(center, word))
  const stated = findService(center, group)?.notOffered.map(toPlain) ?? []
  const notOffered = words.filter(
    (word) => !offered.includes(word) && stated.includes(toPlain(labelWord(word, 'en'))),
  )
  return { offered, notOffered }
}

/** The treatment types are kinds of care, some under the same name. */
function listWords(group: OfferingGroup): OfferedWord[] {
  const words = offeringGroups.find((each) => each.group === group)?.offerings ?? []
  if (group !== 'care') return words.filter((word) => !hourOfferings.has(word))
  return [...treatmentTypes, ...words.filter((word) => !isTreatmentType(word))]
}

function isOffered({ treatmentTypeLabels, offerings }: Offers, word: OfferedWord): boolean {
  if (!isTreatmentType(word)) return offerings.includes(word)
  const labels = [labelTreatmentType(word, 'en'), labelTreatmentType(word, 'es')]
  return labels.some((label) => treatmentTypeLabels.includes(label))
}

const findService = ({ services }: Offers, group: OfferingGroup) =>
  services.find(({ category }) => category === categoryOf[group])

/** "Haitian Creole" for Creole, if the center says so. */
function findExactName(center: Offers, word: OfferedWord, language: Language): string | null {
  const stated = findService(center, 'language')?.offered.filter((name) => names(name, word)) ?? []
  const [only] = stated
  return only === undefined || stated.length > 1 ? null : (nameService(only, language) ?? only)
}

/** Return whether a stored name is of a language that has a value of its own. */
function names(stored: string, word: OfferedWord): boolean {
  return namedLanguages.some((name) => name === word) && toPlain(stored).includes(word)
}

/** "English": languages are few, so all of them are listed. */
function listOtherLanguages(center: Offers, language: Language): FitItem[] {
  const service = findService(center, 'language')
  if (!service) return []
  const isShown = findShown(center, 'language', language)
  const toItem = (state: FitItem['state']) => (name: string) => ({ name, word: null, state })
  return [
    ...service.offered.filter((name) => !isShown(name)).map(toItem('offered')),
    ...service.notOffered.filter((name) => !isShown(name)).map(toItem('not-offered')),
  ]
}

/** Return whether a stored name says the same as a word that the group lists. */
function findShown(center: Offers, group: OfferingGroup, language: Language) {
  const { offered, notOffered } = splitVocabulary(center, group)
  const shown = new Set(
    [...offered, ...notOffered].flatMap((word) => [
      toPlain(labelWord(word, 'en')),
      toPlain(labelWord(word, language)),
    ]),
  )
  return (name: string) =>
    (group === 'language' && offered.some((word) => names(name, word))) ||
    shown.has(toPlain(name)) ||
    shown.has(toPlain(nameService(name, language) ?? name))
}

/** Other names of an offering, in the form of `toPlain`. */
const otherNames: Record<string, string> = {
  detoxification: 'detox',
  [medicaidName.toLowerCase()]: 'medicaid',
  'sober living or transitional housing': 'sober living',
  'partial hospitalization or day': 'partial hospitalization',
  'outpatient day treatment or partial hospitalization': 'partial hospitalization',
  'programs for women': 'women',
  'programs for men': 'men',
  'lgbtq people': 'lgbtq+ people',
  'people in the criminal justice system': 'people referred by a court',
  video: 'telehealth',
  'walk-ins welcome': 'walk-ins',
  'child care': 'child care during visits',
  'evening hours': 'evenings',
  'accredited by the joint commission': 'joint commission accredited',
  'accredited by carf': 'carf accredited',
  'accredited by ncqa': 'ncqa accredited',
}

/** "TRICARE (military insurance)" says the same as "TRICARE", "Residential treatment" as "Residential (live-in)". */
function toPlain(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/ \(.*\)$/, '')
    .replace(/ (treatment|visits|services|programs?)$/, '')
  return otherNames[plain] ?? plain
}

/** In the order of a family's questions; unknown sections follow in alphabetical order. */
const usualOrder = [
  'Treatment programs',
  'Therapy',
  'People served',
  'Payment',
  'Medicines',
  'Access',
]

/** Order the sections of a center's services. */
export function orderServices(groups: readonly ServiceGroup[]): ServiceGroup[] {
  const rank = ({ category }: ServiceGroup) => {
    const place = usualOrder.indexOf(category)
    return place < 0 ? usualOrder.length : place
  }
  return [...groups].sort((a, b) => rank(a) - rank(b) || a.category.localeCompare(b.category, 'en'))
}
