import { useEffect, useState } from 'react'
import { emptyList, type KeptCenter, maxKept, removeCenter } from '#app/lib/kept-list.ts'
import { localize } from '#app/pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AccountPanel } from './account-panel.tsx'
import { CallSheet } from './call-sheet.tsx'
import { CompareTable } from './compare-table.tsx'
import { DevicePanel } from './device-panel.tsx'
import { fill } from './fill.ts'
import { KeptCard } from './kept-card.tsx'
import { useListTexts } from './list-texts.ts'
import { printPart } from './print-part.ts'
import { SharePanel } from './share-panel.tsx'
import { SharedList } from './shared-list.tsx'
import { describeDownload, useFacts } from './use-facts.ts'
import { useList } from './use-list.ts'

type Props = { centersInDirectory: number; isMember: boolean }

const maxCompared = 5

/** What a link brought, in the address; `before` where that names a place on this page: "#main" skips to it. */
const readFragment = (before: string) =>
  document.getElementById(location.hash.slice(1)) ? before : location.hash

/** The whole page: what is on this device, or what a link brought. */
export function ListApp({ centersInDirectory, isMember }: Props) {
  const text = useListTexts()
  const { list, change, problem } = useList()
  const [fragment, setFragment] = useState(() => readFragment(''))
  const [undo, setUndo] = useState<{ center: KeptCenter; index: number } | null>(null)
  const [compared, setCompared] = useState<string[]>([])
  const ids = list.centers.map(({ facts: { id } }) => id)
  const download = useFacts(ids, centersInDirectory, (found) => {
    const at = new Date().toISOString()
    change((before) => ({
      ...before,
      centers: before.centers.map((center) => {
        const { id } = center.facts
        if (!ids.includes(id)) return center
        return { ...center, current: { facts: found.get(id) ?? null, at } }
      }),
    }))
  })

  useEffect(() => {
    const follow = () => setFragment(readFragment)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const remove = (center: KeptCenter) => {
    change((before) => removeCenter(before, center.facts.id, new Date()))
    setCompared((ids) => ids.filter((id) => id !== center.facts.id))
    setUndo({ center, index: list.centers.indexOf(center) })
  }
  const restore = ({ center, index }: { center: KeptCenter; index: number }) => {
    setUndo(null)
    change((before) => {
      const { [center.facts.id]: _, ...removed } = before.removed
      if (before.centers.length >= maxKept) return before
      const centers = [...before.centers]
      // Anew: in the account's copy it may be removed already.
      centers.splice(index, 0, { ...center, keptAt: new Date().toISOString() })
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
      const centers = [...before.centers]
      const [center] = centers.splice(index, 1)
      if (center) centers.splice(index + by, 0, center)
      return { ...before, centers, orderedAt: new Date().toISOString() }
    })
  const toggle = (id: string) =>
    setCompared((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const shown = list.centers.filter(({ facts: { id } }) => compared.includes(id))

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
            {fill(text.list.removed, { name: undo.center.facts.name })}{' '}
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
          <FactsNote {...download} centers={centersInDirectory} />
          <ol className="kept-cards grid grid-cols-[minmax(0,1fr)] gap-4">
            {list.centers.map((center, index) => (
              <KeptCard
                key={center.facts.id}
                center={center}
                position={index}
                count={list.centers.length}
                isCompared={compared.includes(center.facts.id)}
                canCompare={compared.length < maxCompared}
                onCompare={() => toggle(center.facts.id)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(center)}
                onChange={(make) =>
                  change((before) => ({
                    ...before,
                    centers: before.centers.map((kept) =>
                      kept.facts.id === center.facts.id ? make(kept) : kept,
                    ),
                  }))
                }
              />
            ))}
          </ol>
          <CompareTable centers={shown} />
          <div className="flex flex-wrap items-center gap-2 no-print">
            <button type="button" className="btn btn-line" onClick={() => printPart('sheets')}>
              <Icon name="file-text" />
              {text.list.printSheets}
            </button>
          </div>
          <SharePanel centers={list.centers} list={list} />
        </>
      )}
      {isMember && <AccountPanel list={list} change={change} />}
      <DevicePanel list={list} change={change} onClear={clear} />
      <div className="print-sheets">
        {list.centers.map(({ facts: kept, current }) => (
          <div key={kept.id} data-center={kept.id}>
            <CallSheet facts={current?.facts ?? kept} text={text} level={2} />
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

type FactsNoteProps = ReturnType<typeof useFacts> & { centers: number }

function FactsNote({ state, load, centers }: FactsNoteProps) {
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
