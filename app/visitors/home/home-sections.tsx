import { CenterCards } from '#app/center/center-card.tsx'
import type { CenterSummary } from '#app/center/center-model.ts'
import { treatmentKinds } from '#app/center/offerings/treatment-kinds.ts'
import { formatNumber } from '#app/lib/language.ts'
import { emptySearch, serializeSearch } from '#app/search/search-input.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { type CountyCounts, CountyList, CountyMap } from '#app/visitors/map/county-map.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { SampleNote } from '#app/visitors/shell/page-notes.tsx'

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
      <div className="wrap">
        <WaysIn />
        {figures.centers > 0 && <StatsStrip {...figures} />}
      </div>
      {featured.length > 0 ? (
        <FeaturedCenters centers={featured} />
      ) : (
        <div className="pt-section" />
      )}
      <WaysToLook counts={counties} />
    </>
  )
}

const bedSearch = serializeSearch({ ...emptySearch, withBeds: true })
const medicineSearch = serializeSearch({
  ...emptySearch,
  offers: ['methadone', 'buprenorphine'],
})

const waysIn: { id: 'bed' | 'medicine' | 'someone'; icon: IconName; to: string }[] = [
  { id: 'bed', icon: 'bed-double', to: `/centers${bedSearch}` },
  { id: 'medicine', icon: 'pill', to: `/centers${medicineSearch}` },
  { id: 'someone', icon: 'users', to: '/worried-about-someone' },
]

/** The three most common needs, each with a link. */
function WaysIn() {
  const text = useTexts(siteMessages).waysIn
  return (
    <nav aria-label={text.label} className="mt-3 grid gap-3 lg:mt-6 lg:grid-cols-3 lg:gap-5">
      {waysIn.map(({ id, icon, to }) => (
        <Link
          key={id}
          to={to}
          className="group flex items-center gap-4 rounded-l border bg-surface px-4.5 py-4 text-ink no-underline hover:border-action lg:p-5"
        >
          <span className="grid size-12 flex-none place-items-center rounded-full bg-action-tint text-xl text-link">
            <Icon name={icon} />
          </span>
          <span className="min-w-0 grow leading-snug">
            <b className="block text-md tracking-[-0.01em] group-hover:underline group-hover:decoration-2">
              {text[id].title}
            </b>
            <span className="text-[1rem] text-ink-soft">{text[id].text}</span>
          </span>
          <Icon name="chevron-right" className="text-link" />
        </Link>
      ))}
    </nav>
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
    <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-1 border-y py-3 lg:flex lg:flex-wrap lg:justify-between">
      {stats.map(
        ({ label, value }) =>
          value && (
            <div
              key={label}
              className="flex flex-col-reverse justify-end py-1 lg:flex-row-reverse lg:items-baseline lg:gap-2"
            >
              <dt className="text-sm leading-snug text-ink-soft lg:text-base">{label}</dt>
              <dd className="text-2xl leading-tight font-bold tracking-heading text-link">
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
        <CenterCards centers={centers} />
        {centers.some((center) => center.isSample) && <SampleNote />}
      </div>
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
