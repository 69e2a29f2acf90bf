import { useState } from 'react'
import { addCenter, type KeptList, maxKept, type SavedCenter } from '#app/lib/kept-list.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { localize } from '#app/pages.ts'
import { useStoredText } from '#app/ui/use-language.tsx'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { localizeFacts, sayClosed } from './localize-facts.ts'
import { readFragment, type SharedList as Shared } from './share-link.ts'
import { describeDownload, useFacts } from './use-facts.ts'
import type { ChangeList } from './use-list.ts'

type Props = {
  fragment: string
  list: KeptList
  change: ChangeList
  centersInDirectory: number
  onKept: () => void
}

/** What a link brought: whose list it is nobody knows but who sent it. */
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
  const { shared: words, language } = text
  const stored = useStoredText()
  const [facts, setFacts] = useState<ReadonlyMap<string, SavedCenter> | null>(null)
  const { state, load } = useFacts(ids, centersInDirectory, setFacts)
  const [isLooking, setLooking] = useState(false)
  const isKnown = (id: string) => list.centers.some((center) => center.facts.id === id)
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
      <h2 id="shared">{ids.length === 1 ? words.one : fill(words.many, { count: ids.length })}</h2>
      {tooMany && <p>{fill(words.tooMany, { most: maxKept })}</p>}
      {facts === null && typeof state === 'number' && (
        <p role="status">
          {words.getting} … <progress value={state} aria-label={words.getting} />
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className="list-note list-note-danger">
          {words.failed}
        </p>
      )}
      {facts === null && typeof state !== 'number' && (
        <p>
          <button type="button" className="btn" onClick={load}>
            {state === 'failed'
              ? words.tryAgain
              : fill(words.show, { size: describeDownload(centersInDirectory) })}
          </button>
        </p>
      )}
      {facts && (
        <>
          <ol className="shared-centers grid list-decimal gap-2 pl-6">
            {found.map(({ id, slug, name, phone, ...more }) => (
              <li key={id}>
                <a href={localize(`/centers/${slug}`, language)} {...stored}>
                  {name}
                </a>
                {more.place && ` · ${localizeFacts(more, text).place}`}
                {more.status !== 'Open' && ` · ${sayClosed(more, text)}`}
                {phone && more.status !== 'Permanently Closed' && (
                  <>
                    {' · '}
                    <a href={formatPhone(phone)?.href}>{phone}</a>
                  </>
                )}
                {notes[id] && <p className="whitespace-pre-line text-ink-soft">{notes[id]}</p>}
              </li>
            ))}
          </ol>
          {missing > 0 && (
            <p>{missing === 1 ? words.oneGone : fill(words.manyGone, { count: missing })}</p>
          )}
          {isLooking && <p role="status">{words.notKept}</p>}
          {!isLooking && news.length > room && (
            <p role="alert" className="list-note">
              {fill(words.noRoom, { room })}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 no-print" hidden={isLooking}>
            {news.length <= room && found.length > 0 && (
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
