import { SectionHead } from '#app/ui/section-head.tsx'
import { type CountyCounts, CountyList, CountyMap } from './map/county-map.tsx'
import { TreatmentTypeList } from './treatment-type-list.tsx'

/** By kind of treatment, by county, and on the map. */
export function WaysToLook({ counts }: { counts: CountyCounts }) {
  return (
    <div className="wrap grid gap-x-[clamp(3rem,6vw,5.5rem)] gap-y-10 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,22.5rem)] lg:items-center">
      <div className="grid min-w-0 content-start gap-[clamp(2.5rem,2rem+2.4vw,4rem)]">
        <TreatmentTypeList />
        <section aria-labelledby="centers-by-county">
          <SectionHead id="centers-by-county" title="Centers by county" />
          <CountyList counts={counts} />
        </section>
      </div>
      <CountyMap counts={counts} />
    </div>
  )
}
