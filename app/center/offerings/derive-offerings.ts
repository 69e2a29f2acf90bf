import { isOffered, speaksOfType } from './derive-treatment-types.ts'
import { type Offering, offerings } from './offerings.ts'
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
}

/** The kinds of care that are treatment types by the same name. */
export const careTypes = ['detox', 'residential', 'outpatient'] as const
type CareType = (typeof careTypes)[number]

/** The kinds of care that a name or a description is believed to state, too. */
const careInWords = [
  ...careTypes,
  'outpatient-detox',
  'intensive-outpatient',
  'telehealth',
] as const

/** The words in which labels, and for some care free texts, speak of each. */
const phrases: Record<Exclude<Offering, CareType | 'other-language'>, RegExp> = {
  'outpatient-detox':
    /\b(out-?patient|ambulatory|office-based|home)([ -]based)? (medical )?(detox|withdrawal management)/gi,
  'intensive-outpatient': /\bintensive[- ]out-?patient\b|\biop\b/gi,
  'partial-hospitalization': /\bpartial hospitali[sz]ation\b|\bphp\b/gi,
  telehealth:
    /\btele-?(health|medicine|therapy|psychiatry)\b|\bvideo (visits?|sessions?|counseling)\b|\bvirtual (visits?|sessions?|care|therapy|treatment|counseling|iop)\b|\bonline (care|sessions?|therapy|treatment|counseling)\b/gi,
  // Not a referral: "Sober living placement".
  'sober-living':
    /^(sober (living|homes?|houses?)|halfway houses?|recovery (residences?|houses?)|transitional (housing|living))\b(?!.*\b(referrals?|placement)\b)/gi,
  medicaid: /(?<!\bother than )\bmedicaid\b|\bnj family ?care\b/gi,
  medicare: /\bmedicare\b/gi,
  'private-insurance': /\b(private|commercial) (health )?insurance\b/gi,
  tricare: /\btricare\b|\bmilitary insurance\b/gi,
  // "Free parking" is none.
  'free-or-low-cost':
    /\bsliding (fee|scale)\b|\bpayment (assistance|help)\b|\bno payment accepted\b|\blow[- ]cost\b|\bcharity care\b|^free( of charge| care| treatment|$)/gi,
  methadone: /\bmethadone\b/gi,
  buprenorphine: /\bbuprenorphine\b|\bsuboxone\b|\bsublocade\b/gi,
  naltrexone: /\bnaltrexone\b|\bvivitrol\b/gi,
  spanish: /(?<!\bexcluding )\bspanish\b|\bespañol\b/gi,
  'sign-language': /\bsign language\b|\basl\b|\bdeaf\b/gi,
  // A label that only says that women are accepted, or own the center, doesn't name a program.
  women:
    /^((adult )?women( only)?|(programs?|groups?) for (adult )?women|women['’]s (programs?|groups?))$/gi,
  men: /^((adult )?men( only)?|(programs?|groups?) for (adult )?men|men['’]s (programs?|groups?))$/gi,
  pregnant: /\bpregnant\b|\bpregnancy\b|\bpostpartum\b|\bperinatal\b/gi,
  'under-18': /\badolescents?\b|\bteen(ager)?s?\b|\bunder 18\b|\bcenter for children\b/gi,
  seniors: /^((programs?|groups?) for )?(seniors?|older adults|seniors or older adults)( only)?$/gi,
  lgbtq:
    /^((programs?|groups?) for )?lgbt(q|qia)?\+?( (people|clients|adults|programs?|groups?))?$|^lesbian, gay\b/gi,
  // Funds are how somebody else pays.
  veterans: /\bveterans?\b(?! affairs funds)/gi,
  // Not screenings, licenses and funds.
  'mental-health':
    /\bmental health (treatment|services|care|facility|clinic|center)\b|\bserious (mental illness|emotional disturbance)\b|\bmental (illness|disorders?)? ?and substance use\b|\bco-?occurring (mental|disorders?)\b|\bdual diagnosis\b|\baddiction and mental health\b|\bpsychiatric (care|treatment|hospital)\b|\bbehavioral health clinic\b/gi,
  // Not treatment that a court orders, and not funds.
  'court-referred':
    /\breferred by (a|the) courts?\b|\bcourt[- ]referred\b|\bcriminal justice (system|clients?)\b|\bforensic clients\b/gi,
  dui: /(?<!\bother than (dui\/)?)\b(dui|dwi)\b|\bintoxicated driv(er|ing)\b/gi,
  // Not a parking lot or a restroom alone.
  wheelchair: /\bwheelchair (access|accessible( (entrance|building))?|ramp)$/gi,
}

/** Mention one of several medicines, or pain, without saying which. */
const isVague = (label: string) => /\b(or|for pain)\b/i.test(label)

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
 * where the information says no.
 */
export function deriveOfferings(center: DerivedFrom): Offering[] {
  const { treatmentTypes: known = [], categories, additionalInfo, texts } = center
  const offered = additionalInfo.filter(({ infoValue }) => infoValue)
  const denied = additionalInfo.filter(({ infoValue }) => !infoValue)
  const words = [...texts, ...categories]
  const hasBedDetox = [...words, ...offered.map(({ infoKey }) => infoKey)].some(
    (text) => text && isOffered(text, bedDetox),
  )
  return offerings.filter((offering) => {
    if (offering === 'outpatient-detox' && hasBedDetox) return false
    const isKnown = (known as readonly string[]).includes(offering)
    if (isKnown || offered.some((info) => isStated(info, offering))) return true
    if (denied.some((info) => isDenied(info, offering))) return false
    if (isCareInWords(offering)) return words.some((text) => text && speaksOf(text, offering))
    return categories.some((infoKey) => isStated({ category: '', infoKey }, offering))
  })
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
    return /\blanguages?\b/i.test(category) && !isOwnLanguage(infoKey)
  }
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
    /\benglish\b/i.test(label) || speaksOf(label, 'spanish') || speaksOf(label, 'sign-language')
  )
}

function speaksOf(text: string, offering: Exclude<Offering, 'other-language'>): boolean {
  if (isCareType(offering)) return speaksOfType(text, offering)
  return isOffered(text, phrases[offering])
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
