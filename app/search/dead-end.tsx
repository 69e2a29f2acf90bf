import type { ReactNode } from 'react'
import type { Near } from '#app/center/places/near.ts'
import { formatNumber } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { describeLoosening } from './describe-loosening.ts'
import { describeMismatch, findDescribing } from './describe-mismatch.ts'
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
 * Shown without results: what was not found and the best way out, then the results with one filter
 * less, or else the nearest centers.
 */
export function DeadEnd(props: DeadEndProps) {
  const { search, near, loosened, path, children } = props
  const text = useTexts(searchMessages).deadEnd
  const language = useLanguage()
  if (!hasFilters(search)) return <NoCentersYet />
  const heading = loosened && findDescribing(loosened)
  const note = loosened && describeMismatch(search, loosened, language)
  return (
    <>
      <WaysOut search={search} near={near} loosened={loosened} path={path} />
      {loosened && loosened.centers.length > 0 && (
        <section aria-labelledby="loosened" className="mt-6 grid gap-5">
          <h2 id="loosened" className="text-xl wrap-anywhere">
            {heading ? describeLoosening(search, heading, language).link : text.notEverything}
          </h2>
          {note && <p className="max-w-[42em]">{note}</p>}
          {children}
        </section>
      )}
    </>
  )
}

/** Says what no center has. The best loosening is the one solid button, the others are links. */
function WaysOut({ search, near, loosened, path }: Omit<DeadEndProps, 'children'>) {
  const { supportLine } = useSite()
  const language = useLanguage()
  const text = useTexts(searchMessages)
  const { changeOne, helpToday, dontSearch } = text.deadEnd
  const best = loosened?.applied ?? loosened?.offered
  const first = loosened?.applied ? loosened.centers[0] : undefined
  const wayOut = best && describeLoosening(search, best, language, first)
  const link = (to: DirectorySearch) => `${path}${serializeSearch(to)}#results`
  return (
    <section
      aria-labelledby="nothing-found"
      className="grid justify-items-start gap-3 rounded-l border border-line bg-surface p-[clamp(1.125rem,1rem+1vw,1.75rem)] wrap-anywhere"
    >
      <h2 id="nothing-found" className="text-xl">
        {text.noCentersFound}
      </h2>
      <p className="max-w-[40em] text-ink-soft">
        {describeNothing(search, near, language)}{' '}
        {wayOut && (
          <>
            <b className="text-ink">{wayOut.brings}</b>
            {wayOut.rest}
          </>
        )}
      </p>
      {best && wayOut ? (
        <>
          <ButtonLink to={link(best.search)} size="lg">
            {wayOut.button}
          </ButtonLink>
          <p className="text-sm font-semibold">{changeOne}</p>
          <ul className="flex flex-wrap gap-2">
            {loosened?.others.map((other) => (
              <li key={other.condition}>
                <ButtonLink to={link(other.search)} variant="line" size="sm">
                  {describeLoosening(search, other, language).link}
                  {'\u00a0'}({formatNumber(other.total, language)})
                </ButtonLink>
              </li>
            ))}
            <li>
              <ButtonLink to="/centers" variant="line" size="sm">
                {text.showAllCenters}
              </ButtonLink>
            </li>
          </ul>
        </>
      ) : (
        <ButtonLink to="/centers" size="lg">
          {text.showAllCenters}
        </ButtonLink>
      )}
      <p className="text-ink-soft">
        {dontSearch(
          supportLine.label,
          <a
            href={dialNumber(supportLine.phone)}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            <PhoneNumber>{supportLine.phone}</PhoneNumber>
          </a>,
        )}
      </p>
      <p className="text-ink-soft">{helpToday}</p>
    </section>
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
