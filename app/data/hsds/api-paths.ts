/** The read API's root: HSDS 3.1. */
export const apiPath = '/api/hsds/v3'

/** All centers as a table. */
export const csvPath = `${apiPath}/services?format=csv`

/** The OpenAPI document of the read API. */
export const openapiPath = '/api/openapi.json'

/** The header of the API with what a search did not understand. */
export const searchNoteHeader = 'Search-Note'

/** The header of the API with the kind of danger that a search's words suggest: "overdose". */
export const searchDangerHeader = 'Search-Danger'

/** The header of the API that says that a search's words may mean danger, although we aren't sure. */
export const mayBeDangerHeader = 'Search-May-Be-Danger'
