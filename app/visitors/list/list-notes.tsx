import { localize } from '#app/find-page.ts'
import { fill } from './fill.ts'
import { NoNumbersNote } from './kept-parts.tsx'
import { useListTexts } from './list-texts.ts'
import { describeDownload, type useSavedCenters } from './use-saved-centers.ts'

/** In place of the next card: everybody was called, or nobody has a number. */
export function NoNextCall({ hasCalled }: { hasCalled: boolean }) {
  const { list } = useListTexts()
  if (!hasCalled) return <NoNumbersNote />
  return (
    <p id="next-call" tabIndex={-1} className="first no-print">
      {list.allCalled}
    </p>
  )
}

/** What to do with a list that has no center. */
export function EmptyList() {
  const { empty, language } = useListTexts()
  return (
    <section className="list-empty no-print">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <p>
        <a href={localize('/centers', language)} className="btn">
          {empty.find}
        </a>
      </p>
    </section>
  )
}

type CurrentNoteProps = ReturnType<typeof useSavedCenters> & { centers: number }

/** Whether the facts are up to date, or a button that gets them. */
export function CurrentNote({ state, load, centers }: CurrentNoteProps) {
  const { current } = useListTexts()
  const size = describeDownload(centers)
  return (
    <p role="status" className="no-print text-ink-soft">
      {typeof state === 'number' && (
        <>
          {current.getting} … <progress value={state} aria-label={current.getting} />
        </>
      )}
      {state === 'done' && current.done}
      {state === 'failed' && `${current.failed} `}
      {state === 'waiting' && `${current.waiting} `}
      {(state === 'waiting' || state === 'failed') && (
        <button type="button" className="kept-link" onClick={load}>
          {centers > 0 ? fill(current.getOf, { size }) : current.get}
        </button>
      )}
    </p>
  )
}
