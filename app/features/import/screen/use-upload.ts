import { useCallback, useEffect, useRef, useState } from 'react'
import { findFormat, importLimits } from '#app/features/import/formats/records.ts'
import { fileProblems, importMessages } from '#app/features/import/messages.ts'

type UploadState =
  | { kind: 'idle' }
  /** `share` is from 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'failed'; message: string }

/**
 * Sends a file to the site, with its progress, which no form and no fetch can. `onDone` gets the
 * path of its import.
 */
export function useUpload(onDone: (path: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const request = useRef<XMLHttpRequest | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const send = useCallback(
    (file: File | undefined) => {
      const problem = findProblem(file)
      if (!file || problem) {
        setState({ kind: 'failed', message: problem ?? fileProblems.noFile })
        return
      }
      const form = new FormData()
      form.set('file', file)
      const sending = new XMLHttpRequest()
      request.current = sending
      const fail = (message: string = fileProblems.brokenOff) =>
        setState({ kind: 'failed', message })
      sending.upload.addEventListener('progress', ({ loaded, total }) =>
        setState({ kind: 'sending', share: total > 0 ? loaded / total : 0 }),
      )
      sending.addEventListener('error', () => fail())
      sending.addEventListener('load', () => {
        const response: unknown = sending.response
        if (typeof response !== 'object' || response === null) {
          // Signed out meanwhile: the response is the login form.
          if (sending.status === 200) window.location.assign('/admin/import')
          else fail()
        } else if ('path' in response) {
          setState({ kind: 'idle' })
          onDone(String(response.path))
        } else fail('message' in response ? String(response.message) : undefined)
      })
      sending.open('POST', '/admin/import/upload')
      sending.responseType = 'json'
      setState({ kind: 'sending', share: 0 })
      sending.send(form)
    },
    [onDone],
  )
  const cancel = useCallback(() => {
    request.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  return { state, send, cancel }
}

function findProblem(file: File | undefined): string | null {
  if (!file) return fileProblems.noFile
  if (!findFormat(file.name)) return importMessages.unsupportedFormat
  if (file.size === 0) return importMessages.parsingError(fileProblems.empty)
  return file.size > importLimits.megabytes * 1024 * 1024
    ? importMessages.parsingError(fileProblems.tooLarge(importLimits.megabytes))
    : null
}
