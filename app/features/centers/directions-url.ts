import { describeAddress } from '#app/lib/describe-address.ts'

type Located = {
  googleMapsUrl: string | null
  placeId: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  source: 'staff' | 'import' | 'sample'
  shownPoint: { isExact: boolean } | null
}

/**
 * Return the address of a maps site that shows the way, opened only by the visitor's own click. A fictional center has
 * none. Google's own entry is at the door, so only a center whose point is shown has a link to it.
 * Format: Google's Maps URLs, which need no key.
 */
export function getDirectionsUrl(center: Located): string | null {
  if (center.source === 'sample') return null
  const showsDoor = center.shownPoint?.isExact === true
  const destination = describeAddress(center)
  if (destination) {
    const params = new URLSearchParams({ api: '1', destination })
    if (center.placeId && showsDoor) params.set('destination_place_id', center.placeId)
    return `https://www.google.com/maps/dir/?${params}`
  }
  return showsDoor && center.googleMapsUrl && /^https:\/\//i.test(center.googleMapsUrl)
    ? center.googleMapsUrl
    : null
}
