import { generate } from 'lean-qr'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeptCenter, KeptList } from '#app/lib/kept-list.ts'
import { saveFile } from './print-part.ts'
import { writeFile, writeText } from './save-list.ts'
import { maxLinkLength, writeFragment } from './share-link.ts'

type Props = { centers: readonly KeptCenter[]; list: KeptList }

/** The list as a link, a QR code or a file. All of it is made on this device. */
export function SharePanel({ centers, list }: Props) {
  const [withNotes, setWithNotes] = useState(false)
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const ids = centers.map(({ facts }) => facts.id)
  const notes = Object.fromEntries(
    centers.map(({ facts, call }) => [facts.id, call.notes?.value ?? '']),
  )
  const page = location.origin + location.pathname
  const link = `${page}#${writeFragment({ ids, notes: withNotes ? notes : {} })}`
  const isTooLong = link.length > maxLinkLength

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('The link is copied.')
    } catch {
      // No clipboard without https, or it was refused: the field is there to copy from.
      field.current?.select()
      setSaid('Copy the link from the field.')
    }
  }
  const share = () =>
    navigator.share({ url: link, title: 'Treatment centers' }).catch((error: unknown) => {
      // Closed without sharing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy()
    })

  return (
    <section className="list-panel no-print" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Share or save</h2>
      <p>
        The link carries the list itself. It goes from this device to whom you send it, and to
        nobody else: a browser does not send that part of a link to the site.
      </p>
      <label className="tick">
        <input
          type="checkbox"
          checked={withNotes}
          onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
        />
        With my notes
      </label>
      {isTooLong ? (
        <p role="alert" className="list-note">
          With your notes the link is too long to be sent safely. Save the list as a file, and send
          that.
        </p>
      ) : (
        <>
          <label htmlFor={`${id}-link`}>Link to this list</label>
          <input
            id={`${id}-link`}
            ref={field}
            className="input"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="list-actions">
            <button type="button" className="btn btn-line" onClick={copy}>
              Copy the link
            </button>
            {'share' in navigator && (
              <button type="button" className="btn btn-line" onClick={share}>
                Share …
              </button>
            )}
          </div>
          <details>
            <summary>Show as a QR code</summary>
            <QrCode text={link} />
          </details>
        </>
      )}
      <div className="list-actions">
        <button
          type="button"
          className="btn btn-line"
          onClick={() => saveFile('my-list.json', writeFile(list), 'application/json')}
        >
          Save as a file
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() =>
            saveFile('my-list.txt', writeText(centers, location.origin), 'text/plain;charset=utf-8')
          }
        >
          Save as text
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}

function QrCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // White around it and dark on light, whatever the page's colours: phones read no other.
    if (canvas.current) {
      generate(text).toCanvas(canvas.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] })
    }
  }, [text])
  return <canvas ref={canvas} className="qr-code" role="img" aria-label="QR code of the link" />
}
