import type { ReactNode } from 'react'
import { lackNumbers } from '#app/center/no-numbers.tsx'
import type { Near } from '#app/center/places/near.ts'
import { formatNumber } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { describeLoosening } from './describe-loosening.ts'
import { findDescribing } from './describe-mismatch.ts'
import { describeNothing } from './describe-nothing.ts'
import type { Loosened } from './loosen-search.server.ts'
import { searchMessages } from './messages.tsx'
import { type DirectorySearch, hasFilters, serializeSearch } from './search-input.ts'

type DeadEndProps = {
  search: DirectorySearch
  near: Near | null
  loosened: Loosened | null
  path: string
  /** The cards of `loosened.centers`. */
  children: ReactNode
}

/**
 * Shown without results: what was not found and the best way out, which keeps the place, with its rows
 * below; then the other ways.
 */
export function DeadEnd(props: DeadEndProps) {
  const { search, near, loosened, path, children } = props
  const text = useTexts(searchMessages).deadEnd
  const language = useLanguage()
  if (!hasFilters(search)) return <NoCentersYet />
  const heading = loosened && findDescribing(loosened)
  return (
    <>
      <BestWay search={search} near={near} loosened={loosened} path={path} />
      {loosened && loosened.centers.length > 0 && (
        <section aria-labelledby="loosened">
          {/* The panel has said where they are. */}
          <h2
            id="loosened"
            className={heading?.condition === 'within' ? 'sr-only' : 'row-group row-group-near'}
          >
            {heading ? describeLoosening(search, heading, language).link : text.notEverything}
          </h2>
          {children}
        </section>
      )}
      <OtherWays search={search} loosened={loosened} path={path} />
    </>
  )
}

/** Says what no center has, and offers the best loosening, or else all centers, as the one solid button. */
function BestWay({ search, near, loosened, path }: Omit<DeadEndProps, 'children'>) {
  const language = useLanguage()
  const best = loosened?.applied ?? loosened?.offered
  const first = loosened?.applied ? loosened.centers[0] : undefined
  const wayOut = best && describeLoosening(search, best, language, first)
  const { supportLine } = useSite()
  const text = useTexts(searchMessages)
  return (
    <>
      <p className="text-sm wrap-anywhere">{describeNothing(search, near, language)}</p>
      {best && wayOut && (
        <div className="panel panel-first">
          <p>
            <b>{wayOut.brings}</b>
            {wayOut.rest}
          </p>
          {lackNumbers(loosened?.centers ?? []) && (
            <p className="text-sm">
              {text.deadEnd.ask(
                supportLine.label,
                <a href={dialNumber(supportLine.phone)}>
                  <PhoneNumber>{supportLine.phone}</PhoneNumber>
                </a>,
              )}
            </p>
          )}
          <ButtonLink to={`${path}${serializeSearch(best.search)}#results`}>
            {wayOut.button}
          </ButtonLink>
        </div>
      )}
      {!best && <ButtonLink to="/centers">{text.showAllCenters}</ButtonLink>}
    </>
  )
}

/** The other loosenings, all centers, and the support line, as rows. */
function OtherWays({ search, loosened, path }: Pick<DeadEndProps, 'search' | 'loosened' | 'path'>) {
  const { supportLine } = useSite()
  const language = useLanguage()
  const text = useTexts(searchMessages)
  return (
    <>
      {loosened?.others.map((other) => (
        <p key={other.choice ?? other.condition} className="more">
          <Link to={`${path}${serializeSearch(other.search)}#results`}>
            {describeLoosening(search, other, language).link}
            {'\u00a0'}({formatNumber(other.total, language)})
          </Link>
        </p>
      ))}
      {(loosened?.applied ?? loosened?.offered) && (
        <p className="more">
          <Link to="/centers">{text.showAllCenters}</Link>
        </p>
      )}
      <p className="more">
        {text.deadEnd.dontSearch(
          supportLine.label,
          <a href={dialNumber(supportLine.phone)}>
            <PhoneNumber>{supportLine.phone}</PhoneNumber>
          </a>,
        )}
      </p>
      <p className="text-sm">{text.deadEnd.helpToday}</p>
    </>
  )
}

/** Shown for an empty directory: the helpline, and the crisis line for emergencies. */
function NoCentersYet() {
  const { supportLine } = useSite()
  const text = useTexts(searchMessages)
  const { noCentersYet, helpToday, call988 } = text.deadEnd
  return (
    <EmptyState
      title={text.noCentersFound}
      image={null}
      actions={
        <>
          <ButtonLink to={dialNumber(supportLine.phone)} variant="tint">
            <Icon name="phone" />
            <span>
              {supportLine.label} <PhoneNumber>{supportLine.phone}</PhoneNumber>
            </span>
          </ButtonLink>
          <ButtonLink to="tel:988" variant="line">
            <Icon name="phone" />
            {call988}
          </ButtonLink>
          <ButtonLink to="/centers" variant="line">
            {text.showAllCenters}
          </ButtonLink>
        </>
      }
    >
      <p>
        {noCentersYet} {helpToday}
      </p>
    </EmptyState>
  )
}
