import { data, type RouterContextProvider } from 'react-router'
import { type DatabaseFailure, type Failure, failureTexts } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import { asApiReader, asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { isUnavailable } from '#db/is-unavailable.ts'
import { databaseContext, languageContext, loggerContext, viewerContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Run a route's work on the database with the viewer's rights. A failure is logged and thrown as a
 * `DatabaseFailure` with status 503 (500 for a bug), for the nearest error boundary to show.
 */
export function withDatabase<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Value> {
  return orThrow(context, () => runAsViewer(context, work))
}

/** The same with the rights of the API's role, for a page that hands facts on to other sites. */
export function withPublicFacts<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Value> {
  return orThrow(context, () => asApiReader(context.get(databaseContext), work))
}

/** The same for work on accounts, which open their own connection. */
export function withAccounts<Value>(context: Context, work: () => Promise<Value>): Promise<Value> {
  return orThrow(context, work)
}

async function orThrow<Value>(context: Context, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const failure = describeFailure(context, error)
    throw data(failure, { status: failure.failure === 'failed' ? 500 : 503 })
  }
}

function runAsViewer<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Value> {
  return asViewer(context.get(databaseContext), context.get(viewerContext), work)
}

/**
 * Run work on the database for a route that has something to say without it. A failure is logged and
 * returned.
 */
export async function tryDatabase<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Result<Value, DatabaseFailure>> {
  try {
    return { ok: true, value: await runAsViewer(context, work) }
  } catch (error) {
    return { ok: false, errors: describeFailure(context, error) }
  }
}

/**
 * The answer of a loader whose page still shows something without the database: `tryDatabase` with its
 * status. A list under a dialog is one: the dialog may hold typed text, and an error boundary would drop it.
 */
export async function tryToLoad<Value>(context: Context, work: (db: Executor) => Promise<Value>) {
  const loaded = await tryDatabase(context, work)
  return data(loaded, { status: loaded.ok ? 200 : 503 })
}

/** Run a form's work. A failing database becomes the errors that `explain` makes of it. */
export async function tryForm<Value, Errors, Failed>(
  context: Context,
  explain: (failure: DatabaseFailure) => Failed,
  work: (db: Executor) => Promise<Result<Value, Errors>>,
): Promise<Result<Value, Errors | Failed>> {
  const tried = await tryDatabase(context, work)
  return tried.ok ? tried.value : { ok: false, errors: explain(tried.errors) }
}

/** The id of the member who asks, in a route with the guard `requireMember`. */
export function getMemberId(context: Context): string {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'anonymous') throw new Error('A route for members has no guard')
  // Session unknown: `asViewer` rejects before the id is used.
  return viewer.kind === 'member' ? viewer.userId : ''
}

/** Log an error and find the message for it. A redirect or status that the work threw passes. */
function describeFailure(context: Context, error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) throw error
  context.get(loggerContext).error({ err: error }, 'the database failed')
  const texts = failureTexts[context.get(languageContext)]
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, routine } = cause as { code?: unknown; routine?: unknown }
    const failure = findFailure(typeof code === 'string' ? code : '', cause.message)
    // RAISE EXCEPTION in our own functions has a message for the staff, in English.
    if (failure && routine === 'exec_stmt_raise') return { failure, message: `${cause.message}.` }
    if (failure) return { failure, message: texts[failure] }
  }
  const failure = isUnavailable(error) ? 'unreachable' : 'failed'
  return { failure, message: texts[failure] }
}

/** By PostgreSQL's error code and by the message of its driver. */
function findFailure(code: string, text: string): Failure | null {
  if (code === '57014' || text === 'Query read timeout') return 'timeout'
  if (code === '55P03' || code === '40001' || code === '40P01') return 'busy'
  if (code === '42501') return 'forbidden'
  return code.startsWith('23') || code === 'P0001' ? 'rule' : null
}
