import { useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { usePath } from '#app/ui/language.tsx'
import { type Intent, places } from './participation-fields.ts'

/** Which form it is: of which center, to do what, about which comment or review. */
export type PartProps = {
  slug: string
  /** What was sent last without scripts, where it was not accepted. */
  rejected: RejectedForm | undefined
}

/** What the action answers scripts with: a vote shows by itself, all else leads on to the page. */
type Answer = { ok: true } | RejectedForm

export type Part = {
  fetcher: FetcherWithComponents<Answer>
  /** Where the form is sent; without scripts, that is also the place to come back to. */
  action: string
  /** This very form, where it was not accepted. */
  rejected: RejectedForm | undefined
  busy: boolean
  /** How often it was taken: as a key, it makes the form anew, and nothing else does. */
  done: number
}

/** A form on a center's page: sent by script where there are scripts, and else by the browser. */
export function usePart(intent: Intent, { slug, rejected }: PartProps, target = ''): Part {
  const fetcher = useFetcher<Answer>()
  const path = usePath()
  const busy = fetcher.state !== 'idle'
  const { done, data } = useLastAnswer(busy, fetcher.data)
  const isMine =
    getTyped(rejected, 'intent') === intent && (getTyped(rejected, 'target') ?? '') === target
  const answer = data ?? (isMine ? rejected : undefined)
  return {
    fetcher,
    action: path(`/centers/${slug}#${places[intent]}`),
    rejected: answer && 'title' in answer ? answer : undefined,
    busy,
    done,
  }
}

/**
 * A fetcher that was led on to another address keeps the data of the answer before. When nothing new
 * came, what was sent was taken, and the old data no longer counts.
 */
function useLastAnswer(busy: boolean, data: Answer | undefined) {
  const [settled, setSettled] = useState<{ done: number; old?: Answer | undefined }>({ done: 0 })
  const before = useRef<{ data: Answer | undefined } | null>(null)
  useEffect(() => {
    if (busy) {
      before.current ??= { data }
      return
    }
    if (before.current && before.current.data === data) {
      setSettled(({ done }) => ({ done: done + 1, old: data }))
    }
    before.current = null
  }, [busy, data])
  return { done: settled.done, data: data === settled.old ? undefined : data }
}
