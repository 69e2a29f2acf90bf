import { digitsOf, type StatedFacts } from './stated-facts.ts'
import { type StatedHours, stateIsoHours } from './stated-hours.ts'

type Address = { address_1: string; city: string; postal_code: string }

export type Service = {
  id: string
  name: string
  status: string
  url?: string
  assured_date?: string
  phones: { number: string; type: string; description?: string }[]
  schedules: { byday: string; opens_at?: string; closes_at?: string }[]
  capacities: { unit: { name: string }; available: number }[]
  attributes: { label: string; value?: string; taxonomy_term?: { code: string } }[]
  service_at_locations: { location: { addresses: Address[] } }[]
}

const statuses: Record<string, StatedFacts['status']> = {
  active: 'open',
  'temporarily closed': 'temporarily closed',
  defunct: 'permanently closed',
}

/** A service of the API or of the export: both have HSDS's form. */
export function readServiceFacts(service: Service): StatedFacts {
  const voices = service.phones.filter(({ type }) => type === 'voice')
  const first = voices.find(({ description }) => description === 'Intake') ?? voices[0]
  const [address] = service.service_at_locations[0]?.location.addresses ?? []
  // Attributes have the known parts of an address that is not whole.
  const findPart = (part: string) =>
    service.attributes.find(({ label }) => label === part)?.value ?? null
  const codes = service.attributes.flatMap(({ taxonomy_term: term }) => term?.code ?? [])
  return {
    name: service.name,
    call: first ? digitsOf(first.number) : null,
    numbers: [...new Set(voices.map(({ number }) => digitsOf(number)))].sort(),
    status: statuses[service.status],
    checkedOn: service.assured_date ?? null,
    street: address?.address_1 ?? findPart('Street'),
    town: address?.city ?? findPart('City'),
    postalCode: address?.postal_code ?? findPart('ZIP code'),
    website: service.url ?? null,
    offers: [...new Set(codes)].sort(),
    hours: stateSchedules(service),
    beds: stateCapacities(service),
  }
}

/** None where the hours are Google's. */
function stateSchedules({ schedules }: Service): StatedHours | undefined {
  if (schedules.length === 0) return undefined
  return stateIsoHours(
    schedules.map(({ byday, opens_at, closes_at }) => ({
      day: byday,
      opens: opens_at,
      closes: closes_at,
    })),
  )
}

/** "Detox beds for women" is "detox women". */
function stateCapacities({ capacities }: Service): string[] | undefined {
  if (capacities.length === 0) return undefined
  return capacities
    .filter(({ available }) => available > 0)
    .map(({ unit, available }) => {
      const [kind = '', people] = unit.name.toLowerCase().split(' beds')
      return [kind, people?.replace(/^ for (people )?/, ''), available].filter(Boolean).join(' ')
    })
    .sort()
}
