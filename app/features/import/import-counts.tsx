import { StatCard } from '#app/ui/stat-card.tsx'
import { countDuplicates, duplicateRules, type ImportCounts } from './import-outcome.ts'
import { duplicateReasons } from './messages.ts'
import { formatCount } from './screen-texts.ts'

/** The records of an import by what became of them, or would. */
export function ImportCountCards({ counts, isDone }: { counts: ImportCounts; isDone: boolean }) {
  const rules = duplicateRules.filter((rule) => counts.duplicates[rule] > 0)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard label={isDone ? 'Added' : 'New'} value={formatCount(counts.inserted)} />
      <StatCard
        label="Duplicates"
        value={formatCount(countDuplicates(counts))}
        note={rules
          .map((rule) => `${duplicateReasons[rule]}: ${formatCount(counts.duplicates[rule])}`)
          .join('. ')}
      />
      <StatCard
        label="Added to known centers"
        value={formatCount(counts.merged + counts.filled)}
        note={describeAdded(counts)}
      />
      <StatCard
        label="Skipped or failed"
        value={formatCount(counts.skipped + counts.failed)}
        note={counts.warned > 0 && `${formatCount(counts.warned)} with warnings`}
      />
    </dl>
  )
}

function describeAdded({ merged, filled }: ImportCounts): string {
  const parts = []
  if (merged > 0) parts.push(`Further programs: ${formatCount(merged)}`)
  if (filled > 0) parts.push(`Missing values: ${formatCount(filled)}`)
  return parts.join('. ')
}
