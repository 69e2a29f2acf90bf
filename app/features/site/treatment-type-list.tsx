import { Link } from 'react-router'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'

const kinds = [
  { name: 'Inpatient Treatment', duration: '30-90 days' },
  { name: 'Outpatient Programs', duration: '3-12 months' },
  { name: 'Intensive Outpatient (IOP)', duration: '8-12 weeks' },
  { name: 'Detoxification Services', duration: '3-10 days' },
  { name: 'Dual Diagnosis Treatment', duration: 'varies' },
  { name: 'Sober Living Homes', duration: '3-18 months' },
]

/** The six kinds of treatment and how long each typically takes. */
export function TreatmentTypeList() {
  return (
    <section aria-labelledby="kinds-of-treatment">
      <SectionHead
        id="kinds-of-treatment"
        title="Kinds of treatment"
        lede="Typical lengths. What is right for you is decided with a clinician."
      >
        <ArrowLink to="/treatment-types">Compare types</ArrowLink>
      </SectionHead>
      <ul className="grid border-t md:grid-cols-2 md:gap-x-8">
        {kinds.map(({ name, duration }) => (
          <li key={name}>
            <Link
              to="/treatment-types"
              className="group grid min-h-14 grid-cols-[1fr_auto] items-baseline gap-x-4 border-b py-3.5 text-ink no-underline"
            >
              <b className="text-md tracking-[-0.01em] group-hover:text-link group-hover:underline group-hover:decoration-2">
                {name}
              </b>
              <span className="text-sm text-ink-soft tabular-nums">{duration}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
