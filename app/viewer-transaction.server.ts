import type { RouterContextProvider } from 'react-router'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { databaseContext, loggerContext, viewerContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/** Runs a route's work on the database with the rights of whoever asks. */
export function withDatabase<Result>(
  context: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return asViewer(context.get(databaseContext), context.get(viewerContext), work)
}

export type Loaded<Result> = { ok: true; value: Result } | { ok: false; message: string }

/**
 * The same for a page that has something to say without the database. What failed goes to the log;
 * the page gets a message for the visitor.
 */
export async function tryDatabase<Result>(
  context: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Loaded<Result>> {
  try {
    return { ok: true, value: await withDatabase(context, work) }
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'reading from the database failed')
    return { ok: false, message: 'the server’s database did not answer. Please try again.' }
  }
}
