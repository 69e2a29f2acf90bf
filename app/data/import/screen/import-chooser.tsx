import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  acceptedExtensions,
  findFormat,
  formatNames,
} from '#app/data/import/formats/import-formats.ts'
import { describeEmptyFile, importLimits } from '#app/data/import/formats/records.ts'
import { fileProblems, formatSize, importMessages, screenTexts } from '#app/data/import/messages.ts'
import { getLogInLink } from '#app/lib/failure.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { importsPath } from './import-address.ts'

const logInHere = getLogInLink(importsPath)

/**
 * The upload form. Works as a plain form without JavaScript; with it, the form also accepts dropped
 * files and shows the progress.
 */
export function ImportChooser({ problem }: { problem: string | undefined }) {
  const navigate = useNavigate()
  const { state, send, cancel } = useUpload(navigate)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; size: number } | null>(null)
  const [isOver, setOver] = useState(false)
  const isSending = state.kind === 'sending'
  const message = state.kind === 'failed' ? state.message : state.kind === 'idle' ? problem : null
  const isExpired = message === fileProblems.expired

  const showChosen = () => setFile(input.current?.files?.[0] ?? null)
  // Browsers restore the chosen file when the person goes back.
  useEffect(() => setFile(input.current?.files?.[0] ?? null), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    send(input.current?.files?.[0])
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (isSending || !input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    showChosen()
  }
  function reset() {
    cancel()
    if (input.current) input.current.value = ''
    setFile(null)
  }

  return (
    <form
      method="post"
      action={importsPath}
      encType="multipart/form-data"
      onSubmit={submit}
      className="grid grid-cols-1 gap-4"
    >
      {message && (
        <Alert key={message} title="The file was not taken">
          <p id="file-error">{message}</p>
          {isExpired && (
            <Link
              to={logInHere.to}
              target="_blank"
              className="inline-flex min-h-11 items-center text-ink"
            >
              {logInHere.label}
            </Link>
          )}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid grid-cols-1 justify-items-center gap-2 rounded-l border-2 border-dashed px-5 py-8 text-center ${
          isOver ? 'border-action bg-action-tint' : 'border-line-strong bg-surface'
        }`}
      >
        <Icon name="upload" className="size-8 text-link" />
        <label htmlFor="file" className="text-md font-semibold">
          {screenTexts.chooseFile}
        </label>
        <input
          ref={input}
          id="file"
          name="file"
          type="file"
          required
          accept={acceptedExtensions}
          disabled={isSending}
          onChange={showChosen}
          aria-describedby={message ? 'file-error file-hint' : 'file-hint'}
          aria-invalid={message ? true : undefined}
          className="file-input"
        />
        <p id="file-hint" className="max-w-[36em] text-sm text-ink-soft">
          {screenTexts.fileHint(formatNames)}
        </p>
        {file && (
          <p className="text-sm wrap-anywhere">
            <b>{file.name}</b>, {formatSize(file.size)}
          </p>
        )}
      </div>
      {isSending && (
        <ProgressLine label={screenTexts.uploading} share={state.share}>
          {Math.floor(state.share * 100)}%
        </ProgressLine>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {isSending ? screenTexts.uploading : screenTexts.upload}
        </Button>
        {(isSending || file) && (
          <Button variant="line" onClick={reset}>
            {screenTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type UploadState =
  | { kind: 'idle' }
  /** `share` goes from 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; message: string }

/**
 * Upload with XMLHttpRequest, because forms and fetch can't report upload progress. Calls `onDone`
 * with the import's path.
 */
function useUpload(onDone: (path: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const request = useRef<XMLHttpRequest | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  function send(file: File | undefined) {
    const problem = findProblem(file)
    if (!file || problem) {
      setState({ kind: 'failed', message: problem ?? fileProblems.noFile })
      return
    }
    const form = new FormData()
    form.set('file', file)
    const sending = new XMLHttpRequest()
    request.current = sending
    const fail = (message: string = fileProblems.brokenOff) => setState({ kind: 'failed', message })
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      setState({ kind: 'sending', share: total > 0 ? loaded / total : 0 }),
    )
    sending.addEventListener('error', () => fail())
    sending.addEventListener('load', () => {
      const response: unknown = sending.response
      if (sending.status === 403) fail(fileProblems.forbidden)
      else if (typeof response !== 'object' || response === null) {
        // A 200 without JSON is the login page: the session has expired.
        fail(sending.status === 200 ? fileProblems.expired : undefined)
      } else if ('path' in response) {
        setState({ kind: 'idle' })
        onDone(String(response.path))
      } else fail('message' in response ? String(response.message) : undefined)
    })
    sending.open('POST', `${importsPath}/upload`)
    sending.responseType = 'json'
    setState({ kind: 'sending', share: 0 })
    sending.send(form)
  }
  function cancel() {
    request.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, send, cancel }
}

function findProblem(file: File | undefined): string | null {
  if (!file) return fileProblems.noFile
  if (!findFormat(file.name)) return importMessages.unsupportedFormat
  if (file.size === 0) return describeEmptyFile(file.name)
  return file.size > importLimits.megabytes * 1024 * 1024
    ? importMessages.parsingError(fileProblems.tooLarge(importLimits.megabytes))
    : null
}
