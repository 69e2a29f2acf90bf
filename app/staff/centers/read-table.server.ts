import type { Executor } from '#db/client.server.ts'
import { listCenters } from './list-centers.server.ts'
import { showLabels, sourceLabels } from './messages.ts'
import { countWithout, readFilterOptions } from './read-filter-options.server.ts'
import { listSavedViews } from './saved-views.server.ts'
import { labelFilter } from './table-filters.ts'
import { listNarrowers, type TableQuery } from './table-query.ts'

/** Read one page of the table, what its filters can be set to, and which are set. */
export async function readTable(db: Executor, query: TableQuery) {
  const options = await readFilterOptions(db)
  const table = await listCenters(db, query)
  const labels = { show: showLabels, source: sourceLabels }
  const narrowers = listNarrowers(query, labels, (name, value) =>
    labelFilter(name, value, options[name]),
  )
  return {
    views: await listSavedViews(db),
    table,
    options,
    narrowers: table.total > 0 ? narrowers : await countWithout(db, narrowers),
  }
}
