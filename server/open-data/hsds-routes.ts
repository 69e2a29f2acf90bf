import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import {
  apiPath,
  mayBeDangerHeader,
  openapiPath,
  searchDangerHeader,
  searchNoteHeader,
} from '#app/data/hsds/api-paths.ts'
import { type HsdsRoot, toHsdsPage } from '#app/data/hsds/hsds-pages.ts'
import type { HsdsReading } from '#app/data/hsds/read-services.server.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { isPrivateSearch } from '#app/search/search-privacy.server.ts'
import { findLimitedNetwork } from '#server/middleware/limit-networks.ts'
import { answerJson, answerJsonOnce } from './answer-unless-known.ts'
import type { ListEndpoint, ObjectEndpoint } from './endpoint.ts'
import { hsdsEndpoints } from './hsds-endpoints.ts'
import type { OpenDataContext, OpenDataRoutes } from './open-data-routes.ts'
import { answerProblem, ProblemError } from './problems.ts'
import { createQueryProblem, readQuery } from './read-query.ts'
import { redirectUntilUndone } from './redirect-until-undone.ts'
import { describeTable, jsonLines, type RowFormat } from './row-formats.ts'
import { createRowStreams, type StreamClient } from './stream-rows.ts'

/** The read API of Open Referral's Human Services Data Specification 3.1. */
export function hsdsRoutes(context: OpenDataContext): OpenDataRoutes {
  const { database, site, logger, getClientIp, readInLine } = context
  const routes: OpenDataRoutes = new Hono({ strict: false })
  const streamRows = createRowStreams(logger)
  const answerStream: AnswerStream = (c, parts, format) =>
    // An answer without a body must not hold a place among the streams.
    c.req.method === 'HEAD'
      ? new Response(null, { headers: format.headers })
      : streamRows(parts, describeClient(c, getClientIp(c)), format)
  routes.get('/', (c) =>
    answerJson(c, {
      version: '3.1',
      profile: `${site.url}/developers`,
      openapi_url: `${site.url}${openapiPath}`,
    } satisfies HsdsRoot),
  )
  for (const endpoint of hsdsEndpoints) {
    routes.get(endpoint.path.replace('{id}', ':id'), (c) => {
      const reading = { database, site, now: new Date(), language: 'en' as const }
      return endpoint.kind === 'list'
        ? answerList(c, endpoint, reading, { answerStream, readInLine })
        : readInLine(c, () => answerObject(c, endpoint, reading))
    })
  }
  return routes
}

type AnswerStream = (
  c: Context,
  parts: AsyncGenerator<unknown[]>,
  format: RowFormat,
) => Response | Promise<Response>

function describeClient(c: Context, ip: string | null): StreamClient {
  // Absent where tests call the app without a server.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  return {
    network: findLimitedNetwork(ip),
    signal: c.req.raw.signal,
    disconnect: outgoing ? () => void outgoing.destroy() : null,
  }
}

async function answerObject(c: Context, endpoint: ObjectEndpoint, reading: HsdsReading) {
  const query = readQuery(c, endpoint.query)
  const found = await endpoint.read(
    { ...reading, language: query.language ?? 'en' },
    c.req.param('id') ?? '',
    query,
  )
  if (!found) throw new ProblemError({ status: 404, detail: 'No record has this id.' })
  switch (found.kind) {
    case 'found':
      return answerJson(c, found.value)
    case 'moved':
      return redirectUntilUndone(c, apiPath + endpoint.path.replace('{id}', found.id))
    case 'gone':
      return answerProblem({ status: 410, detail: 'This was removed from the directory.' })
  }
}

async function answerList(
  c: Context,
  endpoint: ListEndpoint,
  reading: HsdsReading,
  {
    answerStream,
    readInLine,
  }: { answerStream: AnswerStream; readInLine: OpenDataContext['readInLine'] },
) {
  const query = readQuery(c, endpoint.query)
  const inLanguage = { ...reading, language: query.language ?? 'en' }
  const answer = async () => {
    const note = await endpoint.note?.(inLanguage, query.search ?? '')
    const response = await answerRows(c, endpoint, { ...inLanguage, answerStream }, query)
    if (note) response.headers.set(searchNoteHeader, encodeForHeader(note))
    const { danger, mayBeDanger } = parseWords(query.search)
    if (endpoint.note && danger) response.headers.set(searchDangerHeader, danger)
    if (endpoint.note && mayBeDanger) response.headers.set(mayBeDangerHeader, 'true')
    return response
  }
  // Streams have a line of their own, in which they wait longer.
  return query.format === 'json' ? readInLine(c, answer) : answer()
}

/** As it is where it is ASCII, so that people can read it; the rest as in a URL. */
function encodeForHeader(text: string): string {
  // A text that was cut may end within a character, which can't be encoded.
  return text.replace(/\p{Cs}/gu, '').replace(/[^ -$&-~]+/gu, encodeURIComponent)
}

async function answerRows(
  c: Context,
  endpoint: ListEndpoint,
  { answerStream, ...reading }: HsdsReading & { answerStream: AnswerStream },
  query: z.output<ListEndpoint['query']>,
) {
  const { page, per_page: perPage, format, search } = query
  if (format !== 'json') {
    refusePaging(c, format)
    const { table } = endpoint
    const written =
      format === 'csv' && table ? describeTable(endpoint.path.slice(1), table) : jsonLines
    return answerStream(c, endpoint.stream(reading, query), written)
  }
  const { total, rows } = await endpoint.read(reading, query)
  const answer = toHsdsPage(rows, { page, perPage, total })
  return isPrivate(search) ? answerJsonOnce(answer) : answerJson(c, answer)
}

/** A stream has no pages: refused, so that nobody takes all rows for one page. */
function refusePaging(c: Context, format: string): void {
  const errors = ['page', 'per_page']
    .filter((name) => c.req.query(name) !== undefined)
    .map((name) => ({ parameter: name, detail: `can't be combined with format=${format}` }))
  if (errors.length > 0) throw createQueryProblem(errors)
}

/** Whether caches must not store a search: the rule of the site's pages. */
function isPrivate(search: string | undefined): boolean {
  return isPrivateSearch(parseWords(search))
}

const parseWords = (search = '') => parseSearchUrl(new URLSearchParams({ q: search }))
