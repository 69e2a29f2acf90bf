import type { Admission } from '#app/center/admission/describe-admission.ts'
import type { Provenance } from '#app/center/fields/provenance.ts'
import type { DayRun } from '#app/center/hours/week-summary.ts'
import type { CenterPlace } from '#app/center/places/describe-place.ts'

/** Text that version 1 of the list stored, in English whatever the page's language. */
type EnglishText = string

/** A center's data on a visitor's device and in `/list/centers/{range}.json`. */
export type SavedCenter = {
  id: string
  slug: string
  name: string
  /** "(609) 555-0142"; null when unknown. */
  phone: string | null
  /** "12 Main St, Austin, TX 78701"; null when unknown. */
  address: string | null
  place: CenterPlace | EnglishText
  status: 'Open' | 'Temporarily Closed' | 'Permanently Closed'
  /** Treatment types and offerings, as URLs name them: `['detox', 'medicaid']`. */
  offers: string[]
  /** Offerings that it says it doesn't have. Missing if it was saved from a page that doesn't know. */
  denied?: string[]
  /** Empty when unknown. */
  hours: DayRun[] | EnglishText
  provenance: Provenance | EnglishText
  /** Its own hours for days of the year, as `special-hours.ts` reads them. */
  specialHours?: string
  /** What people ask before they come. Missing if it was saved from a page that doesn't have it. */
  admission?: Admission
  /** The rating that came with the listing, and whether it is Google's. Missing if there is none or it isn't known. */
  rating?: SavedRating & { isGoogle: boolean }
  /** From the approved reviews on this site. Missing if there are none or it isn't known. */
  siteRating?: SavedRating
  /** Missing if it was saved from a page that doesn't have it. */
  trusted?: boolean
}

/** A mean of 1 to 5, and how many ratings it is of. */
export type SavedRating = { score: number; count: number }

/** One file for each first digit of an id. IDs are random, so the files have similar sizes. */
export const centerRanges = [...'0123456789abcdef']

/** "/list/centers/0.json" */
export const getCentersPath = (range: string): string => `/list/centers/${range}.json`

/** Check a value from a file, the site or storage. */
export function isSavedCenter(value: unknown): value is SavedCenter {
  const center = value as SavedCenter | null
  if (!center || !Array.isArray(center.offers)) return false
  const { id, slug, name, status, phone, address, place, hours, provenance, admission } = center
  const { specialHours, denied, rating, siteRating, trusted } = center
  return (
    [id, slug, name, status].every(isText) &&
    [phone, address].every(isTextOrNull) &&
    (isText(place) || isPlace(place)) &&
    (isText(hours) || (Array.isArray(hours) && hours.every(isDayRun))) &&
    (isText(provenance) || isProvenance(provenance)) &&
    (specialHours === undefined || isText(specialHours)) &&
    (denied === undefined || (Array.isArray(denied) && denied.every(isText))) &&
    (admission === undefined || isAdmission(admission)) &&
    (rating === undefined || isRating(rating)) &&
    (siteRating === undefined || isRating(siteRating)) &&
    (trusted === undefined || typeof trusted === 'boolean')
  )
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isNumber = (value: unknown) => typeof value === 'number'
const isRating = (value: SavedRating | null) => isNumber(value?.score) && isNumber(value?.count)

function isPlace(value: CenterPlace | null): boolean {
  return !!value && [value.city, value.state, value.county].every(isTextOrNull)
}

function isDayRun(value: DayRun | null): boolean {
  if (!value || !isNumber(value.firstDay) || !isNumber(value.lastDay)) return false
  return (
    isText(value.hours) ||
    (Array.isArray(value.hours) &&
      value.hours.every((interval) => isNumber(interval?.opens) && isNumber(interval.closes)))
  )
}

function isProvenance(value: Provenance | null): boolean {
  if (value?.kind === 'checked') return !Number.isNaN(Date.parse(`${value.on}T17:00Z`))
  if (value?.kind === 'listed') return [value.list, value.on].every(isTextOrNull)
  return isText(value?.kind)
}

function isAdmission(value: Admission | null): boolean {
  return (
    value instanceof Object &&
    Object.values(value).every((fact) => ['string', 'number', 'boolean'].includes(typeof fact))
  )
}
