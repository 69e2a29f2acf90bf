import { data, type RouterContextProvider } from 'react-router'
import type { Failure } from '#app/lib/failure.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { describeFailure } from '#db/describe-failure.ts'
import { isUnavailable } from '#db/is-unavailable.ts'
import { databaseContext, languageContext, loggerContext, viewerContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Runs a route's work on the database with the rights of whoever asks. A database that cannot be
 * reached makes the answer a 503; what else is thrown passes.
 */
export function withDatabase<Result>(
  context: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return reachDatabase(context, () => runAsViewer(context, work))
}

function runAsViewer<Result>(
  context: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return asViewer(context.get(databaseContext), context.get(viewerContext), work)
}

/** The same for work that has a way of its own to the database, as accounts have. */
export async function reachDatabase<Result>(
  context: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    context.get(loggerContext).error({ err: error }, 'the database cannot be reached')
    throw data(null, { status: 503 })
  }
}

type Loaded<Result> = { ok: true; value: Result } | { ok: false; failure: Failure; message: string }

/**
 * The same for a page that has something to say without the database. What failed goes to the log;
 * the page gets its kind and a message for the visitor.
 */
export async function tryDatabase<Result>(
  context: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Loaded<Result>> {
  try {
    return { ok: true, value: await runAsViewer(context, work) }
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'reading from the database failed')
    return { ok: false, ...describeFailure(error, context.get(languageContext)) }
  }
}

/** The same as `tryDatabase`, of a route that its guard keeps to members: with the id of whoever asks. */
export function tryAsMember<Result>(
  context: Context,
  work: (tx: Transaction, userId: string) => Promise<Result>,
): Promise<Loaded<Result>> {
  const viewer = context.get(viewerContext)
  if (viewer.kind === 'anonymous') throw new Error('A route for members has no guard')
  // To whom nobody can tell the database shows nothing: the work is never begun.
  const userId = viewer.kind === 'member' ? viewer.userId : ''
  return tryDatabase(context, (tx) => work(tx, userId))
}
