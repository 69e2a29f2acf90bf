/** The list of sources, on the page of Bulk Import. */
export const listsPath = '/admin/import#lists'

const sourcesPath = '/admin/sources'
export const newSourcePath = `${sourcesPath}/new`

export const getSourcePath = (sourceId: string) => `${sourcesPath}/${sourceId}`

/** The page where the differences of a run are reviewed. */
export const getRunPath = (sourceId: string, runId: string) =>
  `${getSourcePath(sourceId)}/runs/${runId}`
