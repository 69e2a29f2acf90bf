import { useEffect, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import { tableKeys } from './messages.ts'

/** These move between rows; the others belong to controls. */
const rowActions = { j: () => focusRow(1), k: () => focusRow(-1) }

/** Makes the table usable by keys, and lists them. Without scripts there are none. */
export function KeysHelp() {
  useShortcuts(rowActions)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const id = useId()
  if (!isLive) return null
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 text-ink-soft max-lg:hidden">
      <span>
        <kbd>J</kbd> <kbd>K</kbd> row
      </span>
      <span>
        <kbd>X</kbd> select
      </span>
      <span>
        <kbd>E</kbd> edit
      </span>
      <Button variant="bare" popoverTarget={id} aria-keyshortcuts="?">
        Keys <kbd>?</kbd>
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Keys of the table"
        className="m-auto rounded-l border bg-surface p-5 text-ink shadow-dialog"
      >
        <h2 className="text-lg">Keys of the table</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
          {Object.entries(tableKeys).map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** Focus the row below or above the focused one, by its checkbox. */
function focusRow(step: 1 | -1) {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>('main tbody [type="checkbox"][name="id"]'),
  ]
  const row = document.activeElement?.closest('tr')
  const current = boxes.findIndex((box) => row?.contains(box))
  const first = step === 1 ? 0 : boxes.length - 1
  boxes[current === -1 ? first : current + step]?.focus()
}
