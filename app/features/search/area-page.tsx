import type { ReactNode } from 'react'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { areaMessages } from './area-messages.ts'
import type { Area, ListedTown } from './read-area.server.ts'

type AreaPageProps = {
  /** "Essex County", "Newark, Essex County", as it stands within a sentence. */
  place: string
  area: Area
  crumbs: Crumb[]
  /** The directory of this place, where it can be narrowed down. */
  search: { path: string; label: string }
  /** The centers as cards, and as a map. */
  cards: ReactNode
  map: ReactNode
  towns: { title: string; list: ListedTown[] }
  /** Beneath the centers. */
  children?: ReactNode
}

/** A county or town: its centers, a map of them, and the towns around. */
export function AreaPage({ place, area, crumbs, search, cards, map, ...rest }: AreaPageProps) {
  const text = useTexts(areaMessages)
  const isEmpty = area.total === 0
  return (
    <>
      <PageHead
        before={<Breadcrumb crumbs={crumbs} />}
        title={text.title(place)}
        lede={text.lede(place, area.total)}
      />
      <div className="wrap grid gap-x-10 gap-y-8 pt-5 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:pt-10">
        <section aria-labelledby="area-centers" className="min-w-0">
          <SectionHead id="area-centers" title={isEmpty ? text.nearest : text.centers(area.total)}>
            <a href="#map" className="inline-flex min-h-11 items-center font-semibold lg:hidden">
              {text.map}
            </a>
            <ArrowLink to={search.path}>{search.label}</ArrowLink>
          </SectionHead>
          {cards}
          {area.total > area.centers.length && !isEmpty && (
            <p className="mt-8">
              <ArrowLink to={search.path}>{search.label}</ArrowLink>
            </p>
          )}
        </section>
        <div className="grid min-w-0 gap-8 lg:sticky lg:top-6">
          {map}
          <TownList {...rest.towns} />
        </div>
        <div className="min-w-0 lg:col-start-1">{rest.children}</div>
      </div>
    </>
  )
}

/** Links to the towns' pages, each with its number of centers. */
function TownList({ title, list }: AreaPageProps['towns']) {
  const text = useTexts(areaMessages)
  if (list.length === 0) return null
  return (
    <nav aria-labelledby="towns">
      <h2 id="towns" className="mb-2 text-lg">
        {title}
      </h2>
      <ul className="columns-2 gap-x-6">
        {list.map(({ name, slug, centers }) => (
          <li key={slug} className="break-inside-avoid">
            <Link
              to={`/towns/${slug}`}
              className="flex min-h-11 items-center justify-between gap-2 border-b text-ink no-underline hover:text-link hover:underline"
            >
              {name}
              <span className="text-sm text-ink-soft tabular-nums">
                {centers}
                <span className="sr-only"> {text.countInTown(centers)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
