import {
  type BedPeople,
  bedKinds,
  bedPeople,
  maxBeds,
} from '#app/center/offerings/bed-availability.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsCapacity } from './hsds-parts.ts'

const peopleNames: Record<BedPeople, string> = {
  women: 'women',
  men: 'men',
  'under-18': 'people under 18',
}

/** Open beds as the center reported them within 24 hours, by kind, and by kind and people. */
export function listCapacities({ beds }: Pick<HsdsCenter, 'beds'>, idOf: IdOf): HsdsCapacity[] {
  if (!beds) return []
  const toCapacities = (name: string, available: number | null | undefined): HsdsCapacity[] =>
    typeof available === 'number'
      ? [
          {
            id: idOf(`capacity ${name}`),
            unit: { id: idOf(`unit ${name}`), name },
            available,
            description: available >= maxBeds ? `${maxBeds} or more` : undefined,
            updated: new Date(beds.at).toISOString(),
          },
        ]
      : []
  return bedKinds.flatMap((kind) => {
    const name = kind === 'detox' ? 'Detox beds' : 'Residential beds'
    return [
      ...toCapacities(name, beds[kind]),
      ...bedPeople.flatMap((people) =>
        toCapacities(`${name} for ${peopleNames[people]}`, beds.byPeople[`${kind}-${people}`]),
      ),
    ]
  })
}
