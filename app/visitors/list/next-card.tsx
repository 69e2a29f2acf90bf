import type { RefObject } from 'react'
import { getLatest } from '#app/center/saved/kept-list.ts'
import { localize } from '#app/find-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CallNotes, OutcomeChips } from './call-record-form.tsx'
import { describeSavedProvenance } from './describe-saved.ts'
import { fill } from './fill.ts'
import { Changes, findNumber, KeptFacts, KeptName } from './kept-parts.tsx'
import { KeptTools, type KeptToolsProps } from './kept-tools.tsx'
import { useListTexts } from './list-texts.ts'

type NextCardProps = KeptToolsProps & {
  /** "2 of 5" */
  position: number
  count: number
  /** What stands above the number; `useNumberInPlace` measures it. */
  head: RefObject<HTMLDivElement | null>
  onChoose: (outcome: string) => void
  onAccept: () => void
}

/** The center to call next: its number large, what to say, and what they said as one tap. */
export function NextCard({ position, count, head, onChoose, onAccept, ...tools }: NextCardProps) {
  const { kept } = tools
  const { call, card, language, sheet } = useListTexts()
  const center = getLatest(kept)
  const number = findNumber(center)
  const provenance = describeSavedProvenance(center, language)
  return (
    <article className="first kept-card no-print" id={`kept-${center.id}`}>
      <div ref={head}>
        <div className="first-why">
          <b>{call.next}</b>
          <span className="row-soft">{fill(call.place, { position, count })}</span>
        </div>
        <KeptName center={center} level={2} />
        <KeptFacts center={center} distance={kept.distance} />
        <Changes kept={kept} onAccept={onAccept} />
      </div>
      {number && (
        <a
          id="next-call"
          href={number.href}
          className="call"
          aria-label={`${fill(call.appointment, { name: center.name })}, ${number.display}`}
        >
          <Icon name="phone" />
          {number.display}
        </a>
      )}
      <div className="first-under">
        <span lang={provenance.lang}>{provenance.value}</span>
        <a href={localize(`/centers/${center.slug}/report`, language)}>{card.wrongNumber}</a>
      </div>
      <p className="first-say">{sheet.say}</p>
      <CallNotes kept={kept} />
      <OutcomeChips name={center.name} onChoose={onChoose} />
      <KeptTools {...tools} />
    </article>
  )
}
