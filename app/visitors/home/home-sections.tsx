import type { ReactNode } from 'react'
import type { CenterSummary } from '#app/center/center-model.ts'
import { CenterPicture } from '#app/center/center-picture.tsx'
import { CenterRow } from '#app/center/center-row.tsx'
import { treatmentKinds } from '#app/center/offerings/treatment-kinds.ts'
import { formatNumber } from '#app/lib/language.ts'
import { emptySearch, serializeSearch } from '#app/search/search-input.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { type CountyCounts, CountyList } from '#app/visitors/map/county-list.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { SampleNote } from '#app/visitors/shell/page-notes.tsx'

type Figures = {
  centers: number
  /** Null if no center is rated. */
  averageRating: number | null
  /** The operator's own claim; null if not set. */
  livesChanged: string | null
}

type HomeSectionsProps = Figures & {
  counties: CountyCounts
  featured: CenterSummary[]
  /** Between the ways in and the figures. */
  links: ReactNode
}

/**
 * Home's content without a search. Centers are featured only where staff have marked some as Trusted;
 * an empty directory shows only sections that need no centers.
 */
export function HomeSections({ counties, featured, links, ...figures }: HomeSectionsProps) {
  const isFeaturing = featured.some(({ trusted }) => trusted)
  const countySection = Object.keys(counties).length > 0 && <CountySection counts={counties} />
  return (
    <div className="home-sections wrap">
      <WaysIn />
      {links}
      {figures.centers > 0 && <StatsStrip {...figures} />}
      {isFeaturing ? <FeaturedCenters centers={featured} /> : countySection}
      <TreatmentTypeList />
      {isFeaturing && countySection}
    </div>
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
    <nav aria-label={text.label} className="ways">
      {waysIn.map(({ id, icon, to }) => (
        <Link key={id} to={to}>
          <Icon name={icon} />
          <span>
            <b>{text[id].title}</b>
            <small>{text[id].text}</small>
          </span>
          <Icon name="chevron-right" />
        </Link>
      ))}
    </nav>
  )
}

/** Up to four figures in the middle: '24+' over 'Treatment Centers'. */
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
    <dl className="stats">
      {stats.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

// From the columns of `.featured`: one on a phone, three beside each other above that.
const pictureSizes = '(min-width: 44rem) 24rem, 100vw'

/** 'Featured Treatment Centers': the first three as rows, each below its picture. */
function FeaturedCenters({ centers }: { centers: CenterSummary[] }) {
  const text = useTexts(siteMessages).featured
  const allTrusted = centers.every((center) => center.trusted)
  return (
    <section aria-labelledby="featured">
      <h2 id="featured">{text.title}</h2>
      <p>{allTrusted ? text.trusted : text.trustedFirst}</p>
      <ol className="featured">
        {centers.map((center, index) => (
          <li key={center.slug} id={`center-${center.slug}`}>
            <CenterPicture
              image={center.image}
              place={center.saved.place}
              sizes={pictureSizes}
              alt=""
            />
            <CenterRow center={center} number={index + 1} saysNoPhone={!center.phoneHref} />
          </li>
        ))}
      </ol>
      <ArrowLink to="/centers">{text.all}</ArrowLink>
      {centers.some((center) => center.isSample) && <SampleNote />}
    </section>
  )
}

function CountySection({ counts }: { counts: CountyCounts }) {
  const text = useTexts(siteMessages).ways
  return (
    <section aria-labelledby="centers-by-county">
      <h2 id="centers-by-county">{text.counties}</h2>
      <CountyList counts={counts} />
    </section>
  )
}

/** The six kinds of treatment with the typical length of each. */
function TreatmentTypeList() {
  const text = useTexts(siteMessages).ways
  return (
    <section aria-labelledby="kinds-of-treatment">
      <h2 id="kinds-of-treatment">{text.kinds}</h2>
      <p>{text.lengths}</p>
      <ul className="kinds">
        {useTexts(treatmentKinds).map(({ id, name, duration }) => (
          <li key={id}>
            <Link to={`/treatment-types#${id}`}>{name}</Link>
            <span>{duration}</span>
          </li>
        ))}
      </ul>
      <ArrowLink to="/treatment-types">{text.compare}</ArrowLink>
    </section>
  )
}
