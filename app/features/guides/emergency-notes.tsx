import type { ReactNode } from 'react'
import { dialNumber } from '#app/lib/dial-number.ts'
import { Icon } from '#app/ui/icon.tsx'
import { callerLaw, poison, withdrawal } from './emergency-content.ts'

/** Beside what to do: the caller's protection, sudden withdrawal, poison. */
export function EmergencyNotes() {
  return (
    <aside aria-label="Good to know" className="emergency-notes grid gap-6">
      <NoteBox title={callerLaw.title}>
        <p>{callerLaw.text}</p>
      </NoteBox>
      <NoteBox title={withdrawal.title}>
        <p>{withdrawal.text}</p>
      </NoteBox>
      <NoteBox title={poison.title}>
        <p>{poison.line.name}, free, 24/7</p>
        <a
          href={dialNumber(poison.line.number)}
          className="inline-flex min-h-11 items-center gap-1.75 text-base font-semibold tabular-nums"
        >
          <Icon name="phone" />
          {poison.line.number}
        </a>
      </NoteBox>
    </aside>
  )
}

function NoteBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-l border bg-surface p-5.5 text-sm leading-normal">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
