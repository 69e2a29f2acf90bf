import { type OfferingGroup, offeringGroups } from '#app/center/offerings/offerings.ts'
import { formatPhone } from '#app/lib/phone.ts'
import type { Cell } from '#app/lib/serialize-csv.ts'
import { findCareTerm } from './care-taxonomy.ts'
import { hsdsLabels } from './hsds.server.ts'
import type { HsdsService } from './hsds-objects.ts'
import type { ListedService } from './read-services.server.ts'

type Column = (service: HsdsService) => Cell

const inCell = '; '

/** The columns of the table of all centers, for people who work in a spreadsheet: one row for each center. */
const columns: Record<string, Column> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  status: ({ status }) => status,
  alert: ({ alert }) => alert,
  phone: ({ phones }) => writeNumber(phones.find((phone) => isMain(phone))),
  intake_phone: ({ phones }) => writeNumber(phones.find((phone) => phone.description === 'Intake')),
  referral_fax: ({ phones }) => writeNumber(phones.find((phone) => phone.type === 'fax')),
  website: ({ url }) => url,
  listing: ({ additional_urls }) => additional_urls[0]?.url,
  street: (service) => getAddress(service)?.address_1 ?? getAttribute(service, hsdsLabels.street),
  city: (service) => getAddress(service)?.city ?? getAttribute(service, hsdsLabels.city),
  county: (service) => getAddress(service)?.region ?? getAttribute(service, hsdsLabels.county),
  state: (service) =>
    getAddress(service)?.state_province ?? getAttribute(service, hsdsLabels.state),
  zip: (service) =>
    getAddress(service)?.postal_code ?? getAttribute(service, hsdsLabels.postalCode),
  latitude: ({ service_at_locations: [place] }) => place?.location.latitude,
  longitude: ({ service_at_locations: [place] }) => place?.location.longitude,
  hours: ({ schedules }) =>
    [
      // A center's own hours for a day name it in the description: "Thanksgiving: Closed".
      ...new Set(
        schedules.map(({ byday, description }) => [byday ?? [], description].flat().join(' ')),
      ),
    ].join(inCell),
  ...Object.fromEntries(
    offeringGroups.map(({ group }) => [
      group,
      (service: HsdsService) => listOffered(service, group),
    ]),
  ),
  minimum_age: ({ minimum_age }) => minimum_age,
  maximum_age: ({ maximum_age }) => maximum_age,
  description: ({ description }) => description,
  checked: ({ assured_date }) => assured_date,
  listed_in: (service) => getAttribute(service, hsdsLabels.listedIn),
  listed_on: (service) => getAttribute(service, hsdsLabels.listedOn),
  license: (service) => getAttribute(service, hsdsLabels.license),
  last_modified: ({ last_modified }) => last_modified,
}

export const flatColumns = Object.keys(columns)

/** Flatten a row to the cells of `flatColumns`. Lists are joined by "; ". Short rows have few of the columns. */
export function flattenService(row: ListedService): Cell[] {
  if ('phones' in row) return Object.values(columns).map((column) => column(row))
  return flatColumns.map((name) => (name in row ? row[name as keyof typeof row] : undefined))
}

/** As people read it: a cell that begins with "+" would be a formula. */
function writeNumber(phone: HsdsService['phones'][number] | undefined): string | undefined {
  if (!phone) return undefined
  const extension = phone.extension === undefined ? '' : ` ext. ${phone.extension}`
  return `${formatPhone(phone.number)?.display ?? phone.number}${extension}`
}

const isMain = ({ type, description }: HsdsService['phones'][number]) =>
  type === 'voice' && description !== 'Intake'

function getAddress({ service_at_locations: [place] }: HsdsService) {
  return place?.location.addresses[0]
}

function getAttribute({ attributes }: HsdsService, label: string): string | undefined {
  return attributes.find((attribute) => attribute.label === label)?.value
}

/** The names of what a center offers within a group: "Medicaid; Medicare". */
function listOffered({ attributes }: HsdsService, group: OfferingGroup): string {
  const groupId = findCareTerm(group, 'en')?.id
  const names = attributes.flatMap(({ taxonomy_term: term }) =>
    term && term.parent_id === groupId ? [term.name] : [],
  )
  return [...new Set(names)].join(inCell)
}
