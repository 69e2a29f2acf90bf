import { useEffect, useState } from 'react'
import {
  emptyList,
  getLatest,
  type KeptCenter,
  maxKept,
  removeCenter,
} from '#app/center/saved/kept-list.ts'
import { localize } from '#app/find-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AccountPanel } from './account-panel.tsx'
import { findNextCall, orderForCalls } from './call-order.ts'
import { CallSheet } from './call-sheet.tsx'
import { CompareTable } from './compare-table.tsx'
import { DevicePanel } from './device-panel.tsx'
import { fill } from './fill.ts'
import { KeptCard } from './kept-card.tsx'
import { ListBar } from './list-bar.tsx'
import { useListTexts } from './list-texts.ts'
import { printPart } from './print-part.ts'
import { recordCurrent } from './record-current.ts'
import { SharePanel } from './share-panel.tsx'
import { SharedList } from './shared-list.tsx'
import { useList } from './use-list.ts'
import { describeDownload, useSavedCenters } from './use-saved-centers.ts'

type Props = { centersInDirectory: number; isMember: boolean }

const maxCompared = 5

/**
 * Return the shared list in the page's URL, or `before` when the fragment is an anchor of this
 * page, such as "#main".
 */
const readFragment = (before: string) =>
  document.getElementById(location.hash.slice(1)) ? before : location.hash

/** The whole page: this device's list, or the list in a shared link. */
export function ListApp({ centersInDirectory, isMember }: Props) {
  const text = useListTexts()
  const { list, change, problem } = useList()
  const [fragment, setFragment] = useState(() => readFragment(''))
  const [undo, setUndo] = useState<{ kept: KeptCenter; index: number } | null>(null)
  const [compared, setCompared] = useState<string[]>([])
  const ids = list.centers.map(({ center }) => center.id)
  const download = useSavedCenters(ids, centersInDirectory, (found) =>
    change((before) => recordCurrent(before, ids, found, new Date())),
  )

  useEffect(() => {
    const follow = () => setFragment(readFragment)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const remove = (kept: KeptCenter) => {
    const { id } = kept.center
    change((before) => removeCenter(before, id, new Date()))
    setCompared((ids) => ids.filter((other) => other !== id))
    setUndo({ kept, index: list.centers.indexOf(kept) })
  }
  const restore = ({ kept, index }: { kept: KeptCenter; index: number }) => {
    setUndo(null)
    change((before) => {
      const { [kept.center.id]: _, ...removed } = before.removed
      if (before.centers.length >= maxKept) return before
      const centers = [...before.centers]
      // A new date: the account's copy may have removed it already.
      centers.splice(index, 0, { ...kept, keptAt: new Date().toISOString() })
      return { ...before, removed, centers }
    })
  }
  const clear = () => {
    setUndo(null)
    setCompared([])
    change(() => emptyList)
  }
  const move = (index: number, by: number) =>
    change((before) => {
      const centers = [...orderForCalls(before, new Date())]
      const [kept] = centers.splice(index, 1)
      if (kept) centers.splice(index + by, 0, kept)
      return { ...before, centers, orderedAt: new Date().toISOString() }
    })
  const toggle = (id: string) =>
    setCompared((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const ordered = orderForCalls(list, new Date())
  const next = findNextCall(ordered)
  const shown = ordered.filter(({ center }) => compared.includes(center.id))

  return (
    <>
      {problem && (
        <p role="alert" className="list-note list-note-danger">
          {text.list[problem]}
        </p>
      )}
      {fragment.length > 1 && (
        <SharedList
          fragment={fragment}
          list={list}
          change={change}
          centersInDirectory={centersInDirectory}
          onKept={() => {
            history.replaceState(null, '', location.pathname)
            setFragment('')
          }}
        />
      )}
      <p role="status" className={undo ? 'list-note' : 'sr-only'}>
        {undo && (
          <>
            {fill(text.list.removed, { name: undo.kept.center.name })}{' '}
            <button
              type="button"
              className="min-h-11 text-start font-semibold text-link underline"
              onClick={() => restore(undo)}
            >
              {text.list.undo}
            </button>
          </>
        )}
      </p>
      {list.centers.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <ListBar centers={ordered} isOwnOrder={list.orderedAt !== ''} />
          <ol className="kept-cards grid grid-cols-[minmax(0,1fr)] gap-4">
            {ordered.map((kept, index) => (
              <KeptCard
                key={kept.center.id}
                kept={kept}
                position={index}
                count={ordered.length}
                isNext={kept.center.id === next}
                isCompared={compared.includes(kept.center.id)}
                canCompare={compared.length < maxCompared}
                onCompare={() => toggle(kept.center.id)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(kept)}
                onChange={(make) =>
                  change((before) => ({
                    ...before,
                    centers: before.centers.map((other) =>
                      other.center.id === kept.center.id ? make(other) : other,
                    ),
                  }))
                }
              />
            ))}
          </ol>
          <CurrentNote {...download} centers={centersInDirectory} />
          <CompareTable centers={shown} />
          <div className="flex flex-wrap items-center gap-2 no-print">
            <button type="button" className="btn btn-line" onClick={() => printPart('sheets')}>
              <Icon name="file-text" />
              {text.list.printSheets}
            </button>
          </div>
          <SharePanel centers={ordered} list={list} />
        </>
      )}
      {isMember && <AccountPanel list={list} change={change} />}
      <DevicePanel list={list} change={change} onClear={clear} />
      <div className="print-sheets">
        {ordered.map((kept) => (
          <div key={kept.center.id} data-center={kept.center.id}>
            <CallSheet
              center={getLatest(kept)}
              asOf={new Date(kept.current?.at ?? kept.keptAt)}
              text={text}
              level={2}
            />
          </div>
        ))}
      </div>
    </>
  )
}

function EmptyList() {
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

function CurrentNote({ state, load, centers }: CurrentNoteProps) {
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
        <button
          type="button"
          className="min-h-11 text-start font-semibold text-link underline"
          onClick={load}
        >
          {centers > 0 ? fill(current.getOf, { size }) : current.get}
        </button>
      )}
    </p>
  )
}
