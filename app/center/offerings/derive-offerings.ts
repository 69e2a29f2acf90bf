import { listHourChoices } from '#app/center/hours/hour-windows.ts'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { isOffered, speaksOfType } from './derive-treatment-types.ts'
import { type CareType, careTypes, phrases } from './offering-phrases.ts'
import { namedLanguages, type Offering, offerings } from './offerings.ts'
import type { TreatmentType } from './treatment-types.ts'

/** A center's own statements by section: it offers something (`true`) or does not (`false`). */
export type StatedInfo = { category: string; infoKey: string; infoValue: boolean }

type DerivedFrom = {
  /** Known from service codes, or set by a person. */
  treatmentTypes?: readonly TreatmentType[]
  categories: readonly string[]
  /** Service codes come as information, too: an import writes each as its plain words. */
  additionalInfo: readonly StatedInfo[]
  /** Free words: the name and the description. */
  texts: readonly (string | null | undefined)[]
  openingHours?: readonly PublishedHours[] | undefined
  howToStart?: string | null | undefined
}

/** The kinds of care that a name or a description is believed to state, too. */
const careInWords = [
  ...careTypes,
  'outpatient-detox',
  'intensive-outpatient',
  'telehealth',
] as const

/** Mention one of several medicines, or pain, without saying which. */
const isVague = (label: string) => /\b(or|for pain)\b/i.test(label)

/** A section of languages, or a label that says that it names one: "Polish-speaking staff". */
const languageSection = /\blanguages?\b|\bspeak/i

/** A label that names no language: "Other languages". */
const otherLanguages = /^other languages?\b/i

/** Detox with a bed: beside it, outpatient detox is not all that a center has. */
const bedDetox =
  /\b(in-?patient|residential|hospital|24[- ]hour|acute)( medical)? (detox|withdrawal management)/gi

/** Sections of labels that say what a medicine is for, or from what somebody withdraws: no kind of care. */
const detailSection = /^(detox|medicines?|medications?)$/i

/** Labels that deny a kind of care whole: "Detox: no", but not "Hospital inpatient detox: no". */
const wholeCare: Partial<Record<Offering, RegExp>> = {
  detox: /^(medical )?(detox(ification)?|withdrawal management)$/i,
  'outpatient-detox': /^(out-?patient|ambulatory) (detox(ification)?|withdrawal management)$/i,
  residential: /^residential$/i,
  'intensive-outpatient': /^(intensive out-?patient|iop)$/i,
  outpatient: /^out-?patient$/i,
}

/**
 * Derive a center's offerings, in the vocabulary's order. A statement (a code's type, information, a category) comes
 * before words; words are believed for the care in `careInWords` only, and not
 * where the information says no. Opening hours and the way to start are believed in the same way.
 */
export function deriveOfferings(center: DerivedFrom): Offering[] {
  const { treatmentTypes: known = [], categories, additionalInfo, texts } = center
  const offered = additionalInfo.filter(({ infoValue }) => infoValue)
  const denied = additionalInfo.filter(({ infoValue }) => !infoValue)
  const words = [...texts, ...categories]
  const hasBedDetox = [...words, ...offered.map(({ infoKey }) => infoKey)].some(
    (text) => text && isOffered(text, bedDetox),
  )
  const byFacts = listByFacts(center)
  const namesLanguages = offered.some((info) => namedLanguages.some((name) => isStated(info, name)))
  return offerings.filter((offering) => {
    if (offering === 'outpatient-detox' && hasBedDetox) return false
    // "Other languages" says no more where the list names them.
    const isNamed = ({ infoKey }: StatedInfo) => namesLanguages && otherLanguages.test(infoKey)
    if (offering === 'other-language') {
      return offered.some((info) => isStated(info, offering) && !isNamed(info))
    }
    const isKnown = (known as readonly string[]).includes(offering)
    if (isKnown || offered.some((info) => isStated(info, offering))) return true
    if (denied.some((info) => isDenied(info, offering))) return false
    if (byFacts.has(offering)) return true
    if (isCareInWords(offering)) return words.some((text) => text && speaksOf(text, offering))
    return categories.some((infoKey) => isStated({ category: '', infoKey }, offering))
  })
}

/** List what the opening hours and the way to start say. */
function listByFacts({ openingHours = [], howToStart }: DerivedFrom): ReadonlySet<Offering> {
  const byHours: Offering[] = listHourChoices(openingHours)
  return new Set(howToStart === 'walk-in' ? [...byHours, 'walk-ins'] : byHours)
}

/** List the offerings that a center only ever denies. */
export function listDenied(info: readonly StatedInfo[], among: readonly Offering[]): Offering[] {
  const offered = info.filter(({ infoValue }) => infoValue)
  const denied = info.filter(({ infoValue }) => !infoValue)
  return among.filter(
    (offering) =>
      denied.some((label) => isDenied(label, offering)) &&
      !offered.some((label) => isStated(label, offering)),
  )
}

type Label = Pick<StatedInfo, 'category' | 'infoKey'>

function isStated({ category, infoKey }: Label, offering: Offering): boolean {
  if (offering === 'other-language') {
    return languageSection.test(category) && !isOwnLanguage(infoKey)
  }
  if (isNamedLanguage(offering) && !languageSection.test(`${category} ${infoKey}`)) return false
  if (isCareType(offering) && detailSection.test(category)) return false
  if (isMedicine(offering) && isVague(infoKey)) return false
  return speaksOf(infoKey, offering)
}

function isDenied(info: Label, offering: Offering): boolean {
  const label = info.infoKey.replace(/ (treatment|care|programs?|services?|visits?)$/i, '')
  return wholeCare[offering]?.test(label) ?? isStated(info, offering)
}

function isOwnLanguage(label: string): boolean {
  return (
    /\benglish\b/i.test(label) ||
    (['spanish', 'sign-language', ...namedLanguages] as const).some((name) => speaksOf(label, name))
  )
}

function speaksOf(text: string, offering: Exclude<Offering, 'other-language'>): boolean {
  if (isCareType(offering)) return speaksOfType(text, offering)
  return isOffered(text, phrases[offering])
}

function isNamedLanguage(offering: Offering): boolean {
  return (namedLanguages as readonly string[]).includes(offering)
}

function isCareType(offering: Offering): offering is CareType {
  return (careTypes as readonly string[]).includes(offering)
}

function isCareInWords(offering: Offering): offering is (typeof careInWords)[number] {
  return (careInWords as readonly string[]).includes(offering)
}

function isMedicine(offering: Offering): boolean {
  return offering === 'methadone' || offering === 'buprenorphine' || offering === 'naltrexone'
}
