import { buildDefaultDescription } from '#app/center/fields/default-description.ts'
import { formatSpecialHours, parseSpecialHours } from '#app/center/hours/special-hours.ts'
import { type Derived, deriveCenter } from '#app/center/offerings/derive-center.ts'
import type { StatedInfo } from '#app/center/offerings/derive-offerings.ts'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { findStateCode } from '#app/center/places/us-states.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import type { treatmentCenters } from '#db/schema/centers.ts'
import { cleanSimpleFields, type Keep } from './clean-simple-fields.ts'
import {
  cleanAddress,
  cleanBoolean,
  cleanCountryCode,
  cleanDay,
  cleanListName,
  cleanNumber,
  cleanParagraphs,
  cleanPoint,
  cleanPostalCode,
  cleanText,
  cleanWayToStart,
  cleanWebAddress,
} from './clean-values.ts'
import { completeAddress } from './complete-address.ts'
import { joinHours } from './join-hours.ts'
import type { OwnField } from './own-fields.ts'
import { keepPhones, readPhones } from './read-phones.ts'

export type DraftHours = { dayOfWeek: number; hours: string }
export type DraftInfo = StatedInfo

export type DraftOrganization = { name: string; website: string | null }

type ListField = 'categories' | 'openingHours' | 'additionalInfo' | 'treatmentTypes' | 'offerings'
type PlainField = Exclude<OwnField, ListField>

/** A center as a file describes it, cleaned and ready to be inserted. Blank is null. */
export type CenterDraft = Omit<Pick<typeof treatmentCenters.$inferSelect, PlainField>, 'slug'> &
  Derived & {
    /** The page's address in the file. Without one, it is made from the name. */
    slug: string | null
    categories: string[]
    openingHours: DraftHours[]
    additionalInfo: DraftInfo[]
    /** Another row with the same name and address describes a further program of this center. */
    mergesPrograms: boolean
    /** Our own export: nothing of it is corrected. */
    isVerbatim: boolean
    /** The provider whose place it is. */
    organization: DraftOrganization | null
    /** It was a fictional listing in the directory that exported it. */
    isSample: boolean
    /** Values that could not be kept, in plain words. */
    warnings: string[]
  }

/** What an adapter finds in a record: plain fields as the file writes them. */
export type DraftSource = { [Field in PlainField]?: unknown } & {
  name: string
  categories?: readonly string[]
  openingHours?: readonly DraftHours[]
  additionalInfo?: readonly DraftInfo[]
  treatmentTypes?: readonly TreatmentType[]
  /** A person set the types. Otherwise the types that the texts mention are added. */
  hasFinalTypes?: boolean
  /** As a person set them; null: derived. */
  offerings?: readonly Offering[] | null
  mergesPrograms?: boolean
  /** Values that the adapter could not keep. */
  warnings?: readonly string[]
  /** The day on which another publisher last assured the record. It dates the list; it isn't a check by us. */
  assuredOn?: unknown
  /** The directory's own export: missing values stay missing, and it names its list. */
  isVerbatim?: boolean
  organization?: DraftOrganization | null
  isSample?: boolean
}

/** Build a draft from what an adapter found: cleaned, with defaults, and a warning for each value that is lost. */
export function buildDraft(source: DraftSource): CenterDraft {
  const { name, isVerbatim = false } = source
  const warnings = [...new Set(source.warnings)]
  const keep: Keep = (called, value, clean) => {
    const kept = clean(value)
    const written = cleanText(value)
    if (kept === null && written !== null) warnings.push(recordWarnings.unusable(called, written))
    return kept
  }
  const totalScore = keep('rating', source.totalScore, cleanScore)
  const simple = cleanSimpleFields(source, keep, warnings)
  const price = keep('price', source.price, cleanPrice)
  const listedIn = isVerbatim ? cleanListName(source.listedIn) : null
  const listedOn = keep('list’s day', isVerbatim ? source.listedOn : source.assuredOn, (day) =>
    cleanDay(day),
  )
  const countryCode = readCountry(source.countryCode, warnings)
  const { categoryName } = simple
  const place = readPlace(source, simple.city, countryCode, warnings)
  const { city, state } = place
  const categories = listDistinct(source.categories ?? [])
  const written = simple.description
  const additionalInfo = listDistinctInfo(source.additionalInfo ?? [])
  const openingHours = joinHours(source.openingHours ?? [])
  const howToStart = keep('how to start', source.howToStart, cleanWayToStart)
  const defaultDescription = buildDefaultDescription(categoryName, { city, state })
  return {
    ...simple,
    name,
    slug: cleanText(source.slug),
    description: written ?? (isVerbatim ? null : defaultDescription),
    ...place,
    address: isVerbatim ? place.address : (place.address ?? joinAddress(place)),
    ...(isVerbatim ? keepPhones(source) : readPhones(source, simple, warnings)),
    website: keep('website', source.website, cleanWebAddress),
    imageUrl: keep(
      'image',
      source.imageUrl,
      (value) => (isVerbatim ? findOwnPath(value) : null) ?? cleanWebAddress(value),
    ),
    county: cleanText(source.county)?.replace(/\s+(county|co\.?)$/i, '') ?? null,
    ...cleanPoint(source.latitude, source.longitude, countryCode === 'US' ? state : null, warnings),
    totalScore,
    price,
    specialHours: readSpecialHours(source.specialHours, warnings),
    howToStart,
    googleMapsUrl: keep('map link', source.googleMapsUrl, cleanWebAddress),
    permanentlyClosed: keep('permanently closed', source.permanentlyClosed, cleanBoolean) ?? false,
    temporarilyClosed: keep('temporarily closed', source.temporarilyClosed, cleanBoolean) ?? false,
    countryCode,
    listedIn,
    listedOn,
    ...deriveCenter(
      {
        name,
        categoryName,
        categories,
        description: written,
        additionalInfo,
        openingHours,
        howToStart,
      },
      {
        [source.hasFinalTypes ? 'treatmentTypes' : 'knownTypes']: source.treatmentTypes,
        offerings: source.offerings ?? undefined,
      },
    ),
    categories,
    openingHours,
    additionalInfo,
    mergesPrograms: source.mergesPrograms ?? false,
    isVerbatim,
    organization: source.organization ?? null,
    isSample: source.isSample ?? false,
    warnings,
  }
}

/** Keep the days that we understand, and warn about the others. */
function readSpecialHours(value: unknown, warnings: string[]): string | null {
  const { days, unread } = parseSpecialHours(cleanParagraphs(value) ?? '')
  for (const part of unread) warnings.push(recordWarnings.unusable('special hours', part))
  return formatSpecialHours(days)
}

function cleanPrice(value: unknown): number | null {
  const price = cleanNumber(value)
  return price !== null && price >= 0 ? price : null
}

/** The address and its parts. Our own export is not corrected. */
function readPlace(
  source: DraftSource,
  city: string | null,
  countryCode: string,
  warnings: string[],
) {
  const written = cleanAddress(source.address)
  const given = {
    // A state by itself is not an address.
    address: written && !source.isVerbatim && findStateCode(written) ? null : written,
    street: cleanAddress(source.street),
    city,
    state: readState(source.state, countryCode),
    postalCode: cleanPostalCode(source.postalCode, countryCode),
  }
  const isOfUnitedStates = countryCode === 'US' && !source.isVerbatim
  return isOfUnitedStates ? completeAddress(given, warnings) : given
}

/** Street, city, then state and ZIP code, as far as they are known. */
export function joinAddress({
  street,
  city,
  state,
  postalCode,
}: Record<'street' | 'city' | 'state' | 'postalCode', string | null>): string | null {
  if (!street && !city && !postalCode) return null
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

function cleanScore(value: unknown): number | null {
  const score = cleanNumber(value)
  return score !== null && score >= 0 && score <= 5 ? score : null
}

/** A picture on this site: "/photos/house.jpg". */
function findOwnPath(value: unknown): string | null {
  const text = cleanText(value)
  return text && /^\/(?!\/)[\w./-]+$/.test(text) ? text : null
}

function readCountry(value: unknown, warnings: string[]): string {
  const written = cleanText(value)
  if (!written) return 'US'
  const code = cleanCountryCode(written)
  if (!code) warnings.push(recordWarnings.unknownCountry(written))
  return code ?? 'US'
}

function readState(value: unknown, countryCode: string): string | null {
  const written = cleanText(value)
  return written && countryCode === 'US' ? (findStateCode(written) ?? written) : written
}

function listDistinct(values: readonly string[]): string[] {
  return [...new Set(values.map(cleanText).filter((value) => value !== null))]
}

function listDistinctInfo(infos: readonly DraftInfo[]): DraftInfo[] {
  const distinct = new Map<string, DraftInfo>()
  for (const info of infos) {
    const category = cleanText(info.category)
    const infoKey = cleanText(info.infoKey)
    if (!category || !infoKey) continue
    const key = `${category}\n${infoKey}`
    const isClean = category === info.category && infoKey === info.infoKey
    // If a file says both, it is offered.
    if (info.infoValue || !distinct.has(key)) {
      // Thousands of records share the objects of SAMHSA's code book.
      distinct.set(key, isClean ? info : { ...info, category, infoKey })
    }
  }
  return [...distinct.values()]
}
