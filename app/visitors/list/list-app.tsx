import { useState } from 'react'
import {
  type CallField,
  emptyList,
  getLatest,
  type KeptCenter,
  maxKept,
  removeCenter,
} from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AccountPanel } from './account-panel.tsx'
import { findNextCall, isCalled, orderForCalls } from './call-order.ts'
import { getLocalTime } from './call-record-form.tsx'
import { CallSheet } from './call-sheet.tsx'
import { CompareTable } from './compare-table.tsx'
import { DevicePanel } from './device-panel.tsx'
import { fill } from './fill.ts'
import { CalledRow, LaterRow } from './kept-row.tsx'
import { ListBar, ListCount } from './list-bar.tsx'
import { CurrentNote, EmptyList, NoNextCall } from './list-notes.tsx'
import { useListTexts } from './list-texts.ts'
import { NextCard } from './next-card.tsx'
import { PrintedList } from './printed-list.tsx'
import { recordCurrent } from './record-current.ts'
import { SharePanel } from './share-panel.tsx'
import { SharedList } from './shared-list.tsx'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { useFragment } from './use-fragment.ts'
import { useList } from './use-list.ts'
import { useNumberInPlace } from './use-number-in-place.ts'
import { useSavedCenters } from './use-saved-centers.ts'
import { writeEntry } from './write-entry.ts'

type Props = { centersInDirectory: number; isMember: boolean }

const maxCompared = 5

/** The whole page: this device's list, or the list in a shared link. */
export function ListApp({ centersInDirectory, isMember }: Props) {
  const text = useListTexts()
  const { list, change, problem } = useList()
  const [fragment, setFragment] = useFragment()
  const [undo, setUndo] = useState<{ kept: KeptCenter; index: number } | null>(null)
  const [compared, setCompared] = useState<string[]>([])
  /** The center whose call was recorded last. */
  const [folded, setFolded] = useState('')
  const { head, hold } = useNumberInPlace()
  const setFocus = useFocusAfterChange()
  const ids = list.centers.map(({ center }) => center.id)
  const download = useSavedCenters(ids, centersInDirectory, (found) =>
    change((before) => recordCurrent(before, ids, found, new Date())),
  )

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
  const move = (id: string, by: 1 | -1) => {
    change((before) => {
      const centers = [...orderForCalls(before, new Date())]
      const waiting = centers.filter((kept) => !isCalled(kept))
      const from = waiting.findIndex(({ center }) => center.id === id)
      const [moved, other] = [waiting[from], waiting[from + by]]
      if (!moved || !other) return before
      const [here, there] = [centers.indexOf(moved), centers.indexOf(other)]
      centers[here] = other
      centers[there] = moved
      return { ...before, centers, orderedAt: new Date().toISOString() }
    })
    // It may have become the next card, or a row again: its buttons are new.
    setFocus(`${by < 0 ? 'up' : 'down'}-${id}`)
  }
  const update = (id: string, make: (kept: KeptCenter) => KeptCenter) =>
    change((before) => ({
      ...before,
      centers: before.centers.map((kept) => (kept.center.id === id ? make(kept) : kept)),
    }))
  const record = (id: string, outcome: string) => {
    hold()
    setFolded(id)
    update(id, (kept) => {
      const calledAt = outcome && (kept.call.calledAt?.value || getLocalTime(new Date()))
      return writeEntry(writeEntry(kept, 'outcome', outcome), 'calledAt', calledAt)
    })
  }
  const toggle = (id: string) =>
    setCompared((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  const ordered = orderForCalls(list, new Date())
  const waiting = ordered.filter((kept) => !isCalled(kept))
  const called = ordered.filter(isCalled)
  const nextId = findNextCall(waiting)
  const next = waiting.find(({ center }) => center.id === nextId)
  const later = waiting.filter((kept) => kept !== next)
  const shown = ordered.filter(({ center }) => compared.includes(center.id))

  const getTools = (kept: KeptCenter) => {
    const { id } = kept.center
    const index = waiting.indexOf(kept)
    return {
      kept,
      isCompared: compared.includes(id),
      canCompare: compared.length < maxCompared,
      onCompare: () => toggle(id),
      onRemove: () => remove(kept),
      onAccept: () => update(id, (before) => ({ ...before, center: getLatest(before) })),
      write: (field: CallField, value: string) =>
        update(id, (before) => writeEntry(before, field, value)),
      ...(index >= 0 && {
        order: {
          isFirst: index === 0,
          isLast: index === waiting.length - 1,
          onMove: (by: 1 | -1) => move(id, by),
        },
      }),
    }
  }

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
            <button type="button" className="kept-link" onClick={() => restore(undo)}>
              {text.list.undo}
            </button>
          </>
        )}
      </p>
      {list.centers.length === 0 ? (
        <EmptyList />
      ) : (
        <div className="list-columns">
          <div className="list-calls">
            <ListCount centers={ordered} isOwnOrder={list.orderedAt !== ''} />
            {next ? (
              <NextCard
                key={nextId}
                {...getTools(next)}
                head={head}
                position={called.length + 1}
                count={ordered.length}
                onChoose={(outcome) => record(next.center.id, outcome)}
              />
            ) : (
              <NoNextCall hasCalled={called.length > 0} />
            )}
            {later.length > 0 && (
              <>
                {next && <h2 className="row-group">{text.list.later}</h2>}
                <ol className="rows no-print">
                  {later.map((kept) => (
                    <LaterRow
                      key={kept.center.id}
                      {...getTools(kept)}
                      onChoose={(outcome) => record(kept.center.id, outcome)}
                    />
                  ))}
                </ol>
              </>
            )}
            {called.length > 0 && (
              <>
                <h2 className="row-group">{text.list.called}</h2>
                <ol className="rows no-print">
                  {called.map((kept) => (
                    <CalledRow
                      key={kept.center.id}
                      {...getTools(kept)}
                      isNew={kept.center.id === folded}
                      onUndo={() => record(kept.center.id, '')}
                    />
                  ))}
                </ol>
              </>
            )}
            <ListBar centers={ordered} />
            <CurrentNote {...download} centers={centersInDirectory} />
            {compared.length > 0 && (
              <a href="#compare" className="compare-bar no-print">
                <span>{fill(text.compare.ticked, { count: compared.length })}</span>
                <b>{text.compare.go}</b>
                <Icon name="arrow-down" />
              </a>
            )}
          </div>
          <CompareTable centers={shown} />
          <SharePanel centers={ordered} list={list} />
        </div>
      )}
      {isMember && <AccountPanel list={list} change={change} />}
      <DevicePanel list={list} change={change} onClear={clear} />
      <PrintedList centers={ordered} />
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
