import { describeAddress } from '#app/center/places/describe-address.ts'

type Located = {
  googleMapsUrl: string | null
  placeId: string | null
  street: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  source: 'staff' | 'import' | 'sample'
  /** Whether street or address name a door, as the database decides. */
  listsStreet: boolean
  shownPoint: { isExact: boolean } | null
}

/**
 * Return the address of a maps site that shows the way, opened only by the visitor's own click. A house that gives its
 * address by phone, and a sample, whose street is fictional, lead to the town. Google's own entry is at the door, so
 * only a center whose point is shown has a link to it.
 * Format: Google's Maps URLs, which need no key.
 */
export function getDirectionsUrl(center: Located): string | null {
  const isSample = center.source === 'sample'
  const showsDoor = !isSample && center.listsStreet
  const showsEntry = !isSample && center.shownPoint?.isExact === true
  const destination = (showsDoor && describeDoor(center)) || describeTown(center, isSample)
  if (destination) return linkDirections(destination, showsEntry ? center.placeId : null)
  return showsEntry && center.googleMapsUrl && /^https:\/\//i.test(center.googleMapsUrl)
    ? center.googleMapsUrl
    : null
}

/** Return the address of a maps site that shows the way to a place in words. */
export function linkDirections(destination: string, placeId: string | null = null): string {
  const params = new URLSearchParams({ api: '1', destination })
  if (placeId) params.set('destination_place_id', placeId)
  return `https://www.google.com/maps/dir/?${params}`
}

function describeDoor(center: Located): string | null {
  return describeAddress({ ...center, address: center.address ?? center.street })
}

/** Town, state and ZIP code, or for a sample town and state; null where neither town nor ZIP code is known. */
function describeTown({ city, state, postalCode }: Located, isSample: boolean): string | null {
  if (!city && !postalCode) return null
  const region = [state, isSample && city ? null : postalCode].filter(Boolean).join(' ')
  return [city, region].filter(Boolean).join(', ')
}
