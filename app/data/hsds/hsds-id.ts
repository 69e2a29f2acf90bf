import * as z from 'zod'

/** The database has ids that `z.uuid()` refuses, because their version is none of RFC 9562. */
export const hsdsId = z.guid().meta({ description: 'The same at each request.' })

/** Makes the id of a part of a center. */
export type IdOf = (part: string) => string
