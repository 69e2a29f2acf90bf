import { useEffect, useState } from 'react'
import { addCenter, type CenterFacts, type KeptList, maxKept } from '#app/lib/kept-list.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { describeDownload, isSmallDownload } from './fact-ranges.ts'
import { fetchFacts } from './fetch-facts.ts'
import { readFragment, type SharedList as Shared } from './share-link.ts'
import type { ChangeList } from './use-list.ts'

type Props = {
  fragment: string
  list: KeptList
  change: ChangeList
  centersInDirectory: number
  onKept: () => void
}

const problems = {
  damaged:
    'This link is damaged: a part of it is missing or changed. Ask for it again, or for the list as a file.',
  old: 'This link was made by an older version of this site, which can no longer be read. Ask for a new one.',
  new: 'This link was made by a newer version of this site. Load this page anew, and open the link again.',
}

/** What a link brought: whose list it is nobody knows but who sent it. */
export function SharedList(props: Props) {
  const read = readFragment(props.fragment)
  if (!read.ok) {
    return (
      <p role="alert" className="list-note list-note-danger">
        {problems[read.reason]}
      </p>
    )
  }
  if (read.list.ids.length === 0) {
    return <p className="list-note">This link brings an empty list.</p>
  }
  return <OpenedLink key={props.fragment} {...props} shared={read.list} tooMany={read.tooMany} />
}

function OpenedLink(props: Props & { shared: Shared; tooMany: boolean }) {
  const { shared, tooMany, list, change, centersInDirectory, onKept } = props
  const { ids, notes } = shared
  const [facts, setFacts] = useState<Map<string, CenterFacts> | null>(null)
  const [progress, setProgress] = useState<number | 'failed' | null>(null)
  const [isLooking, setLooking] = useState(false)
  const isKnown = (id: string) => list.centers.some((center) => center.facts.id === id)
  const open = async () => {
    setProgress(0)
    try {
      setFacts(await fetchFacts(new Set(ids), setProgress))
    } catch {
      // Said on the page, with the way to try again.
      setProgress('failed')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link.
  useEffect(() => {
    if (isSmallDownload(centersInDirectory)) void open()
  }, [])

  const found = ids.flatMap((id) => facts?.get(id) ?? [])
  const missing = ids.length - found.length
  const room = maxKept - list.centers.length
  const news = found.filter(({ id }) => !isKnown(id))
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
      <h2 id="shared">
        {ids.length === 1
          ? 'A center was shared with you'
          : `${ids.length} centers were shared with you`}
      </h2>
      {tooMany && (
        <p>The link names more than {maxKept} centers, which is the most; these are the first.</p>
      )}
      {facts === null && typeof progress === 'number' && (
        <p role="status">
          Getting their facts … <progress value={progress} aria-label="Getting their facts" />
        </p>
      )}
      {progress === 'failed' && (
        <p role="alert" className="list-note list-note-danger">
          The site could not be reached. The link stays as it is.
        </p>
      )}
      {facts === null && typeof progress !== 'number' && (
        <p>
          <button type="button" className="btn" onClick={open}>
            {progress === 'failed'
              ? 'Try again'
              : `Show them (a download of about ${describeDownload(centersInDirectory)})`}
          </button>
        </p>
      )}
      {facts && (
        <>
          <ol className="shared-centers">
            {found.map(({ id, slug, name, place, phone }) => (
              <li key={id}>
                <a href={`/centers/${slug}`}>{name}</a>
                {place && ` · ${place}`}
                {phone && (
                  <>
                    {' · '}
                    <a href={formatPhone(phone)?.href}>{phone}</a>
                  </>
                )}
                {notes[id] && <p className="shared-note">{notes[id]}</p>}
              </li>
            ))}
          </ol>
          {missing > 0 && (
            <p>
              {missing === 1 ? 'One of them is' : `${missing} of them are`} no longer in the
              directory.
            </p>
          )}
          {isLooking && (
            <p role="status">They are not kept on this device. The link stays in its address.</p>
          )}
          {!isLooking && news.length > room && (
            <p role="alert" className="list-note">
              Your own list has room for {room} more. Remove some, or only look at these.
            </p>
          )}
          <div className="list-actions no-print" hidden={isLooking}>
            {news.length <= room && found.length > 0 && (
              <button type="button" className="btn" onClick={keep}>
                Keep these
              </button>
            )}
            <button type="button" className="btn btn-line" onClick={() => setLooking(true)}>
              Only look
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** With the notes that the link brought; where there is another already, both. */
function withNotes(list: KeptList, notes: Shared['notes'], now: Date): KeptList {
  const centers = list.centers.map((center) => {
    const brought = notes[center.facts.id]
    const own = center.call.notes?.value ?? ''
    if (!brought || own.includes(brought)) return center
    const value = own ? `${own}\n\n${brought}` : brought
    return { ...center, call: { ...center.call, notes: { value, at: now.toISOString() } } }
  })
  return { ...list, centers }
}
