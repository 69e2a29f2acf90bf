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
 * The address of a maps site that shows the way, opened only by the visitor's own click. A fictional
 * center has none, and one that gives its address by phone no link to Google's entry, which is at its door. Format: Google's Maps URLs, which need no key.
 */
export function getDirectionsUrl(center: Located): string | null {
  if (center.source === 'sample') return null
  const isHidden = center.shownPoint?.isExact === false
  const destination = describeAddress(center)
  if (destination) {
    const params = new URLSearchParams({ api: '1', destination })
    if (center.placeId && !isHidden) params.set('destination_place_id', center.placeId)
    return `https://www.google.com/maps/dir/?${params}`
  }
  return !isHidden && center.googleMapsUrl && /^https:\/\//i.test(center.googleMapsUrl)
    ? center.googleMapsUrl
    : null
}
