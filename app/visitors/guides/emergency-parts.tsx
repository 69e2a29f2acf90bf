import type { ReactNode } from 'react'
import { en, type HelpStep } from '#app/center/help/emergency-content.en.ts'
import { es } from '#app/center/help/emergency-content.es.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { PictureRow } from './guide-parts.tsx'

/* Parts of Emergency Help that other guides show as well. */

export const emergencyTexts = { en, es }

export type SignsId = keyof typeof en.content.warningSigns

const helpIcons: Record<HelpStep['id'], IconName> = {
  ask: 'circle-help',
  listen: 'users',
  'keep-safe': 'shield',
  connect: 'phone',
  'follow-up': 'calendar',
}

/** The five steps that help a person who thinks of suicide. */
export function HelpSteps() {
  const { helpSteps } = useTexts(emergencyTexts).content
  return (
    <ol className="mt-6 border-t-[1.5px] border-ink">
      {helpSteps.map(({ id, title, text }) => (
        <PictureRow key={id} icon={helpIcons[id]} title={title}>
          <p className="text-ink-soft">
            <CallableText>{text}</CallableText>
          </p>
        </PictureRow>
      ))}
    </ol>
  )
}

/** A short note in a box. */
export function NoteBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-l border bg-surface p-5.5 text-sm leading-normal">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** How to get naloxone before it is needed. */
export function NaloxoneNote() {
  const text = useTexts(emergencyTexts)
  const { naloxone } = text.content
  return (
    <section
      aria-labelledby="naloxone"
      className="naloxone grid gap-2 rounded-l bg-action-tint p-5.5 leading-normal"
    >
      <h2 id="naloxone" className="text-lg">
        {naloxone.title}
      </h2>
      <p>{naloxone.text}</p>
      <ul className="list-disc pl-5 marker:text-ink-soft">
        {naloxone.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ArrowLink to={`https://${naloxone.website}`}>{text.naloxoneAt(naloxone.website)}</ArrowLink>
    </section>
  )
}

/** Columns by the number of kinds; two where none are given. */
const columns: Partial<Record<number, string>> = {
  1: '',
  3: 'halves md:grid-cols-2 lg:grid-cols-3',
}

/** Warning signs, each kind with an action: of three kinds of overdose, and of suicide. */
export function WarningSigns({ ids }: { ids: SignsId[] }) {
  const { warningSigns } = useTexts(emergencyTexts).content
  return (
    <div
      className={`warning-signs mt-6 grid gap-x-10 gap-y-8 ${columns[ids.length] ?? 'halves md:grid-cols-2'}`}
    >
      {ids
        .map((id) => ({ id, ...warningSigns[id] }))
        .map(({ id, title, signs, act }) => (
          <section
            key={id}
            aria-labelledby={`signs-${id}`}
            className={`border-t-4 pt-4 ${id === 'thoughts-of-suicide' ? 'border-action' : 'border-danger'}`}
          >
            <h3 id={`signs-${id}`}>{title}</h3>
            <ul className="mt-2 list-disc pl-5 marker:text-ink-soft">
              {signs.map((sign) => (
                <li key={sign} className="border-b py-1.75 leading-normal">
                  {sign}
                </li>
              ))}
            </ul>
            <p className="mt-3 font-semibold">
              <CallableText>{act}</CallableText>
            </p>
          </section>
        ))}
    </div>
  )
}
