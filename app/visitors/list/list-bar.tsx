import { useState } from 'react'
import type { KeptCenter } from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isCalled } from './call-order.ts'
import { fill } from './fill.ts'
import { ListQrCode } from './list-qr-code.tsx'
import { useListTexts } from './list-texts.ts'
import { makeListLink } from './share-link.ts'

/** How far the calls are, and in which order they are listed. */
export function ListCount({
  centers,
  isOwnOrder,
}: {
  centers: readonly KeptCenter[]
  isOwnOrder: boolean
}) {
  const { bar } = useListTexts()
  const count = centers.length
  const called = centers.filter(isCalled).length
  return (
    <p className="list-count-line no-print">
      {fill(count === 1 ? bar.countOne : bar.count, { count, called })}{' '}
      <span className="text-ink-soft">{isOwnOrder ? bar.ownOrder : bar.openFirst}</span>
    </p>
  )
}

/** Send, Print and QR code for the whole list. */
export function ListBar({ centers }: { centers: readonly KeptCenter[] }) {
  const text = useListTexts()
  const { bar, share } = text
  const [statusText, setStatusText] = useState('')
  const [hasQr, setHasQr] = useState(false)
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

  return (
    <div className="list-bar no-print">
      <p>
        <button type="button" className="btn btn-sm btn-line" onClick={send}>
          <Icon name="upload" />
          {bar.send}
        </button>
        <button type="button" className="btn btn-sm btn-line" onClick={() => window.print()}>
          <Icon name="file-text" />
          {bar.print}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-line"
          aria-expanded={hasQr}
          onClick={() => setHasQr(!hasQr)}
        >
          {bar.qr}
        </button>
      </p>
      <p role="status" className={statusText ? 'font-semibold' : 'sr-only'}>
        {statusText}
      </p>
      {hasQr && <ListQrCode link={link} className="w-[min(20rem,100%)]" />}
    </div>
  )
}
