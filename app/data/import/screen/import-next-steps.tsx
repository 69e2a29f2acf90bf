import { countChanges } from '#app/data/import/job/import-record.ts'
import type { OpenedImport } from '#app/data/import/job/read-imports.server.ts'
import { nextStepTexts } from '#app/data/import/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ImportCounts } from '#db/schema/imports.ts'

type Props = { opened: OpenedImport; counts: ImportCounts }

/** What staff do after an import that added something, in this order. */
export function ImportNextSteps({ opened: { record, withoutNumber }, counts }: Props) {
  if (countChanges(counts) === 0) return null
  return (
    <section
      aria-labelledby="next-steps"
      className="grid gap-3 rounded-l border bg-surface p-5 sm:p-6"
    >
      <h3 id="next-steps" className="text-lg">
        {nextStepTexts.title}
      </h3>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/duplicates" variant="line">
          {nextStepTexts.duplicates}
        </ButtonLink>
        {withoutNumber > 0 && (
          <ButtonLink to="/admin/calls/numbers" variant="line">
            {nextStepTexts.numbers(withoutNumber)}
          </ButtonLink>
        )}
        <ButtonLink to={`/admin?${new URLSearchParams({ import: record.id })}`} variant="line">
          {nextStepTexts.listings}
        </ButtonLink>
      </div>
    </section>
  )
}
