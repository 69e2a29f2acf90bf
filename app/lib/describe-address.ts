import { findStreet } from './find-street.ts'
import { foldText } from './fold-text.ts'

type Located = {
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

/**
 * A center's address with the city, state and ZIP code that it lacks: "16 Main St" in Newark is
 * "16 Main St, Newark, NJ 07102". A ZIP code already names the town, so that address stays as it is. Null without
 * an address. Everything that shows or links an address goes through here.
 */
export function describeAddress({ address, city, state, postalCode }: Located): string | null {
  const written = address?.trim()
  if (!written) return null
  if (/\s\d{5}(-\d{4})?(,? (US|USA|United States))?$/i.test(written)) return written
  const [afterStreet] = /,.*/s.exec(written) ?? []
  const place = foldText(afterStreet ?? '')
  const street = findStreet({ street: null, address, city, state, postalCode })
  const namesCity = city !== null && (place.includes(foldText(city)) || street !== written)
  if (!namesCity) {
    const region = [state, postalCode].filter(Boolean).join(' ')
    return [street, city, region].filter(Boolean).join(', ') || null
  }
  const [afterCity = ''] = place.split(foldText(city)).slice(-1)
  const namesState = /[a-z]/.test(afterCity) || (state !== null && written.endsWith(state))
  if (namesState) return [written, postalCode].filter(Boolean).join(' ')
  return [written, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
