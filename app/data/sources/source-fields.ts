import { type SourceKind, sourceKinds } from '#db/schema/source-facts.ts'

/** In characters. */
export const maxSourceLength = { name: 100, address: 2000, parameter: 200 } as const

/** The parameters of FindTreatment.gov's locator, as its own client (CBHSQ/findtreatment) names them. */
export const locatorParameters = [
  'sType',
  'sAddr',
  'limitType',
  'limitValue',
  'pageSize',
  'sCodes',
  'sLanguages',
  'sort',
] as const

export const locatorName = 'FindTreatment.gov'

/** Where FindTreatment.gov's own client posts its form. */
export const locatorAddress = 'https://findtreatment.samhsa.gov/locator/listing'
/** Where third-party programs ask by query. */
export const locatorExportAddress = 'https://findtreatment.gov/locator/exportsAsJson/v2'

/** Whether this address of the locator takes the search as a form; others take it in the query. */
export function takesForm(address: string): boolean {
  return /\/listing\/?$/.test(URL.parse(address)?.pathname ?? '')
}

/** Read the kind of a new source from a URL; a file on the web for anything else. */
export function readSourceKind(search: URLSearchParams): SourceKind {
  const asked = search.get('kind')
  return sourceKinds.find((kind) => kind === asked) ?? 'file'
}
