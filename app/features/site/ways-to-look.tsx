import { treatmentKinds } from '#app/lib/treatment-kinds.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useTexts } from '#app/ui/language.tsx'

import { Link } from '#app/ui/link.tsx'

import { SectionHead } from '#app/ui/section-head.tsx'
import { type CountyCounts, CountyList, CountyMap } from './map/county-map.tsx'
import { siteMessages } from './messages.tsx'

/** By kind of treatment, by county, and on the map. */
export function WaysToLook({ counts }: { counts: CountyCounts }) {
  const text = useTexts(siteMessages).ways
  return (
    <div className="wrap grid gap-x-[clamp(3rem,6vw,5.5rem)] gap-y-10 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,22.5rem)] lg:items-center">
      <div className="grid min-w-0 content-start gap-[clamp(2.5rem,2rem+2.4vw,4rem)]">
        <TreatmentTypeList />
        <section aria-labelledby="centers-by-county">
          <SectionHead id="centers-by-county" title={text.counties} />
          <CountyList counts={counts} />
        </section>
      </div>
      <CountyMap counts={counts} />
    </div>
  )
}

/** The six kinds of treatment and how long each typically takes. */
function TreatmentTypeList() {
  const text = useTexts(siteMessages).ways
  return (
    <section aria-labelledby="kinds-of-treatment">
      <SectionHead id="kinds-of-treatment" title={text.kinds} lede={text.lengths}>
        <ArrowLink to="/treatment-types">{text.compare}</ArrowLink>
      </SectionHead>
      <ul className="grid border-t md:grid-cols-2 md:gap-x-8">
        {useTexts(treatmentKinds).map(({ id, name, duration }) => (
          <li key={id}>
            <Link
              to={`/treatment-types#${id}`}
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
