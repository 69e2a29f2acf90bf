import { useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { Outcome, Refusal } from './outcome.ts'
import { type Intent, places } from './participation-fields.ts'

/** Which form it is: of which center, to do what, about which comment or review. */
export type PartProps = {
  slug: string
  /** Why what was sent last, without scripts, was not done. */
  refused: Refusal | undefined
}

export type Part = {
  fetcher: FetcherWithComponents<Outcome>
  /** Where the form is sent; without scripts, that is also the place to come back to. */
  action: string
  /** Why this very form was not taken. */
  refusal: Refusal | undefined
  busy: boolean
  /** How often it was taken: as a key, it makes the form anew, and nothing else does. */
  done: number
}

/** A form on a center's page: sent by script where there are scripts, and else by the browser. */
export function usePart(intent: Intent, { slug, refused }: PartProps, target = ''): Part {
  const fetcher = useFetcher<Outcome>()
  const busy = fetcher.state !== 'idle'
  const { done, data } = useLastAnswer(busy, fetcher.data)
  const isMine = refused?.intent === intent && refused.target === target
  const outcome = data ?? (isMine ? refused : undefined)
  return {
    fetcher,
    action: `/centers/${slug}#${places[intent]}`,
    refusal: outcome && !outcome.ok ? outcome : undefined,
    busy,
    done,
  }
}

/**
 * A fetcher that was led on to another address keeps the data of the answer before. When nothing new
 * came, what was sent was taken, and the old data no longer counts.
 */
function useLastAnswer(busy: boolean, data: Outcome | undefined) {
  const [settled, setSettled] = useState<{ done: number; old?: Outcome | undefined }>({ done: 0 })
  const before = useRef<{ data: Outcome | undefined } | null>(null)
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
