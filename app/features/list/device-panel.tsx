import { useState } from 'react'
import { eraseTraces } from '#app/lib/device-store.ts'
import type { KeptList } from '#app/lib/kept-list.ts'
import { mergeLists } from './merge-lists.ts'
import { readFile } from './save-list.ts'
import type { ChangeList } from './use-list.ts'

type Props = { list: KeptList; change: ChangeList; onClear: () => void }

/** What becomes of the list on this device: what a quick exit does, opening a file, erasing it. */
export function DevicePanel({ list, change, onClear }: Props) {
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)

  const open = async (file: File | undefined) => {
    if (!file) return
    const saved = readFile(await file.text())
    if (!saved) {
      return setSaid(`“${file.name}” is not a list that was saved here. Nothing was changed.`)
    }
    change((before) => mergeLists(before, saved))
    setSaid(`“${file.name}” is opened, and joined with what was on your list.`)
  }
  const clear = async () => {
    onClear()
    await eraseTraces({ withList: true })
    setAsking(false)
    setSaid('Everything that this site kept on this device is erased.')
  }
  return (
    <section className="list-panel no-print" aria-labelledby="device">
      <h2 id="device">On this device</h2>
      <p>
        Whoever uses this browser can open this list. In a private window the browser forgets it
        when the window is closed.
      </p>
      <p>
        <b>Quick exit erases the list</b> with everything else, at once and without asking. To have
        it afterwards, save it as a file or send yourself the link first.
      </p>
      <label className="tick">
        <input
          type="checkbox"
          checked={list.staysOnExit}
          onChange={({ currentTarget: { checked } }) =>
            change((before) => ({ ...before, staysOnExit: checked }))
          }
        />
        Keep my list on this device when I leave quickly
      </label>
      <label className="btn btn-line list-file">
        Open a saved file
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
          <p>Erase the list, what you wrote down, and all else that this site keeps here?</p>
          <div className="list-actions">
            <button type="button" className="btn btn-danger" onClick={clear}>
              Erase everything
            </button>
            <button type="button" className="btn btn-line" onClick={() => setAsking(false)}>
              Keep it
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="btn btn-bare-danger" onClick={() => setAsking(true)}>
          Clear everything on this device
        </button>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
