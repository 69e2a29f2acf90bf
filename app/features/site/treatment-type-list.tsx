import { treatmentKinds } from '#app/lib/treatment-kinds.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'

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
        {treatmentKinds.map(({ id, name, duration }) => (
          <li key={id}>
            <a
              href={`/treatment-types#${id}`}
              className="group grid min-h-14 grid-cols-[1fr_auto] items-baseline gap-x-4 border-b py-3.5 text-ink no-underline"
            >
              <b className="text-md tracking-[-0.01em] group-hover:text-link group-hover:underline group-hover:decoration-2">
                {name}
              </b>
              <span className="text-sm text-ink-soft tabular-nums">{duration}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
