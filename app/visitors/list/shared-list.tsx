import { useState } from 'react'
import { addCenter, type KeptList, maxKept } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { fill } from './fill.ts'
import { findNumber, KeptFacts, KeptName, KeptTap, NoNumbersNote } from './kept-parts.tsx'
import { useListTexts } from './list-texts.ts'
import { readFragment, type SharedList as Shared } from './share-link.ts'
import type { ChangeList } from './use-list.ts'
import { describeDownload, useSavedCenters } from './use-saved-centers.ts'

type Props = {
  fragment: string
  list: KeptList
  change: ChangeList
  centersInDirectory: number
  onKept: () => void
}

/** Shows the list in a shared link. Only its sender knows whose list it is. */
export function SharedList(props: Props) {
  const { shared } = useListTexts()
  const read = readFragment(props.fragment)
  if (!read.ok) {
    return (
      <p role="alert" className="list-note list-note-danger">
        {shared[read.reason]}
      </p>
    )
  }
  if (read.list.ids.length === 0) {
    return <p className="list-note">{shared.empty}</p>
  }
  return <OpenedLink key={props.fragment} {...props} shared={read.list} tooMany={read.tooMany} />
}

function OpenedLink(props: Props & { shared: Shared; tooMany: boolean }) {
  const { shared, tooMany, list, change, centersInDirectory, onKept } = props
  const { ids, notes } = shared
  const text = useListTexts()
  const { shared: words } = text
  const [centers, setCenters] = useState<ReadonlyMap<string, SavedCenter> | null>(null)
  const { state, load } = useSavedCenters(ids, centersInDirectory, setCenters)
  const [isLooking, setLooking] = useState(false)
  const isKnown = (id: string) => list.centers.some(({ center }) => center.id === id)
  const found = ids.flatMap((id) => centers?.get(id) ?? [])
  const missing = ids.length - found.length
  const room = maxKept - list.centers.length
  const newCenters = found.filter(({ id }) => !isKnown(id))
  const keep = () => {
    const now = new Date()
    change((before) => {
      let next = before
      for (const center of found) next = addCenter(next, center, now) ?? next
      return withNotes(next, notes, now)
    })
    onKept()
  }
  return (
    <section className="list-panel list-shared" aria-labelledby="shared">
      <h2 id="shared">{ids.length === 1 ? words.one : fill(words.many, { count: ids.length })}</h2>
      {tooMany && <p>{fill(words.tooMany, { most: maxKept })}</p>}
      {centers === null && typeof state === 'number' && (
        <p role="status">
          {words.getting} … <progress value={state} aria-label={words.getting} />
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className="list-note list-note-danger">
          {words.failed}
        </p>
      )}
      {centers === null && typeof state !== 'number' && (
        <p>
          <button type="button" className="btn" onClick={load}>
            {state === 'failed'
              ? words.tryAgain
              : fill(words.show, { size: describeDownload(centersInDirectory) })}
          </button>
        </p>
      )}
      {centers && (
        <>
          {found.length > 0 && !found.some(findNumber) && <NoNumbersNote />}
          <ol className="shared-centers rows">
            {found.map((center) => (
              <SharedCenter key={center.id} center={center} notes={notes[center.id]} />
            ))}
          </ol>
          {missing > 0 && (
            <p>{missing === 1 ? words.oneGone : fill(words.manyGone, { count: missing })}</p>
          )}
          {isLooking && <p role="status">{words.notKept}</p>}
          {!isLooking && newCenters.length > room && (
            <p role="alert" className="list-note">
              {fill(words.noRoom, { room })}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 no-print" hidden={isLooking}>
            {newCenters.length <= room && found.length > 0 && (
              <button type="button" className="btn" onClick={keep}>
                {words.keep}
              </button>
            )}
            <button type="button" className="btn btn-line" onClick={() => setLooking(true)}>
              {words.look}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

type SharedCenterProps = { center: SavedCenter; notes: string | undefined }

function SharedCenter({ center, notes }: SharedCenterProps) {
  return (
    <li className="row">
      <div className="row-main">
        <KeptName center={center} level={3} />
        <KeptFacts center={center} />
        {notes && <p className="whitespace-pre-line">{notes}</p>}
      </div>
      <KeptTap center={center} />
    </li>
  )
}

/** Add the link's notes below the visitor's own. */
function withNotes(list: KeptList, notes: Shared['notes'], now: Date): KeptList {
  const centers = list.centers.map((kept) => {
    const brought = notes[kept.center.id]
    const own = kept.call.notes?.value ?? ''
    if (!brought || own.includes(brought)) return kept
    const value = own ? `${own}\n\n${brought}` : brought
    return { ...kept, call: { ...kept.call, notes: { value, at: now.toISOString() } } }
  })
  return { ...list, centers }
}
