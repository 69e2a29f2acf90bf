import { useState } from 'react'
import { getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { compareCenters } from './compare-centers.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { printPart } from './print-part.ts'

/** Compares two to five centers. A phone shows two at a time, with a switch for the others. */
export function CompareTable({ centers }: { centers: readonly KeptCenter[] }) {
  const text = useListTexts()
  const stored = useStoredText()
  const [first, setFirst] = useState(0)
  if (centers.length < 2) {
    return <p className="no-print text-ink-soft">{text.compare.hint}</p>
  }
  const rows = compareCenters(centers, text)
  const shown = Math.min(first, centers.length - 2)
  // Only on phones; wide screens and paper show all columns.
  const hide = (index: number) => (index < shown || index > shown + 1 ? 'compare-later' : undefined)
  const sameFrom = rows.findIndex(({ differs }) => !differs)
  return (
    <section className="compare grid min-w-0 gap-3" aria-labelledby="compare">
      <h2 id="compare">{text.compare.title}</h2>
      {centers.length > 2 && (
        <p className="no-print flex items-center gap-3 md:hidden">
          <button
            type="button"
            className="btn btn-sm btn-line"
            aria-disabled={shown === 0}
            onClick={() => setFirst(Math.max(0, shown - 1))}
          >
            {text.compare.previous}
          </button>
          <span role="status">
            {fill(text.compare.shown, {
              first: shown + 1,
              second: shown + 2,
              count: centers.length,
            })}
          </span>
          <button
            type="button"
            className="btn btn-sm btn-line"
            aria-disabled={shown === centers.length - 2}
            onClick={() => setFirst(Math.min(centers.length - 2, shown + 1))}
          >
            {text.compare.next}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
      <div className="compare-scroll" tabIndex={0}>
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
            {rows.map(({ label, cells }, row) => (
              <tr key={label} className={row === sameFrom ? 'compare-same' : undefined}>
                <th scope="row">{label}</th>
                {cells.map(({ value, lang }, index) => (
                  <td key={centers[index]?.center.id} className={hide(index)} lang={lang}>
                    {value || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="no-print">
        <button type="button" className="btn btn-line btn-sm" onClick={() => printPart('compare')}>
          <Icon name="file-text" />
          {text.compare.print}
        </button>
      </p>
    </section>
  )
}
