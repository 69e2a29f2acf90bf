import { type BedPeople, bedKinds, bedPeople, maxBeds } from '#app/lib/bed-availability.ts'
import { findStreet } from '#app/lib/find-street.ts'
import { deriveHsdsId, hsdsLabels, hsdsPlacePart, hsdsWeekdays } from '#app/lib/hsds.server.ts'
import { parseHours } from '#app/lib/opening-hours.ts'
import { hideIntakePhone, hidesPhone } from '#app/lib/reported-phone.ts'
import type { ExportedCenter } from './exported-center.server.ts'
import { describeHsdsAdmission, listAccessibility, listAdmissionPhones } from './hsds-admission.ts'

/**
 * A center as a service of the Human Services Data Specification 3, in full: with its organization, its
 * location and what is offered (https://docs.openreferral.org/en/v3.1.1/). Ids of its parts are made of
 * the center's own and stay the same from one export to the next. A number that visitors don't see at `now` is
 * left out.
 */
export function toHsdsService(center: ExportedCenter, now: Date) {
  const { id, name, description, website } = center
  const phone = hidesPhone(center, now) ? null : center.phone
  const idOf = (part: string) => deriveHsdsId(id, part)
  const languages = center.additionalInfo.filter(isLanguage)
  return {
    id,
    name,
    description: description ?? undefined,
    url: website ?? undefined,
    status: findStatus(center),
    assured_date: center.verifiedAt?.toISOString().slice(0, 10),
    last_modified: center.updatedAt,
    organization: toOrganization(center, idOf),
    ...describeHsdsAdmission(center, idOf),
    phones: [
      ...(phone ? [{ id: idOf('phone'), number: phone, type: 'voice' }] : []),
      ...listAdmissionPhones(hideIntakePhone(center, now), idOf),
    ],
    schedules: listSchedules(center, idOf),
    languages: languages.map(({ infoKey }) => ({ id: idOf(`language ${infoKey}`), name: infoKey })),
    capacities: listCapacities(center, idOf),
    service_at_locations: [{ id: idOf(hsdsPlacePart), location: toLocation(center, idOf) }],
    attributes: [
      ...center.categories.map((category) => toAttribute(hsdsLabels.category, category, idOf)),
      ...center.treatmentTypes.map((type) => toAttribute(hsdsLabels.treatmentType, type, idOf)),
      ...center.offerings.map((offering) => toAttribute(hsdsLabels.offering, offering, idOf)),
      ...center.additionalInfo
        .filter((info) => info.infoValue && !isLanguage(info))
        .map(({ category, infoKey }) => toAttribute(category, infoKey, idOf)),
      ...listOrigin(center).map(([label, value]) => toAttribute(label, value, idOf)),
    ],
  }
}

/** Centers of one organization share it. A center that staff grouped with no other is its own. */
function toOrganization(center: ExportedCenter, idOf: IdOf) {
  const { organizationId, organization, name, description } = center
  if (organizationId && organization) {
    return {
      id: organizationId,
      name: organization,
      // A description is required there.
      description: organization,
      website: center.organizationWebsite ?? undefined,
    }
  }
  return {
    id: idOf('organization'),
    name,
    description: description ?? name,
    website: center.website ?? undefined,
  }
}

/** Where it is from and how it was checked, for which that specification has no fields. */
function listOrigin({ listedIn, listedOn, verifiedBy }: ExportedCenter) {
  const origin = [
    [hsdsLabels.listedIn, listedIn],
    [hsdsLabels.listedOn, listedOn],
    [hsdsLabels.verifiedBy, verifiedBy],
  ] as const
  return origin.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

type IdOf = (part: string) => string

const peopleNames: Record<BedPeople, string> = {
  women: 'women',
  men: 'men',
  'under-18': 'people under 18',
}

/** Open beds as the center reported them within 24 hours, by kind, and by kind and people. */
function listCapacities({ beds }: ExportedCenter, idOf: IdOf) {
  if (!beds) return undefined
  const toCapacity = (name: string, available: number | null | undefined) =>
    typeof available === 'number'
      ? [
          {
            id: idOf(`capacity ${name}`),
            unit: { id: idOf(`unit ${name}`), name },
            available,
            description: available >= maxBeds ? `${maxBeds} or more` : undefined,
            updated: beds.at,
          },
        ]
      : []
  return bedKinds.flatMap((kind) => {
    const name = kind === 'detox' ? 'Detox beds' : 'Residential beds'
    return [
      ...toCapacity(name, beds[kind]),
      ...bedPeople.flatMap((people) =>
        toCapacity(`${name} for ${peopleNames[people]}`, beds.byPeople[`${kind}-${people}`]),
      ),
    ]
  })
}

function isLanguage({ category, infoValue }: ExportedCenter['additionalInfo'][number]): boolean {
  return category === 'Languages' && infoValue
}

function findStatus({ permanentlyClosed, temporarilyClosed }: ExportedCenter) {
  if (permanentlyClosed) return 'defunct'
  return temporarilyClosed ? 'temporarily closed' : 'active'
}

function toLocation(center: ExportedCenter, idOf: IdOf) {
  const { name, latitude, longitude, city, state, postalCode } = center
  const firstLine = findStreet(center)
  const isWhole = firstLine && city && state && postalCode
  return {
    id: idOf('location'),
    location_type: 'physical',
    name,
    latitude: latitude ?? undefined,
    longitude: longitude ?? undefined,
    accessibility: listAccessibility(center, idOf),
    // An address must have all of its parts there.
    addresses: isWhole
      ? [
          {
            id: idOf('address'),
            address_1: firstLine,
            city,
            region: center.county ? `${center.county} County` : undefined,
            state_province: state,
            postal_code: postalCode,
            country: center.countryCode,
            address_type: 'physical',
          },
        ]
      : [],
  }
}

function toAttribute(label: string, value: string, idOf: IdOf) {
  return { id: idOf(`attribute ${label} ${value}`), link_entity: 'service', label, value }
}

function listSchedules({ openingHours }: ExportedCenter, idOf: IdOf) {
  return openingHours.flatMap(({ dayOfWeek, hours }) => {
    const shared = { freq: 'WEEKLY', byday: hsdsWeekdays[dayOfWeek - 1], description: hours }
    const spans = parseHours(hours)
    if (!spans) return [{ id: idOf(`schedule ${dayOfWeek}`), ...shared }]
    return spans.map(({ opens, closes }, index) => ({
      id: idOf(`schedule ${dayOfWeek} ${index}`),
      ...shared,
      opens_at: formatTime(opens),
      closes_at: formatTime(closes),
    }))
  })
}

/** "17:30". An end after midnight is the time on the next day; midnight is "24:00". */
function formatTime(minutes: number): string {
  const time = minutes > 1440 ? minutes - 1440 : minutes
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(time / 60))}:${pad(time % 60)}`
}
