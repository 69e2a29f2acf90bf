import { sourcesPath } from '#app/data/sources/source-paths.ts'
import type { Source } from '#app/data/sources/source-run.server.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { sourceKinds } from '#db/schema/source-facts.ts'
import { kindNames, newSourceTitle, sourcesTitle, sourceTexts } from './messages.ts'
import { SourceForm } from './source-form.tsx'

type Props = {
  kind: Source['kind']
  admins: { id: string; name: string }[]
  rejected: RejectedForm | undefined
}

/** Adds a source: first its kind, which is a link, then its form. */
export function NewSourcePage({ kind, admins, rejected }: Props) {
  return (
    <section aria-labelledby="new-source" className="grid grid-cols-1 gap-4">
      <Breadcrumb crumbs={[{ label: sourcesTitle, to: sourcesPath }, { label: newSourceTitle }]} />
      <h2 id="new-source">{newSourceTitle}</h2>
      <FilterLinks
        label="Kind of source"
        links={sourceKinds.map((value) => ({
          label: kindNames[value],
          to: `${sourcesPath}/new?kind=${value}`,
          isCurrent: value === kind,
        }))}
      />
      <SourceForm
        key={kind}
        kind={kind}
        source={null}
        admins={admins}
        rejected={rejected}
        submit={sourceTexts.add}
      />
    </section>
  )
}
