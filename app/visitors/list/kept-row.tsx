import { useState } from 'react'
import { formatClock } from '#app/center/hours/opening-hours.ts'
import { getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { useStoredText } from '#app/ui/use-language.tsx'
import { CallNotes, OutcomeChips } from './call-record-form.tsx'
import { fill } from './fill.ts'
import { Changes, findNumber, KeptFacts, KeptName, KeptTap } from './kept-parts.tsx'
import { KeptTools, type KeptToolsProps } from './kept-tools.tsx'
import { useListTexts } from './list-texts.ts'
import type { ListTexts } from './messages.ts'

type KeptRowProps = KeptToolsProps & { onAccept: () => void }

type LaterRowProps = KeptRowProps & { onChoose: (outcome: string) => void }

/** A center that is not called yet. What it said is in its details: people call out of order, too. */
export function LaterRow({ onAccept, onChoose, ...tools }: LaterRowProps) {
  const { kept } = tools
  const center = getLatest(kept)
  return (
    <li className="row kept-card" id={`kept-${center.id}`}>
      <div className="row-main">
        <KeptName center={center} level={3} />
        <KeptFacts center={center} distance={kept.distance} />
      </div>
      <KeptTap center={center} />
      <Changes kept={kept} onAccept={onAccept} />
      <CallNotes kept={kept} />
      <KeptTools {...tools}>
        <OutcomeChips name={center.name} onChoose={onChoose} />
      </KeptTools>
    </li>
  )
}

type CalledRowProps = KeptRowProps & {
  /** The visitor has just said what happened: the card folds to this line. */
  isNew: boolean
  onUndo: () => void
}

/** A center that was called, on one line: what it said, and its number. */
export function CalledRow({ isNew, onUndo, onAccept, ...tools }: CalledRowProps) {
  const { kept } = tools
  const text = useListTexts()
  const stored = useStoredText()
  const center = getLatest(kept)
  const number = findNumber(center)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li
      className={isNew ? 'kept-card kept-called kept-folded' : 'kept-card kept-called'}
      id={`kept-${center.id}`}
    >
      <div className="kept-line">
        <KeptName center={center} level={3} />
        <p>{describeCalled(kept, text)}</p>
      </div>
      {number && <a href={number.href}>{number.display}</a>}
      <button type="button" className="kept-link" onClick={onUndo}>
        {text.list.undo}
        <span className="sr-only" {...stored}>{` ${center.name}`}</span>
      </button>
      <button
        type="button"
        className="kept-link"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.card.details}
        <span className="sr-only" {...stored}>{` ${center.name}`}</span>
      </button>
      <Changes kept={kept} onAccept={onAccept} />
      <CallNotes kept={kept} />
      {isOpen && <KeptTools {...tools} isUnfolded />}
    </li>
  )
}

/** "No answer · 10:12 AM" */
function describeCalled({ call }: KeptCenter, { call: words, language }: ListTexts): string {
  const outcomes: Record<string, string> = words.outcomes
  const outcome = call.outcome?.value ?? ''
  const date = new Date(call.calledAt?.value ?? '')
  const parts = [outcomes[outcome] ?? outcome]
  if (!Number.isNaN(date.getTime())) {
    const isToday = date.toDateString() === new Date().toDateString()
    const minutes = date.getHours() * 60 + date.getMinutes()
    const time = isToday ? formatClock(minutes, language) : formatMoment(date, language, null)
    parts.push(fill(isToday ? words.today : words.on, { time }))
  }
  return parts.filter(Boolean).join(' · ')
}
