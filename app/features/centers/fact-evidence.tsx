import { formatDayMonthYear } from '#app/lib/format-date.ts'
import { type ListingFact, methodTexts } from '#app/lib/listing-facts.ts'
import type { CenterDetail } from './center.ts'

type FactEvidenceProps = { evidence: CenterDetail['evidence']; fact: ListingFact }

/** Beside a fact that a person has checked: "Checked by calling, 3 May 2026". Nothing beside others. */
export function FactEvidence({ evidence, fact }: FactEvidenceProps) {
  const found = evidence[fact]
  if (!found) return null
  const text = methodTexts[found.how]
  return (
    <span className="block text-sm text-ink-soft">
      {text.charAt(0).toUpperCase() + text.slice(1)}, {formatDayMonthYear(found.at)}
    </span>
  )
}
