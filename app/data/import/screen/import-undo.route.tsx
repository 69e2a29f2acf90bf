import { data, Form, redirect, useNavigation } from 'react-router'
import { importsContext } from '#app/context.ts'
import { requestUndo } from '#app/data/import/job/change-imports.server.ts'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import { countCenters, screenTexts } from '#app/data/import/messages.ts'
import { tryDatabase, withDatabase } from '#app/database.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Route } from './+types/import-undo.route.ts'
import { pathOfImport } from './import-address.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const record = await withDatabase(context, (db) => readImport(db, id))
  if (!record) throw data(screenTexts.notThere, { status: 404 })
  const { inserted = 0, merged = 0, filled = 0 } = record.counts ?? {}
  return data({ id: record.id, added: inserted, changed: merged + filled })
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const requested = await tryDatabase(context, (db) => requestUndo(db, id))
  if (!requested.ok) {
    return rejectForm(form, {
      status: 503,
      title: screenTexts.rowsFailed(requested.errors.message),
    })
  }
  if (!requested.value) return rejectForm(form, { status: 409, title: screenTexts.rejected })
  context.get(importsContext).wake()
  return redirect(pathOfImport(id), 303)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(screenTexts.notDone))

export default function AdminImportUndo({ loaderData, actionData }: Route.ComponentProps) {
  const { id, added, changed } = loaderData
  const problem = actionData && [actionData.title, actionData.text].filter(Boolean).join('. ')
  return <UndoDialog added={added} changed={changed} problem={problem} closeTo={pathOfImport(id)} />
}

type UndoDialogProps = {
  added: number
  changed: number
  problem: string | undefined
  closeTo: string
}

/** Explains what undoing an import does, and asks for confirmation. */
function UndoDialog({ added, changed, problem, closeTo }: UndoDialogProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Dialog title={`${screenTexts.undo}?`} closeTo={closeTo}>
      <div className="mt-3 grid gap-3">
        {problem && <Alert title={problem} />}
        <p>
          {added > 0 && `It deletes the ${countCenters(added)} that it added. `}
          {changed > 0 && 'It takes back what it added to centers that were there before. '}
          Centers that a person has edited, verified or pinned since, or that somebody wrote about,
          stay, and are listed.
        </p>
        <Form method="post" preventScrollReset className="mt-2 flex flex-wrap justify-end gap-3">
          <ButtonLink to={closeTo} variant="line" keepScroll>
            {screenTexts.cancel}
          </ButtonLink>
          <Button type="submit" variant="danger" disabled={isSending}>
            {isSending ? 'Undoing…' : screenTexts.undo}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
