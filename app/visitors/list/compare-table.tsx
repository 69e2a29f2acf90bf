import { useEffect, useState } from 'react'
import { getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { compareCenters } from './compare-centers.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { printPart } from './print-part.ts'

/** Compares two to five centers: two at a time on a phone, three beside the list. Paper has all. */
export function CompareTable({ centers }: { centers: readonly KeptCenter[] }) {
  const text = useListTexts()
  const stored = useStoredText()
  const [first, setFirst] = useState(0)
  const columns = useIsWide() ? 3 : 2
  if (centers.length < 2) {
    return (
      <p id="compare" className="compare no-print text-ink-soft">
        {text.compare.hint}
      </p>
    )
  }
  const rows = compareCenters(centers, text)
  const last = Math.max(0, centers.length - columns)
  const from = Math.min(first, last)
  const to = from + columns
  const hide = (index: number) => (index < from || index >= to ? 'compare-later' : undefined)
  return (
    <section className="compare" aria-labelledby="compare">
      <h2 id="compare">{text.compare.title}</h2>
      <p className="text-sm text-ink-soft">{text.compare.marks}</p>
      {last > 0 && (
        <p className="compare-arrows no-print">
          <Arrow
            icon="chevron-left"
            label={text.compare.previous}
            isDisabled={from === 0}
            onClick={() => setFirst(from - 1)}
          />
          <span role="status">
            {fill(text.compare.shown, { first: from + 1, last: to, count: centers.length })}
          </span>
          <Arrow
            icon="chevron-right"
            label={text.compare.next}
            isDisabled={from === last}
            onClick={() => setFirst(from + 1)}
          />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {centers.map((kept, index) => (
              <th key={kept.center.id} scope="col" className={hide(index)} {...stored}>
                {getLatest(kept).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs, isLive }) => (
            <tr key={label} className={listRowClasses(differs, isLive)}>
              <th scope="row">
                {differs && <b aria-hidden="true">≠ </b>}
                {label}
                {differs && <span className="sr-only">{text.compare.differs}</span>}
              </th>
              {cells.map(({ value, lang, href }, index) => (
                <td key={centers[index]?.center.id} className={hide(index)} lang={lang}>
                  {href ? <a href={href}>{value}</a> : value || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="no-print">
        <button type="button" className="btn btn-line btn-sm" onClick={() => printPart('compare')}>
          <Icon name="file-text" />
          {text.compare.print}
        </button>
      </p>
    </section>
  )
}

function listRowClasses(differs: boolean, isLive: boolean): string | undefined {
  return [differs && 'compare-differs', isLive && 'no-print'].filter(Boolean).join(' ') || undefined
}

type ArrowProps = {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  isDisabled: boolean
  onClick: () => void
}

function Arrow({ icon, label, isDisabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className="kept-tool"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

// Where `list-page.css` puts the table beside the list.
const wide = '(min-width: 60rem)'

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const follow = () => setIsWide(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isWide
}
