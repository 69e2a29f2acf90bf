import { type SourceKind, sourceKinds } from '#db/schema/source-facts.ts'

/** In characters. */
export const maxSourceLength = { name: 100, address: 2000, parameter: 200 } as const

/** The parameters of FindTreatment.gov's locator, as third-party code uses them. */
export const locatorParameters = ['sType', 'sAddr', 'limitType', 'limitValue', 'pageSize'] as const

export const locatorAddress = 'https://findtreatment.gov/locator/exportsAsJson/v2'

/** Read the kind of a new source from a URL; a file on the web for anything else. */
export function readSourceKind(search: URLSearchParams): SourceKind {
  const asked = search.get('kind')
  return sourceKinds.find((kind) => kind === asked) ?? 'file'
}
