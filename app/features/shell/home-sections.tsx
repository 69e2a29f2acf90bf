import { CenterGrid } from '#app/features/centers/center-card.tsx'
import type { CenterSummary } from '#app/features/centers/center-model.ts'
import { formatNumber } from '#app/lib/language.ts'
import { treatmentKinds } from '#app/lib/treatment-kinds.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { type CountyCounts, CountyList, CountyMap } from './map/county-map.tsx'
import { siteMessages } from './messages.ts'
import { SampleNote } from './page-notes.tsx'

type Figures = {
  centers: number
  /** Null if no center is rated. */
  averageRating: number | null
  /** The operator's own claim; null if not set. */
  livesChanged: string | null
}

type HomeSectionsProps = Figures & { counties: CountyCounts; featured: CenterSummary[] }

/** Home's content without a search. An empty directory shows only sections that need no centers. */
export function HomeSections({ counties, featured, ...figures }: HomeSectionsProps) {
  return (
    <>
      {figures.centers > 0 && (
        <div className="wrap">
          <StatsStrip {...figures} />
        </div>
      )}
      {featured.length > 0 ? (
        <FeaturedCenters centers={featured} />
      ) : (
        <div className="pt-section" />
      )}
      <BeginHere />
      <WaysToLook counts={counties} />
    </>
  )
}

/** Up to four figures in a row: '24+' over 'Treatment Centers'. */
function StatsStrip({ centers, averageRating, livesChanged }: Figures) {
  const language = useLanguage()
  const text = siteMessages[language].stats
  const stats = [
    { label: text.centers, value: `${formatNumber(centers, language)}+` },
    { label: text.livesChanged, value: livesChanged },
    { label: text.rating, value: averageRating?.toFixed(1) },
    { label: text.support, value: '24/7' },
  ]
  return (
    <dl className="stats mt-8 grid grid-cols-2 border-y md:mt-[clamp(2rem,4.4vw,3.5rem)] md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {stats.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="flex flex-col-reverse justify-end pt-4.5 pb-5 md:py-6">
              <dt className="mt-1 text-sm text-ink-soft lg:text-base">{label}</dt>
              <dd className="text-[clamp(1.875rem,1.5rem+1.7vw,2.75rem)] leading-tight font-heading tracking-display text-link">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** 'Featured Treatment Centers': the first three; the text says Trusted only if all are pinned. */
function FeaturedCenters({ centers }: { centers: CenterSummary[] }) {
  const text = useTexts(siteMessages).featured
  const allTrusted = centers.every((center) => center.trusted)
  return (
    <section aria-labelledby="featured" className="wrap py-section">
      <SectionHead id="featured" title={text.title} lede={allTrusted ? text.trusted : text.newest}>
        <ArrowLink to="/centers">{text.all}</ArrowLink>
      </SectionHead>
      <div className="grid gap-6">
        <CenterGrid threeInRow centers={centers} />
        {centers.some((center) => center.isSample) && <SampleNote />}
      </div>
    </section>
  )
}

const beginnings = [
  { id: 'needHelp', to: '/treatment-types' },
  { id: 'someoneElse', to: '/support-groups' },
  { id: 'payment', to: '/insurance-guide' },
] as const

/** 'Not sure where to begin?': three typical sentences, each with a link. */
function BeginHere() {
  const text = useTexts(siteMessages).begin
  return (
    <section aria-labelledby="begin-here" className="wrap pb-section">
      <h2 id="begin-here" className="mb-[clamp(1.25rem,1rem+1vw,2rem)]">
        {text.title}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-7">
        {beginnings.map(({ id, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="arrow-link group grid h-full content-between gap-2 rounded-l border bg-surface p-5 text-ink no-underline hover:border-line-strong lg:gap-6 lg:p-6"
            >
              <q className="text-xl leading-snug font-heading tracking-heading">{text[id].said}</q>
              <span className="inline-flex items-center gap-1.75 font-semibold text-link group-hover:underline group-hover:decoration-2">
                {text[id].way}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links by kind of treatment, by county, and on the map. */
function WaysToLook({ counts }: { counts: CountyCounts }) {
  const text = useTexts(siteMessages).ways
  if (Object.keys(counts).length === 0) {
    return (
      <div className="wrap pb-section">
        <TreatmentTypeList />
      </div>
    )
  }
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

/** The six kinds of treatment with the typical length of each. */
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
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 border-b py-3.5 text-ink no-underline"
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
