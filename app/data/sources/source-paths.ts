export const sourcesPath = '/admin/sources'

export const getSourcePath = (sourceId: string) => `${sourcesPath}/${sourceId}`

/** The page where the differences of a run are reviewed. */
export const getRunPath = (sourceId: string, runId: string) =>
  `${getSourcePath(sourceId)}/runs/${runId}`
