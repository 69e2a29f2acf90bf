import { data, type RouterContextProvider } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import type { Executor } from '#db/client.server.ts'
import { centerDeleted, loadFailed } from './messages.en.ts'

/** What a dialog is about, or why it cannot be shown: the loader of a dialog over the table. */
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
