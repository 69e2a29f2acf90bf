import { data, type RouterContextProvider } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import type { Executor } from '#db/client.server.ts'
import { centerDeleted, loadFailed } from './messages.ts'

/** Load the data for a dialog over the table, or say why the dialog can't be shown (404 or 503). */
export async function openDialog<Subject>(
  context: Readonly<RouterContextProvider>,
  read: (db: Executor) => Promise<Subject | null>,
  isMissing = centerDeleted,
) {
  const opened = await tryDatabase(context, read)
  const subject = opened.ok ? opened.value : null
  const problem = opened.ok ? isMissing : loadFailed(opened.errors)
  return data({ subject, problem }, { status: subject ? 200 : opened.ok ? 404 : 503 })
}
