import { data, type RouterContextProvider } from 'react-router'
import { type Failure, failureTexts } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { isUnavailable } from '#db/is-unavailable.ts'
import { databaseContext, languageContext, loggerContext, viewerContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Runs a route's work on the database with the rights of whoever asks. A database that cannot be
 * reached makes the answer a 503; what else is thrown passes.
 */
export function withDatabase<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Value> {
  return reachDatabase(context, () => runAsViewer(context, work))
}

function runAsViewer<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Value> {
  return asViewer(context.get(databaseContext), context.get(viewerContext), work)
}

/** The same for work that has a way of its own to the database, as accounts have. */
export async function reachDatabase<Value>(
  context: Context,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.get(loggerContext).error({ err: error }, 'the database cannot be reached')
    throw data(null, { status: 503 })
  }
}

type Loaded<Value> = { ok: true; value: Value } | { ok: false; failure: Failure; message: string }

/**
 * The same for a page that has something to say without the database. What failed goes to the log;
 * the page gets its kind and a message for the visitor.
 */
export async function tryDatabase<Value>(
  context: Context,
  work: (db: Executor) => Promise<Value>,
): Promise<Loaded<Value>> {
  try {
    return { ok: true, value: await runAsViewer(context, work) }
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'reading from the database failed')
    return { ok: false, ...describeFailure(error, context.get(languageContext)) }
  }
}

/**
 * Which failure an error is, and what a person is told: a rule's own text where it has one, which is in
 * English, as only the staff meets one.
 */
function describeFailure(
  error: unknown,
  language: Language,
): { failure: Failure; message: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, routine } = cause as { code?: unknown; routine?: unknown }
    const failure = findFailure(typeof code === 'string' ? code : '', cause.message)
    // What a function of ours says by RAISE EXCEPTION is meant to be read.
    if (failure && routine === 'exec_stmt_raise') return { failure, message: `${cause.message}.` }
    if (failure) return { failure, message: failureTexts[language][failure] }
  }
  const failure = isUnavailable(error) ? 'unreachable' : 'failed'
  return { failure, message: failureTexts[language][failure] }
}

/** By PostgreSQL's error code, and by what its driver says. */
function findFailure(code: string, text: string): Failure | null {
  if (code === '57014' || text === 'Query read timeout') return 'timeout'
  if (code === '55P03' || code === '40001' || code === '40P01') return 'busy'
  if (code === '42501') return 'forbidden'
  return code.startsWith('23') || code === 'P0001' ? 'rule' : null
}

/**
 * The same for work that may fail as expected: that the database did not do it is one more reason, in the
 * words of `explain`.
 */
export async function tryResult<Value, Errors, Failed>(
  context: Context,
  explain: (tried: { failure: Failure; message: string }) => Failed,
  work: (db: Executor) => Promise<Result<Value, Errors>>,
): Promise<Result<Value, Errors | Failed>> {
  const tried = await tryDatabase(context, work)
  return tried.ok ? tried.value : { ok: false, errors: explain(tried) }
}

/** The same for a form's work: that the database did not do it is said as where `sendForm` finds it out. */
export function tryForm<Value, Errors, Failed>(
  context: Context,
  { unavailable }: { unavailable: Failed },
  work: (db: Executor) => Promise<Result<Value, Errors>>,
): Promise<Result<Value, Errors | Failed>> {
  return tryResult(context, () => unavailable, work)
}

/** The same as `tryDatabase`, of a route that its guard keeps to members: with the id of whoever asks. */
export function tryAsMember<Value>(
  context: Context,
  work: (db: Executor, userId: string) => Promise<Value>,
): Promise<Loaded<Value>> {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'anonymous') throw new Error('A route for members has no guard')
  // To whom nobody can tell the database shows nothing: the work is never begun.
  const userId = viewer.kind === 'member' ? viewer.userId : ''
  return tryDatabase(context, (db) => work(db, userId))
}
