import { useState } from 'react'
import { eraseTraces } from '#app/center/saved/device-store.ts'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { addSaved } from './merge-lists.ts'
import { readFile } from './save-list.ts'
import type { ChangeList } from './use-list.ts'

type Props = { list: KeptList; change: ChangeList; onClear: () => void }

/**
 * Options for the list on this device: whether a quick exit erases it, opening a file, erasing it.
 */
export function DevicePanel({ list, change, onClear }: Props) {
  const { device } = useListTexts()
  const [statusText, setStatusText] = useState('')
  const [isAsking, setAsking] = useState(false)

  const open = async (file: File | undefined) => {
    if (!file) return
    const saved = readFile(await file.text())
    if (!saved) return setStatusText(fill(device.notAList, { name: file.name }))
    change((before) => addSaved(before, saved, new Date()))
    setStatusText(fill(device.opened, { name: file.name }))
  }
  const clear = async () => {
    onClear()
    await eraseTraces({ withList: true })
    setAsking(false)
    setStatusText(device.erased)
  }
  return (
    <section className="list-panel no-print" aria-labelledby="device">
      <h2 id="device">{device.title}</h2>
      <p>{device.text}</p>
      <p>
        <b>{device.exit}</b> {device.exitMore}
      </p>
      <label className="tick">
        <input
          type="checkbox"
          checked={list.staysOnExit}
          onChange={({ currentTarget: { checked } }) =>
            change((before) => ({ ...before, staysOnExit: checked }))
          }
        />
        {device.stays}
      </label>
      <label className="btn btn-line focus-within:[outline:var(--focus-ring)]">
        {device.open}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      {isAsking ? (
        <div className="list-note">
          <p>{device.ask}</p>
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" className="btn btn-danger" onClick={clear}>
              {device.erase}
            </button>
            <button type="button" className="btn btn-line" onClick={() => setAsking(false)}>
              {device.keep}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="btn btn-bare-danger" onClick={() => setAsking(true)}>
          {device.clear}
        </button>
      )}
      <p role="status">{statusText}</p>
    </section>
  )
}
