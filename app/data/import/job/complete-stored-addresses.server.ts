import { sql } from 'drizzle-orm'
import {
  buildDefaultDescription,
  isDefaultDescription,
} from '#app/center/fields/default-description.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import { dropCountryName, parseAddress } from '#app/data/import/centers/parse-address.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { stateName } from '#site/state.ts'

type Placeless = {
  id: string
  address: string | null
  street: string | null
  categoryName: string | null
  description: string | null
}

/** At 14,000 rows of one file, a few seconds of one start. */
const batch = 500

/**
 * Read the town, state and ZIP code of imported centers that have none of them, as up to 1.2.0 of a
 * file with each address in one line. Only where nobody checked the address and the line leaves no
 * doubt. Where no place is known, the default description no longer names our state.
 */
export async function completeStoredAddresses(db: Executor): Promise<void> {
  const rows = await readRows<Placeless>(
    db,
    sql`select id, address, street, category_name as "categoryName", description from treatment_centers c
      where city is null and state is null and postal_code is null and country_code = 'US' and source = 'import'
        and (address is not null or street is not null
          or description = coalesce(category_name, 'Treatment center') || ${` located in ${stateName.en}`})
        and not exists (select 1 from center_evidence where center_id = c.id and field = 'address')
      order by id for update`,
  )
  const changes = rows.flatMap(completeRow)
  for (let start = 0; start < changes.length; start += batch) {
    await writeCenters(db, changes.slice(start, start + batch))
  }
}

const unknownPlace = { city: null, state: null, postalCode: null }

function completeRow({ id, address, street, categoryName, description }: Placeless) {
  const parsed = parseAddress(address ?? street ?? '')
  const isWhole = parsed.isSure && parsed.city !== null && parsed.state !== null
  const { city, state, postalCode } = isWhole ? parsed : unknownPlace
  const isDefault =
    description !== null && isDefaultDescription(description, categoryName, unknownPlace)
  if (!isWhole && !isDefault) return []
  return [
    {
      id,
      city,
      state,
      postalCode,
      street: isWhole && (street === null || address === null) ? parsed.street : street,
      address: isWhole ? dropCountryName(address ?? street ?? '') : address,
      description: isDefault ? buildDefaultDescription(categoryName, { city, state }) : description,
      updatedAt: new Date(),
    },
  ]
}
