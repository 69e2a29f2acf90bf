import { describePlace } from '#app/center/places/describe-place.ts'
import { findStreet } from '#app/center/places/find-street.ts'
import { hsdsLabels } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsAddress } from './hsds-parts.ts'

type AddressOf = Pick<
  HsdsCenter,
  'address' | 'street' | 'city' | 'state' | 'postalCode' | 'county' | 'countryCode'
>

/** The address of a center; none where a part is unknown, because HSDS requires all of them. */
export function listAddresses(center: AddressOf, idOf: IdOf): HsdsAddress[] {
  const whole = findWholeAddress(center)
  if (!whole) return []
  return [
    {
      id: idOf('address'),
      address_1: whole.street,
      city: whole.city,
      region: center.county ? `${center.county} County` : undefined,
      state_province: whole.state,
      postal_code: whole.postalCode,
      country: center.countryCode,
      address_type: 'physical',
    },
  ]
}

/** The town, to read, where there is no whole address. */
export function describeLocation(center: AddressOf): string | undefined {
  return findWholeAddress(center) ? undefined : (describePlace(center, 'en') ?? undefined)
}

/** The known parts of an address that is not whole: label and value. */
export function listAddressAttributes(center: AddressOf): [string, string | null][] {
  if (findWholeAddress(center)) return []
  return [
    [hsdsLabels.street, findStreet(center)],
    [hsdsLabels.city, center.city],
    [hsdsLabels.county, center.county],
    [hsdsLabels.state, center.state],
    [hsdsLabels.postalCode, center.postalCode],
  ]
}

function findWholeAddress(center: AddressOf) {
  const { city, state, postalCode } = center
  const street = findStreet(center)
  return street && city && state && postalCode ? { street, city, state, postalCode } : null
}
