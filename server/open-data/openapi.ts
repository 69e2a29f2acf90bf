import * as z from 'zod'
import type { Site } from '#app/context.ts'
import {
  apiPath,
  mayBeDangerHeader,
  openapiPath,
  searchDangerHeader,
  searchNoteHeader,
} from '#app/data/hsds/api-paths.ts'
import { exampleTime } from '#app/data/hsds/example-center.ts'
import { type HsdsRoot, hsdsRoot, pageOf, toHsdsPage } from '#app/data/hsds/hsds-pages.ts'
import { overLimit, pageSizes } from '#app/data/hsds/open-data-limits.ts'
import { searchDangers } from '#app/data/hsds/queries.ts'
import { serializeCsv } from '#app/lib/serialize-csv.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import type { Endpoint } from './endpoint.ts'
import { hsdsEndpoints } from './hsds-endpoints.ts'
import { problemSchema } from './problems.ts'

type Json = Record<string, unknown>

const problems = {
  400: {
    description: 'A parameter is wrong; `errors` names each one.',
    example: {
      title: 'Bad Request',
      status: 400,
      detail: 'The query is wrong: per_page must be a whole number from 1 to 100.',
      errors: [{ parameter: 'per_page', detail: 'must be a whole number from 1 to 100' }],
    },
  },
  404: {
    description: 'No record has this id.',
    example: { title: 'Not Found', status: 404, detail: 'No record has this id.' },
  },
  410: {
    description: 'This was removed from the directory.',
    example: { title: 'Gone', status: 410, detail: 'This was removed from the directory.' },
  },
  429: {
    description: `${overLimit} Or many programs are asking right now. \`Retry-After\` says when to go on.`,
    example: {
      title: 'Too Many Requests',
      status: 429,
      detail: `${overLimit} Please try again in 20 seconds.`,
    },
  },
  503: {
    description: 'The database does not answer; `Retry-After` says when to try again.',
    example: {
      title: 'Service Unavailable',
      status: 503,
      detail: 'The directory is not available right now. Please try again.',
    },
  },
}

/** What each group of endpoints is about, by the first part of their paths. */
const tags = [
  ...hsdsEndpoints.flatMap((endpoint) =>
    endpoint.kind === 'list' ? [{ name: nameTag(endpoint), description: endpoint.about }] : [],
  ),
  { name: 'root', description: 'What this API is.' },
]

function nameTag({ path }: Endpoint): string {
  return path.split('/')[1] ?? ''
}

const refer = (kind: 'schemas' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

type ProblemStatus = keyof typeof problems

/** The OpenAPI 3.1 document of the read API, made from the schemas that read its queries and write its answers. */
export function describeApi(site: Site): Json {
  const components: Json = {}
  const toSchema = (schema: z.ZodType) => collectSchema(schema, components)
  const root: HsdsRoot = {
    version: '3.1',
    profile: `${site.url}/developers`,
    openapi_url: site.url + openapiPath,
  }
  const paths = {
    '/': {
      get: {
        operationId: 'readRoot',
        tags: ['root'],
        summary: 'Read the root',
        description: 'What this API is, with links to its descriptions.',
        responses: {
          200: describeAnswer(toSchema(hsdsRoot), root),
          429: refer('responses', '429'),
        },
      },
    },
    ...Object.fromEntries(
      hsdsEndpoints.map((endpoint) => [
        endpoint.path,
        { get: describeOperation(endpoint, toSchema, site) },
      ]),
    ),
  }
  const problem = toSchema(problemSchema)
  const responses = Object.fromEntries(
    Object.entries(problems).map(([status, { description, example }]) => [
      status,
      { description, content: { 'application/problem+json': { schema: problem, example } } },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: readProductVersion(),
      summary:
        'Addiction treatment centers, as a read API of the Human Services Data Specification 3.1',
      description: `Open to everybody without a key. Call a center to confirm before somebody goes there. ${site.url}/developers says how fresh the data is and what limits there are.`,
      contact: { name: site.name, url: `${site.url}/contact` },
      // Others' lists have their own: the page says which.
      license: { name: site.dataLicense, url: `${site.url}/developers` },
    },
    servers: [{ url: site.url + apiPath }],
    security: [],
    tags,
    paths,
    components: { schemas: components, responses },
  }
}

function describeOperation(
  endpoint: Endpoint,
  toSchema: (schema: z.ZodType) => Json,
  site: Site,
): Json {
  const example = endpoint.example({ site, now: exampleTime, language: 'en' })
  const isList = endpoint.kind === 'list'
  const mayMove = endpoint.kind === 'object' && endpoint.isCenter
  const statuses: ProblemStatus[] = [
    400,
    ...(isList ? [] : [404 as const]),
    ...(mayMove ? [410 as const] : []),
    429,
    503,
  ]
  return {
    operationId: endpoint.operation,
    tags: [nameTag(endpoint)],
    summary: endpoint.title,
    description: endpoint.summary,
    parameters: [...(isList ? [] : [describeId()]), ...describeQuery(endpoint.query)],
    responses: {
      200: isList
        ? {
            ...describeList(
              toSchema(endpoint.row),
              toSchema(pageOf(endpoint.page, endpoint.row)),
              example,
              endpoint.table
                ? serializeCsv(endpoint.table.columns, [endpoint.table.flatten(example)])
                : null,
            ),
            ...(endpoint.note && {
              headers: {
                [searchNoteHeader]: searchNote,
                [searchDangerHeader]: searchDanger,
                [mayBeDangerHeader]: mayBeDanger,
              },
            }),
          }
        : describeAnswer(toSchema(endpoint.answer), example),
      ...(mayMove && { 301: movedResponse }),
      304: { description: 'You have this answer already: `If-None-Match` has its ETag.' },
      ...Object.fromEntries(statuses.map((status) => [status, refer('responses', String(status))])),
    },
  }
}

const searchNote = {
  description:
    'What `search` did not understand, to show above the results: a place that we do not know, or a misspelled one. Characters outside ASCII are encoded as in a URL.',
  schema: { type: 'string' },
}

const searchDanger = {
  description:
    'Set if the words of `search` suggest danger: show 911 first, after `crisis` 988, after `unclear` both, before any row. The rows are those of the words.',
  schema: { type: 'string', enum: searchDangers },
}

const mayBeDanger = {
  description:
    'Set if the words of `search` may mean danger and we are not sure: show one line with 911 and 988 above the rows. Never set beside `Search-Danger`.',
  schema: { type: 'string', enum: ['true'] },
}

const movedResponse = {
  description:
    'This center was merged into another one; of an organization, it may also have joined a provider. Staff can undo both, so ask each time.',
  headers: {
    Location: {
      description: 'The center that it was merged into, or the provider that it joined.',
      schema: { type: 'string', format: 'uri-reference' },
    },
  },
}

function describeId(): Json {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the record.',
    schema: { type: 'string', format: 'uuid' },
  }
}

function describeQuery(query: z.ZodType): Json[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' })
  return Object.entries(properties as Record<string, Json>).map(
    ([name, { description, ...schema }]) => ({ name, in: 'query', description, schema }),
  )
}

function describeAnswer(schema: Json, example: unknown): Json {
  return { description: 'Found.', content: { 'application/json': { schema, example } } }
}

/** `table` is an example of the list as CSV, where it has one. */
function describeList(row: Json, page: Json, example: unknown, table: string | null): Json {
  return {
    description: 'A page of rows, or with another `format` all rows.',
    content: {
      'application/json': {
        schema: page,
        example: toHsdsPage([example], { page: 1, perPage: pageSizes.usual, total: 1 }),
      },
      'application/x-ndjson': { schema: row, example },
      ...(table && { 'text/csv': { schema: { type: 'string' }, example: table } }),
    },
  }
}

/** A schema for the document; those with an `id` are put into `components` and referred to. */
function collectSchema(schema: z.ZodType, components: Json): Json {
  const {
    $schema,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io: 'output',
    // A client must go on when an answer gets a new field.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties
    },
  })
  const text = JSON.stringify({ $defs, own }).replaceAll('"#/$defs/', '"#/components/schemas/')
  const moved = JSON.parse(text) as { $defs: Json; own: Json }
  Object.assign(components, moved.$defs)
  return moved.own
}
