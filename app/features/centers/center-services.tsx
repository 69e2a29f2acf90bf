import type { ListingFact } from '#app/lib/listing-facts.ts'
import { labelOffering, type OfferingGroup, offeringGroups } from '#app/lib/offerings.ts'
import { treatmentTypes } from '#app/lib/treatment-types.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CenterDetail, ServiceGroup } from './center.ts'
import { FactEvidence } from './fact-evidence.tsx'

/**
 * 'Treatment Programs & Services': what visitors filter by, group by group, each with whatever else
 * the center says of the same, then the rest of what it says.
 */
export function CenterServices({ center }: { center: CenterDetail }) {
  const sections: readonly string[] = Object.values(sectionOf)
  const others = center.services.filter(({ category }) => !sections.includes(category))
  const groups = [...joinOfferings(center), ...orderGroups(others)]
  return (
    <section aria-labelledby="center-services">
      <h2 id="center-services" className="mb-4">
        Treatment Programs &amp; Services
      </h2>
      <dl className="border-t-[1.5px] border-ink">
        {groups.map((group) => (
          <Services key={group.category} group={group} center={center} />
        ))}
      </dl>
      <ListingSource center={center} groups={groups} />
      {center.services.length === 0 && (
        <p className="mt-4 text-ink-soft">
          Nothing more is listed. Ask what is offered and what it costs before you go.
        </p>
      )}
    </section>
  )
}

/** Where what is shown is from, unless each fact says where. */
function ListingSource({ center, groups }: { center: CenterDetail; groups: ServiceGroup[] }) {
  const { listingSource, otherSources, services } = center
  const names = groups.flatMap(({ offered, notOffered }) => [...offered, ...notOffered])
  if (!listingSource || names.every((name) => otherSources[name])) return null
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {listingSource}
      {names.some((name) => otherSources[name]) && ', where nothing else is said'}.
      {services.length > 0 && ' Ask the center: lists grow old.'}
    </p>
  )
}

/** The section of a center's own words that is about the same as a group of offerings. */
const sectionOf: Record<OfferingGroup, string> = {
  care: 'Treatment programs',
  payment: 'Payment',
  medicines: 'Medicines',
  language: 'Languages',
  people: 'People served',
}

function joinOfferings({
  treatmentTypeLabels,
  offerings,
  services,
}: Pick<CenterDetail, 'treatmentTypeLabels' | 'offerings' | 'services'>): ServiceGroup[] {
  const types: readonly string[] = treatmentTypes
  return offeringGroups.flatMap(({ group, label, offerings: words }) => {
    const own = services.find(({ category }) => category === sectionOf[group])
    const told = words
      .filter((word) => offerings.includes(word) && !types.includes(word))
      .map(labelOffering)
    const first = group === 'care' ? [...treatmentTypeLabels, ...told] : told
    const known = new Set(first.map(toPlain))
    const more = own?.offered.filter((name) => !known.has(toPlain(name))) ?? []
    const joined = {
      category: label,
      offered: [...first, ...more],
      notOffered: own?.notOffered ?? [],
    }
    return joined.offered.length + joined.notOffered.length > 0 ? [joined] : []
  })
}

/** "TRICARE (military insurance)" says the same as "TRICARE". */
function toPlain(label: string): string {
  return label.toLowerCase().replace(/ \(.*\)$/, '')
}

// What a family asks first comes first; groups that we do not know follow in the order of the alphabet.
const usualOrder = ['Therapy', 'Access']

function orderGroups(groups: readonly ServiceGroup[]): ServiceGroup[] {
  const rank = ({ category }: ServiceGroup) => {
    const place = usualOrder.indexOf(category)
    return place < 0 ? usualOrder.length : place
  }
  return [...groups].sort((a, b) => rank(a) - rank(b) || a.category.localeCompare(b.category, 'en'))
}

const service = 'flex items-start gap-2.5 py-0.5 leading-normal'

/** The fact that is checked with each group of offerings. */
const factOf: Partial<Record<string, ListingFact>> = Object.fromEntries(
  offeringGroups.flatMap(({ group, label }) => {
    if (group === 'people') return []
    return [[label, group === 'language' ? 'languages' : group]]
  }),
)

type ServicesProps = {
  group: ServiceGroup
  center: Pick<CenterDetail, 'otherSources' | 'evidence'>
}

function Services({ group, center: { otherSources: sources, evidence } }: ServicesProps) {
  const fact = factOf[group.category]
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-4.5 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">
        {group.category}
        {fact && <FactEvidence evidence={evidence} fact={fact} />}
      </dt>
      <dd>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {group.offered.map((name) => (
            <li key={name} className={service}>
              <Icon name="check" className="mt-0.5 size-4.5 text-link" />
              <span>
                {name}
                {sources[name] && <span className="text-sm text-ink-soft"> ({sources[name]})</span>}
              </span>
            </li>
          ))}
          {group.notOffered.map((name) => (
            <li key={name} className={`${service} text-ink-soft`}>
              <Icon name="minus" className="mt-0.5 size-4.5 text-line-strong" />
              <span>
                <span className="sr-only">Not offered: </span>
                {name}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}
