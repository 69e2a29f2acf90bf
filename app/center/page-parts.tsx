import type { ReactNode } from 'react'
import { type EvidenceField, methodTexts } from '#app/center/fields/checked-fields.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CenterDetail } from './center-model.ts'
import { centerMessages } from './messages.ts'
import { nameService } from './name-service.ts'

export type DescriptionItem = { label: string; value: ReactNode }

/** Short items, one a line: the label, then its value, below it where both don't fit. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl>
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap gap-x-4 border-t py-3 leading-normal first:border-t-0"
        >
          <dt className="basis-36 pt-px text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 flex-1 basis-36 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type FieldEvidenceProps = { evidence: CenterDetail['evidence']; field: EvidenceField }

/**
 * How a field is known: "Checked by calling, May 3, 2026", "The center confirmed by link, …". Nothing
 * beside a field that nobody has confirmed.
 */
export function FieldEvidence({ evidence, field }: FieldEvidenceProps) {
  const language = useLanguage()
  const found = evidence[field]
  if (!found) return null
  return (
    <span className="block text-sm text-ink-soft">
      {capitalize(methodTexts[language][found.how])}, {formatDate(found.at, language)}
    </span>
  )
}

/** A stored English name in the page's language, or marked as English when it has no translation. */
export function ServiceName({ stored }: { stored: string }) {
  const { services } = useTexts(centerMessages)
  const name = nameService(stored, useLanguage())
  if (name !== null) return name
  return (
    <>
      <span lang="en">{stored}</span> <span className="text-sm">{services.inEnglish}</span>
    </>
  )
}

/** With a capital first, as a line begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type SideBoxProps = { id: string; title: string; children: ReactNode }

/** One of the boxes beside a center's text. `id` names the heading, for what is inside to refer to. */
export function SideBox({ id, title, children }: SideBoxProps) {
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-l border bg-surface p-5.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** 'Directions' on a maps site, in a tab of its own. Nothing when the place is not known. */
export function DirectionsLink({ url }: { url: string | null }) {
  const { contact: text } = useTexts(centerMessages)
  if (!url) return null
  return (
    <ButtonLink to={url} target="_blank" rel="noreferrer" variant="line">
      <Icon name="navigation" />
      {text.directions}
    </ButtonLink>
  )
}
