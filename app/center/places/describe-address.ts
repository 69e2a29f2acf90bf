import { foldText } from '#app/lib/fold-text.ts'
import { findStreet } from './find-street.ts'

type Located = {
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

/**
 * Add the missing city, state and ZIP code to a center's address: "16 Main St" in Austin becomes
 * "16 Main St, Austin, TX 78701". An address with a ZIP code stays unchanged, because the ZIP code
 * implies the town. Null without an address. Use it wherever an address is shown or linked.
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
