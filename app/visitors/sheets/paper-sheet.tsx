import type { ReactNode } from 'react'
import { formatDate } from '#app/lib/format-date.ts'
import { type PaperLine as Line, PaperLines, PaperTop } from '#app/ui/paper.tsx'
import { fill } from '#app/visitors/list/fill.ts'
import { PaperCenter, PaperLine } from './paper-center.tsx'
import type { PaperTexts } from './paper-texts.ts'
import { type PaperEntry, splitPages } from './split-pages.ts'

type PaperSheetProps = {
  title: string
  /** 1 when the sheet is the whole page. */
  level?: 1 | 2
  /** The search in words. It stands on the spine, or below the title if it is long. */
  filters: readonly string[]
  entries: readonly PaperEntry[]
  /** All centers of the search, with those that are not here. */
  total: number
  isNearestFirst: boolean
  printedAt: Date
  qr: ReactNode
  /** The crisis lines; the last one is the support line. */
  lines: readonly Line[]
  supportLine: { label: string; phone: string }
  /** The link of the newest list. */
  address?: ReactNode
  /** In place of the centers. */
  none?: string
  /** In place of the reminder to call first: the centers are fictional. */
  sampleNote?: ReactNode
  text: PaperTexts
}

/** In characters at the spine's type size, on a Letter page. */
const spineLength = 70

/** Centers on paper, eight a page: the same sheet for a county, a search and the visitor's list. */
export function PaperSheet(props: PaperSheetProps) {
  const { title, level = 1, filters, entries, supportLine, text } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  const CenterHeading = level === 1 ? 'h2' : 'h3'
  const pages = splitPages(entries)
  const words = filters.join(' · ')
  const isLong = words.length > spineLength
  return pages.map(({ numbered, others }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
    <article key={index} className="paper paper-sheet">
      <p className="paper-spine" aria-hidden={index > 0 || undefined}>
        {isLong || !words ? title : words}
      </p>
      <PaperTop qr={props.qr}>
        {index === 0 ? (
          <Heading className="paper-title">{title}</Heading>
        ) : (
          <p className="paper-title">{title}</p>
        )}
        {isLong && <p>{words}</p>}
        <SheetFacts {...props} page={index + 1} pages={pages.length} />
        {numbered.length > 0 && <Legend text={text} />}
      </PaperTop>
      <div className="paper-body">
        {entries.length === 0 && <p>{props.none}</p>}
        {numbered.length > 0 && (
          <ol className="paper-centers">
            {numbered.map((entry) => (
              <PaperCenter
                key={entry.center.id}
                entry={entry}
                text={text}
                Heading={CenterHeading}
              />
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <>
            <p className="paper-others-head">{fill(text.noNumbers, supportLine)}</p>
            <ul className="paper-others">
              {others.map((entry) => (
                <PaperLine key={entry.center.id} entry={entry} text={text} />
              ))}
            </ul>
          </>
        )}
      </div>
      <footer className="paper-foot">
        <PaperLines lines={props.lines} />
        <p>
          {props.sampleNote ?? text.call} {props.address}
        </p>
      </footer>
    </article>
  ))
}

type SheetFactsProps = PaperSheetProps & { page: number; pages: number }

/** "Printed November 24, 2026, nearest first. 10 centers. Page 1 of 2" */
function SheetFacts(props: SheetFactsProps) {
  const { entries, total, printedAt, text, page, pages } = props
  const shown = entries.length
  const part = shown < total ? text.some : text.all
  return (
    <p>
      {text.printed}{' '}
      <b>
        <time dateTime={printedAt.toISOString()}>{formatDate(printedAt, text.language)}</time>
      </b>
      {props.isNearestFirst && text.nearestFirst}.{' '}
      {total > 0 && (
        <>
          <b>{total === 1 ? text.one : fill(part, { total, shown })}</b>.
        </>
      )}
      {pages > 1 && ` ${fill(text.page, { page, pages })}.`}
    </p>
  )
}

function Legend({ text }: { text: PaperTexts }) {
  return (
    <p className="paper-legend">
      <span className="paper-tick paper-tick-yes">{text.yes}</span>
      <span className="paper-tick">{text.unknown}</span>
      <span>
        <s>{text.struckOut}</s> {text.no}
      </span>
    </p>
  )
}
