import { useId, useRef, useState } from 'react'
import type { KeptCenter, KeptList } from '#app/center/saved/kept-list.ts'
import { useListTexts } from './list-texts.ts'
import { printPart, saveFile } from './print-part.ts'
import { writeFile, writeText } from './save-list.ts'
import { makeListLink, maxLinkLength } from './share-link.ts'

type Props = { centers: readonly KeptCenter[]; list: KeptList }

/** Shares the list as a link or a file, both made on this device, and prints its call sheets. */
export function SharePanel({ centers, list }: Props) {
  const text = useListTexts()
  const { share: words } = text
  const [withNotes, setWithNotes] = useState(false)
  const [statusText, setStatusText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const ids = centers.map(({ center }) => center.id)
  const notes = Object.fromEntries(
    centers.map(({ center, call }) => [center.id, call.notes?.value ?? '']),
  )
  const link = makeListLink(ids, withNotes ? notes : {})
  const isTooLong = link.length > maxLinkLength

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setStatusText(words.copied)
    } catch {
      // The clipboard needs https and permission: select the field for copying by hand.
      field.current?.select()
      setStatusText(words.copyYourself)
    }
  }
  return (
    <section className="list-panel no-print" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.text}</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={withNotes}
          onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
        />
        {words.withNotes}
      </label>
      {isTooLong ? (
        <p role="alert" className="list-note">
          {words.tooLong}
        </p>
      ) : (
        <>
          <label htmlFor="list-link">{words.link}</label>
          <input
            id="list-link"
            ref={field}
            className="input"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" className="btn btn-line" onClick={copy}>
              {words.copy}
            </button>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="btn btn-line" onClick={() => printPart('sheets')}>
          {text.list.printSheets}
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => saveFile(`${words.fileName}.json`, writeFile(list), 'application/json')}
        >
          {words.saveFile}
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() =>
            saveFile(
              `${words.fileName}.txt`,
              writeText(centers, location.origin, text),
              'text/plain;charset=utf-8',
            )
          }
        >
          {words.saveText}
        </button>
      </div>
      <p role="status">{statusText}</p>
    </section>
  )
}
