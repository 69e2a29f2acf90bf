import { useState } from 'react'
import type { KeptCenter } from '#app/center/saved/kept-list.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isCalled } from './call-order.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { makeListLink } from './share-link.ts'

type Props = { centers: readonly KeptCenter[]; isOwnOrder: boolean }

/** Send, Print and QR code for the whole list, and how far the calls are. */
export function ListBar({ centers, isOwnOrder }: Props) {
  const text = useListTexts()
  const { bar, share } = text
  const [statusText, setStatusText] = useState('')
  const link = makeListLink(centers.map(({ center }) => center.id))

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setStatusText(share.copied)
    } catch {
      // The clipboard needs https and permission.
      document.getElementById('list-link')?.focus()
      setStatusText(share.copyYourself)
    }
  }
  const send = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ url: link, title: share.sharedTitle })
    } catch (error) {
      // The visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const showQr = () => {
    const details = document.getElementById('list-qr') as HTMLDetailsElement
    details.open = true
    details.scrollIntoView()
  }

  return (
    <>
      <p className="list-printed">
        {fill(bar.printed, { date: formatDate(new Date(), text.language) })}
      </p>
      <div className="list-bar no-print">
        <p className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-sm" onClick={send}>
            <Icon name="upload" />
            {bar.send}
          </button>
          <button type="button" className="btn btn-sm btn-line" onClick={() => window.print()}>
            <Icon name="file-text" />
            {bar.print}
          </button>
          <button type="button" className="btn btn-sm btn-line" onClick={showQr}>
            {bar.qr}
          </button>
        </p>
        <p role="status" className={statusText ? 'font-semibold' : 'sr-only'}>
          {statusText}
        </p>
        <p>
          {fill(bar.count, { count: centers.length, called: centers.filter(isCalled).length })}{' '}
          <span className="text-ink-soft">{isOwnOrder ? bar.ownOrder : bar.openFirst}</span>
        </p>
      </div>
    </>
  )
}
