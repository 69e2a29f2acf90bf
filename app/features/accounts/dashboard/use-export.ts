import { useEffect, useState } from 'react'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'

export const exportPath = '/dashboard/export'

type Outcome = { title: string; tone: 'good' | 'danger'; at: number }

/** Copies and downloads a member's data, and says how it went. Copying is offered where it can work. */
export function useExport() {
  const { failedToLoad, export: text } = useTexts(messages)
  const [canCopy, setCanCopy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), [])

  const say = (title: string, tone: Outcome['tone']) => setOutcome({ title, tone, at: Date.now() })

  async function copy() {
    let loaded = false
    const file = fetchExport().then((response) => {
      loaded = true
      return response.text()
    })
    try {
      await writeClipboard(file)
      say(text.copied, 'good')
    } catch {
      say(loaded ? text.copyFailed : failedToLoad, 'danger')
    }
  }

  async function download() {
    try {
      const response = await fetchExport()
      saveFile(await response.blob(), nameFile(response))
      say(text.downloaded, 'good')
    } catch {
      say(failedToLoad, 'danger')
    }
  }

  return { canCopy, copy, download, outcome }
}

async function fetchExport(): Promise<Response> {
  const response = await fetch(exportPath)
  // One who was signed out meanwhile is led to the sign-in, which is no data.
  if (!response.ok || response.redirected) throw new Error(`The export answered ${response.status}`)
  return response
}

/** Safari allows it only when asked at once, with the text to come later. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

function nameFile(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'user-data.json'
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
