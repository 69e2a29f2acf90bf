import { formatDayMonthYear } from '#app/lib/format-date.ts'
import { type ListingFact, methodTexts } from '#app/lib/listing-facts.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { capitalize } from './capitalize.ts'
import type { CenterDetail } from './center.ts'

type FactEvidenceProps = { evidence: CenterDetail['evidence']; fact: ListingFact }

/** Beside a fact that a person has checked: "Checked by calling, 3 May 2026". Nothing beside others. */
export function FactEvidence({ evidence, fact }: FactEvidenceProps) {
  const language = useLanguage()
  const found = evidence[fact]
  if (!found) return null
  return (
    <span className="block text-sm text-ink-soft">
      {capitalize(methodTexts[language][found.how])}, {formatDayMonthYear(found.at, language)}
    </span>
  )
}
