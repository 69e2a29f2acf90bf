import { recordWarnings } from '#app/features/import/messages.ts'
import { deriveCenter } from '#app/lib/derive-center.ts'
import type { Offering } from '#app/lib/offerings.ts'
import { formatPhone } from '#app/lib/phone.ts'
import type { CenterDraft, DraftHours, DraftInfo } from './center-draft.ts'
import {
  cleanCountryCode,
  cleanParagraphs,
  cleanPhone,
  cleanPoint,
  cleanPostalCode,
  cleanText,
  cleanWebAddress,
} from './clean-values.ts'
import { findStateCode } from './us-states.ts'

/** Fields that `buildDraft` cleans, as the file writes them. */
type WrittenField =
  | ('slug' | 'description' | 'address' | 'street' | 'city' | 'state' | 'postalCode' | 'county')
  | ('neighborhood' | 'countryCode' | 'latitude' | 'longitude' | 'phone' | 'phoneUnformatted')
  | ('website' | 'imageUrl' | 'googleMapsUrl' | 'categoryName')

/** What an adapter finds in a record. */
export type DraftSource = { name: string } & { [Field in WrittenField]?: unknown } & Partial<
    Omit<CenterDraft, WrittenField | 'name' | 'offerings' | 'searchTerms' | 'warnings'>
  > & {
    /** The types are as a person set them: nothing is added. Else those that the texts speak of are. */
    hasFinalTypes?: boolean
    /** As a person set them; derived without. */
    offerings?: Offering[] | null
    /** The directory's own export: what it leaves out was never there, and nothing stands in for it. */
    isVerbatim?: boolean
  }

/** A draft from a record's findings: cleaned, its defaults filled in, with a warning for each loss. */
export function buildDraft(source: DraftSource, warnings: string[] = []): CenterDraft {
  const keep = (field: string, value: unknown, clean: (value: unknown) => string | null) => {
    const kept = clean(value)
    const written = cleanText(value)
    if (kept === null && written !== null) warnings.push(recordWarnings.unusable(field, written))
    return kept
  }
  const countryCode = readCountry(source.countryCode, warnings)
  const city = cleanText(source.city)
  const state = readState(source.state, countryCode)
  const street = cleanText(source.street)
  const postalCode = cleanPostalCode(source.postalCode, countryCode)
  const categories = listDistinct(source.categories ?? [])
  const categoryName = cleanText(source.categoryName)
  const written = cleanParagraphs(source.description)
  const additionalInfo = listDistinctInfo(source.additionalInfo ?? [])
  const derived = deriveCenter(
    { name: source.name, categoryName, categories, description: written, additionalInfo },
    {
      [source.hasFinalTypes ? 'treatmentTypes' : 'knownTypes']: source.treatmentTypes,
      offerings: source.offerings ?? undefined,
    },
  )
  return {
    name: source.name,
    slug: cleanText(source.slug),
    description:
      written ??
      (source.isVerbatim
        ? null
        : `${categoryName ?? 'Treatment center'} located in ${city ?? 'New Jersey'}`),
    address:
      cleanText(source.address) ??
      (source.isVerbatim ? null : joinAddress(street, city, state, postalCode)),
    ...readPhones(source, warnings),
    website: keep('website', source.website, cleanWebAddress),
    totalScore: source.totalScore ?? null,
    reviewsCount: source.reviewsCount ?? null,
    imageUrl: keep('image', source.imageUrl, (value) =>
      source.isVerbatim ? (findOwnPath(value) ?? cleanWebAddress(value)) : cleanWebAddress(value),
    ),
    city,
    state,
    postalCode,
    neighborhood: cleanText(source.neighborhood),
    street,
    county: cleanText(source.county)?.replace(/\s+(county|co\.?)$/i, '') ?? null,
    ...cleanPoint(source.latitude, source.longitude, countryCode === 'US' ? state : null, warnings),
    price: source.price ?? null,
    categoryName,
    googleMapsUrl: keep('map link', source.googleMapsUrl, cleanWebAddress),
    permanentlyClosed: source.permanentlyClosed ?? false,
    temporarilyClosed: source.temporarilyClosed ?? false,
    imagesCount: source.imagesCount ?? null,
    placeId: source.placeId ?? null,
    countryCode,
    listedIn: source.listedIn ?? null,
    listedOn: source.listedOn ?? null,
    ...derived,
    categories,
    openingHours: joinHours(source.openingHours ?? []),
    additionalInfo,
    mergesPrograms: source.mergesPrograms ?? false,
    warnings,
  }
}

/** A picture of this site's own: "/photos/house.jpg". */
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

function readPhones(source: DraftSource, warnings: string[]) {
  const main = cleanPhone(source.phone)
  const plain = cleanPhone(source.phoneUnformatted)
  const written = cleanText(source.phone) ?? cleanText(source.phoneUnformatted)
  const phone = main ?? formatPhone(plain)?.display ?? plain
  if (phone === null && written !== null) warnings.push(recordWarnings.unusable('phone', written))
  return { phone, phoneUnformatted: findDialled(main) ?? findDialled(plain) }
}

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** "+16095550142", also for numbers that spell a word ("1-800-GET-HELP"). */
function findDialled(phone: string | null): string | null {
  if (!phone) return null
  const spelled = /^[\d\s().-]*\d{3}[\d\s().-]*[a-z][a-z-]+$/i.test(phone)
    ? phone.replace(/[a-z]/gi, (letter) =>
        String(keypad.findIndex((keys) => keys.includes(letter.toLowerCase())) + 2),
      )
    : phone
  return formatPhone(spelled)?.href.replace(/^tel:|;ext=.*$/g, '') ?? null
}

function joinAddress(
  street: string | null,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): string | null {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ') || null
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
    // Said once to be offered, it is offered.
    if (info.infoValue || !distinct.has(key)) {
      // Thousands of records share those of SAMHSA's code book.
      distinct.set(key, isClean ? info : { ...info, category, infoKey })
    }
  }
  return [...distinct.values()]
}

/** One line a weekday, Monday first; several spans of one day are joined. */
function joinHours(hours: readonly DraftHours[]): DraftHours[] {
  const days = new Map<number, Set<string>>()
  for (const { dayOfWeek, hours: span } of hours) {
    const text = cleanText(span)
    if (text) days.set(dayOfWeek, (days.get(dayOfWeek) ?? new Set()).add(text))
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([dayOfWeek, spans]) => ({ dayOfWeek, hours: [...spans].join(', ') }))
}
