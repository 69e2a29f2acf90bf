import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { Outcome, Refusal } from './outcome.ts'
import { type Intent, places } from './participation-fields.ts'

/** Which form it is: of which center, to do what, about which comment or review. */
export type PartProps = {
  slug: string
  /** Why what was sent last, without scripts, was not done. */
  refused: Refusal | undefined
}

type Part = {
  fetcher: FetcherWithComponents<Outcome>
  /** Where the form is sent; without scripts, that is also the place to come back to. */
  action: string
  /** Why this very form was not taken. */
  refusal: Refusal | undefined
  busy: boolean
}

/** A form on a center's page: sent by script where there are scripts, and else by the browser. */
export function usePart(intent: Intent, { slug, refused }: PartProps, target = ''): Part {
  const fetcher = useFetcher<Outcome>()
  const isMine = refused?.intent === intent && refused.target === target
  const outcome = fetcher.data ?? (isMine ? refused : undefined)
  return {
    fetcher,
    action: `/centers/${slug}#${places[intent]}`,
    refusal: outcome && !outcome.ok ? outcome : undefined,
    busy: fetcher.state !== 'idle',
  }
}
