import type * as z from 'zod'
import type { HsdsOptions } from '#app/data/hsds/hsds-service.ts'
import type { streamFormats } from '#app/data/hsds/open-data-limits.ts'
import type { Found, Gone } from '#app/data/hsds/read-gone.server.ts'
import type { HsdsReading } from '#app/data/hsds/read-services.server.ts'
import type { Language } from '#app/lib/language.ts'
import type { Cell } from '#app/lib/serialize-csv.ts'

type Shared<Query extends z.ZodType> = {
  /** Below the API's base: "/services". */
  path: `/${string}`
  /** A few words for a table of contents: "Find services". */
  title: string
  /** In one line, for the documentation. */
  summary: string
  /** A row of a list, or an object, as an answer has it. */
  example: (options: HsdsOptions) => unknown
  /** The name of the operation in generated clients: "listServices". */
  operation: string
  query: Query
}

/** A text in each language. */
type InLanguage = { language?: Language | undefined }

/** One object by its id. */
export type ObjectEndpoint<
  Query extends z.ZodType<InLanguage> = z.ZodType<InLanguage>,
  Answer extends z.ZodType = z.ZodType,
> = Shared<Query> & {
  kind: 'object'
  answer: Answer
  /** Its id is a center's, which may be removed or merged into another. */
  isCenter: boolean
  /** Null if there never was one. */
  read(
    reading: HsdsReading,
    id: string,
    query: z.output<Query>,
  ): Promise<Found<z.output<Answer>> | Gone | null>
}

/** Parameters of every list. */
type PagedQuery = InLanguage & {
  page: number
  per_page: number
  format: 'json' | (typeof streamFormats)[number]
  search?: string | undefined
}

/** A list in pages, or as a stream of all its rows. */
export type ListEndpoint<
  Query extends z.ZodType<PagedQuery> = z.ZodType<PagedQuery>,
  Row extends z.ZodType = z.ZodType,
> = Shared<Query> & {
  kind: 'list'
  /** Describes the list and its objects in one line. */
  about: string
  row: Row
  /** The name of a page's schema: "ServicePage". */
  page: string
  read(
    reading: HsdsReading,
    query: z.output<Query>,
  ): Promise<{ total: number; rows: z.output<Row>[] }>
  /** All rows of the query in the same order, a few hundred at a time. */
  stream(reading: HsdsReading, query: z.output<Query>): AsyncGenerator<z.output<Row>[]>
  /** How `format=csv` writes a row, where the list has it. */
  table?: { columns: readonly string[]; flatten(row: z.output<Row>): Cell[] }
  /** What to say about the words of `search`, where they are people's own. */
  note?: (reading: HsdsReading, search: string) => Promise<string | null>
}

export type Endpoint = ObjectEndpoint | ListEndpoint

// Check the functions against the schemas, then erase the types so that one table holds all endpoints.

export function defineObject<Query extends z.ZodType<InLanguage>, Answer extends z.ZodType>(
  endpoint: Omit<ObjectEndpoint<Query, Answer>, 'kind'>,
): Endpoint {
  return { kind: 'object', ...endpoint }
}

export function defineList<Query extends z.ZodType<PagedQuery>, Row extends z.ZodType>(
  endpoint: Omit<ListEndpoint<Query, Row>, 'kind'>,
): Endpoint {
  return { kind: 'list', ...endpoint }
}
