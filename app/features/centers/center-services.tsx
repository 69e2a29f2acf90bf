import { Icon } from '#app/ui/icon.tsx'
import type { CenterDetail, ServiceGroup } from './center.ts'

/** 'Treatment Programs & Services': the treatment types, then what the center says of itself. */
export function CenterServices({
  center,
}: {
  center: Pick<CenterDetail, 'treatmentTypeLabels' | 'services'>
}) {
  const programs = {
    category: 'Treatment types',
    offered: center.treatmentTypeLabels,
    notOffered: [],
  }
  return (
    <section aria-labelledby="center-services">
      <h2 id="center-services" className="mb-4">
        Treatment Programs &amp; Services
      </h2>
      <dl className="border-t-[1.5px] border-ink">
        <Services group={programs} />
        {orderGroups(center.services).map((group) => (
          <Services key={group.category} group={group} />
        ))}
      </dl>
      {center.services.length === 0 && (
        <p className="mt-4 text-ink-soft">
          Nothing more is listed. Ask what is offered and what it costs before you go.
        </p>
      )}
    </section>
  )
}

// What a family asks first comes first; groups that we do not know follow in the order of the alphabet.
const usualOrder = [
  'Treatment programs',
  'Medicines',
  'Therapy',
  'People served',
  'Payment',
  'Languages',
  'Access',
]

function orderGroups(groups: readonly ServiceGroup[]): ServiceGroup[] {
  const rank = ({ category }: ServiceGroup) => {
    const place = usualOrder.indexOf(category)
    return place < 0 ? usualOrder.length : place
  }
  return [...groups].sort((a, b) => rank(a) - rank(b) || a.category.localeCompare(b.category, 'en'))
}

const service = 'flex items-start gap-2.5 py-0.5 leading-normal'

function Services({ group }: { group: ServiceGroup }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-4.5 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">{group.category}</dt>
      <dd>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {group.offered.map((name) => (
            <li key={name} className={service}>
              <Icon name="check" className="mt-0.5 size-4.5 text-link" />
              {name}
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
