import { useEffect, useState } from 'react'
import {
  type CenterFacts,
  emptyList,
  type KeptCenter,
  type KeptList,
  maxKept,
  removeCenter,
} from '#app/lib/kept-list.ts'
import { localize } from '#app/lib/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AccountPanel } from './account-panel.tsx'
import { CallSheet } from './call-sheet.tsx'
import { CompareTable } from './compare-table.tsx'
import { DevicePanel } from './device-panel.tsx'
import { describeDownload, isSmallDownload } from './fact-ranges.ts'
import { fetchFacts } from './fetch-facts.ts'
import { fill } from './fill.ts'
import { KeptCard } from './kept-card.tsx'
import { useListTexts } from './list-texts.ts'
import { printPart } from './print-part.ts'
import { SharePanel } from './share-panel.tsx'
import { SharedList } from './shared-list.tsx'
import { useList } from './use-list.ts'

type Props = { centersInDirectory: number; isMember: boolean }

const maxCompared = 5

/** The whole page: what is on this device, or what a link brought. */
export function ListApp({ centersInDirectory, isMember }: Props) {
  const text = useListTexts()
  const { list, change, problem } = useList()
  const [fragment, setFragment] = useState(location.hash)
  const [undo, setUndo] = useState<{ center: KeptCenter; index: number } | null>(null)
  const [compared, setCompared] = useState<string[]>([])
  const facts = useCurrentFacts(list, change, centersInDirectory)

  useEffect(() => {
    const follow = () => setFragment(location.hash)
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
      centers.splice(index, 0, center)
      return { ...before, removed, centers }
    })
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
            <button type="button" className="list-link-button" onClick={() => restore(undo)}>
              {text.list.undo}
            </button>
          </>
        )}
      </p>
      {list.centers.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <FactsNote {...facts} centers={centersInDirectory} />
          <ol className="kept-cards">
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
                change={change}
              />
            ))}
          </ol>
          <CompareTable centers={shown} />
          <div className="list-actions no-print">
            <button type="button" className="btn btn-line" onClick={() => printPart('sheets')}>
              <Icon name="file-text" />
              {text.list.printSheets}
            </button>
          </div>
          <SharePanel centers={list.centers} list={list} />
        </>
      )}
      {isMember && <AccountPanel list={list} change={change} />}
      <DevicePanel list={list} change={change} onClear={() => change(() => emptyList)} />
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

type CurrentFacts = { state: 'waiting' | 'done' | 'failed' | number; refresh: () => void }

/** Asks for current facts at once where that is a small download, else when it is wanted. */
function useCurrentFacts(
  list: KeptList,
  change: (make: (list: KeptList) => KeptList) => void,
  centersInDirectory: number,
): CurrentFacts {
  const [state, setState] = useState<CurrentFacts['state']>('waiting')
  const refresh = async () => {
    setState(0)
    try {
      const ids = new Set(list.centers.map(({ facts }) => facts.id))
      const found = await fetchFacts(ids, setState)
      change((before) => ({
        ...before,
        centers: before.centers.map((c) => withCurrent(c, ids, found)),
      }))
      setState('done')
    } catch {
      // No connection, or no database behind it: what is kept is shown, and the note says so.
      setState('failed')
    }
  }
  const isWanted = isSmallDownload(centersInDirectory) && list.centers.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens with centers on it.
  useEffect(() => {
    if (isWanted) void refresh()
  }, [])
  return { state, refresh }
}

function withCurrent(
  center: KeptCenter,
  asked: ReadonlySet<string>,
  found: ReadonlyMap<string, CenterFacts>,
): KeptCenter {
  const { id } = center.facts
  if (!asked.has(id)) return center
  return { ...center, current: { facts: found.get(id) ?? null, at: new Date().toISOString() } }
}

function FactsNote({ state, refresh, centers }: CurrentFacts & { centers: number }) {
  const { current } = useListTexts()
  const size = describeDownload(centers)
  return (
    <p role="status" className="list-facts no-print">
      {typeof state === 'number' && (
        <>
          {current.getting} … <progress value={state} aria-label={current.getting} />
        </>
      )}
      {state === 'done' && current.done}
      {state === 'failed' && `${current.failed} `}
      {state === 'waiting' && `${current.waiting} `}
      {(state === 'waiting' || state === 'failed') && (
        <button type="button" className="list-link-button" onClick={refresh}>
          {centers > 0 ? fill(current.getOf, { size }) : current.get}
        </button>
      )}
    </p>
  )
}
