/** The read API's root: HSDS 3.1. */
export const apiPath = '/api/hsds/v3'

/** The OpenAPI document of the read API. */
export const openapiPath = '/api/openapi.json'
