import { normalizeStreet } from '#app/center/places/normalize-street.ts'
import { foldText } from '#app/lib/fold-text.ts'

// What two lists write differently and mean the same: "(609) 555-0142" and "609.555.0142".

/** Without scheme, "www." and final slashes: "https://www.Hope.org/" → "hope.org". */
export function foldWebsite(website: string | null): string {
  return (website ?? '')
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '')
}

/** Street words are abbreviated and suites left out, where there is a house number. */
export function foldStreet(street: string | null): string {
  return normalizeStreet(street) ?? foldText(street ?? '')
}

export function foldZip(postalCode: string | null): string {
  return (postalCode ?? '').trim().slice(0, 5)
}
