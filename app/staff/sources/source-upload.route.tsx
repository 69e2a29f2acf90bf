import { data } from 'react-router'
import { sourcesContext } from '#app/context.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import { openSource } from '#app/data/sources/read-sources.server.ts'
import { receiveSourceFile } from '#app/data/sources/receive-source-file.server.ts'
import { getSourcePath, listsPath } from '#app/data/sources/source-paths.ts'
import { tryDatabase, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FocusTaker } from '#app/ui/form-summary.tsx'
import type { Route } from './+types/source-upload.route.ts'
import { sourceTexts } from './messages.ts'
import { UploadForm } from './upload-form.tsx'

export const handle = { title: sourceTexts.upload, loads: 'the source' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await withDatabase(context, (db) => openSource(db, params.source))
  if (!opened) throw data(null, { status: 404 })
  return { id: opened.source.id, name: opened.source.name }
}

/** Receive a file from a form, with and without scripts. */
export async function action({ request, params: { source: id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const received = await receiveSourceFile(request, context.get(sourcesContext), id, (work) =>
    tryDatabase(context, work),
  )
  if (received.ok) return redirectWithFlash(context, getSourcePath(id), 'source-started')
  const { message, status } = received.errors
  return data({ message }, { status })
}

export default function AdminSourceUpload({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData
  return (
    <section aria-labelledby="upload" className="grid grid-cols-1 gap-4">
      <Breadcrumb
        crumbs={[
          { label: screenTexts.title, to: listsPath },
          { label: name, to: getSourcePath(id) },
          { label: sourceTexts.upload },
        ]}
      />
      <h2 id="upload">{sourceTexts.upload}</h2>
      {actionData && (
        <FocusTaker>
          <Alert title={actionData.message} />
        </FocusTaker>
      )}
      <UploadForm sourceId={id} />
    </section>
  )
}
