import { screenTexts } from '#app/data/import/messages.ts'
import type { LastWorked } from '#app/data/sources/read-sources.server.ts'
import { listsPath, newSourcePath } from '#app/data/sources/source-paths.ts'
import type { Source } from '#app/data/sources/source-run.server.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { sourceKinds } from '#db/schema/source-facts.ts'
import { kindNames, newSourceTitle, sourceTexts } from './messages.ts'
import { SourceForm } from './source-form.tsx'

type Props = {
  kind: Source['kind']
  admins: { id: string; name: string }[]
  /** What the form of the locator is filled with. */
  proposed: Record<string, string>
  lastWorked: LastWorked | null
  /** The import that it goes on with. */
  list: { id: string; name: string } | null
  rejected: RejectedForm | undefined
}

/** Adds a source: first its kind, which is a link, then its form. */
export function NewSourcePage({ kind, admins, proposed, lastWorked, list, rejected }: Props) {
  const kinds = sourceKinds.filter((value) => !list || value !== 'locator')
  const from = list ? `&import=${list.id}` : ''
  return (
    <section aria-labelledby="new-source" className="grid grid-cols-1 gap-4">
      <Breadcrumb
        crumbs={[{ label: screenTexts.title, to: listsPath }, { label: newSourceTitle }]}
      />
      <h2 id="new-source">{newSourceTitle}</h2>
      <FilterLinks
        label="Kind of source"
        links={kinds.map((value) => ({
          label: kindNames[value],
          to: `${newSourcePath}?kind=${value}${from}`,
          isCurrent: value === kind,
        }))}
      />
      {list && <p className="max-w-measure text-ink-soft">{sourceTexts.fromImport(list.name)}</p>}
      <SourceForm
        key={kind}
        kind={kind}
        source={null}
        admins={admins}
        rejected={rejected}
        proposed={proposed}
        lastWorked={lastWorked}
        submit={
          kind === 'locator'
            ? { label: sourceTexts.addAndRun, intent: 'run' }
            : { label: sourceTexts.add, intent: 'save' }
        }
      />
    </section>
  )
}
