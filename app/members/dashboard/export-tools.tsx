import { type MouseEvent, useEffect, useState } from 'react'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useOutcome } from '#app/ui/toast.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { dashboardMessages } from './messages.ts'

const exportPath = '/dashboard/export'

/** A member's data, to copy or as a file. The file needs no script, which only says how it went. */
export function ExportTools() {
  const { failedToLoad, export: text } = useTexts(dashboardMessages)
  const [canCopy, setCanCopy] = useState(false)
  const { say, toast } = useOutcome()
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), [])

  async function copy() {
    const file = fetchExport()
    try {
      await writeClipboard(file.then((blob) => blob.text()))
      say('good', text.copied)
    } catch {
      const isLoaded = await file.catch(() => null)
      say('danger', isLoaded ? text.copyFailed : failedToLoad)
    }
  }
  async function download(event: MouseEvent) {
    event.preventDefault()
    try {
      saveFile(await fetchExport())
      say('good', text.downloaded)
    } catch {
      say('danger', failedToLoad)
    }
  }
  return (
    <section aria-labelledby="export" className="rounded-l border bg-surface px-5 py-4.5">
      <h2 id="export" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 text-sm leading-normal text-ink-soft">{text.text}</p>
      <div className="mt-4 grid gap-3">
        <ButtonLink to={exportPath} download onClick={download} variant="tint" wide>
          <Icon name="download" />
          {text.download}
        </ButtonLink>
        {canCopy && (
          <Button variant="line" wide onClick={copy}>
            <Icon name="copy" />
            {text.copy}
          </Button>
        )}
      </div>
      {toast}
    </section>
  )
}

async function fetchExport(): Promise<Blob> {
  const response = await fetch(exportPath)
  // One who was signed out meanwhile is led to the sign-in, which is no data.
  if (!response.ok || response.redirected) throw new Error(`The export answered ${response.status}`)
  return response.blob()
}

/** Safari allows it only when asked at once, with the text to come later. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

function saveFile(blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `user-data-${formatIsoDate(new Date())}.json`
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
