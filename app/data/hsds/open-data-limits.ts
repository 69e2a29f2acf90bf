/**
 * Requests that each network may send within `seconds`, to all that programs read together. A stream of all rows counts
 * as `streamCost` requests, and a message of an assistant once more for each `messageLength` characters.
 */
export const openDataLimit = { requests: 120, seconds: 60, streamCost: 10, messageLength: 1_000 }

/** What every answer says of the limit (draft-ietf-httpapi-ratelimit-headers, up to its version 06). */
export const limitHeaders = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const

/** The formats that stream all rows. */
export const streamFormats = ['ndjson', 'csv'] as const

/** For the developer whose program is refused. */
export const overLimit = `Your network sent over ${openDataLimit.requests} requests within a minute; a stream counts as ${openDataLimit.streamCost}, and a message to /mcp once more for each ${openDataLimit.messageLength} characters.`

/** Rows of a page of the API. A program that wants all takes `format=ndjson`. */
export const pageSizes = { usual: 24, most: 100 }

export const metersPerMile = 1609.344

/** The radius around a ZIP code, as in a search on the site. */
export const usualProximity = { miles: 25, meters: Math.round(25 * metersPerMile) }
