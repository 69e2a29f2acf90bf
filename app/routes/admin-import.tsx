import { data, redirect } from 'react-router'
import { importDeskContext, siteContext } from '#app/context.ts'
import { requireAdmin } from '#app/features/auth/require-staff.server.ts'
import { ImportHome } from '#app/features/bulk-import/import-home.tsx'
import { listImports } from '#app/features/bulk-import/read-imports.server.ts'
import { screenTexts } from '#app/features/bulk-import/screen-texts.ts'
import { pathOfImport } from '#app/features/bulk-import/shown-rows.ts'
import { takeUpload } from '#app/features/bulk-import/take-upload.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import { tryDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/admin-import.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const imports = await tryDatabase(context, (tx) => listImports(tx, 20))
  return data({ site, imports }, { status: imports.ok ? 200 : 503 })
}

/** A file from a form without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const desk = context.get(importDeskContext)
  const taken = await takeUpload(request, desk, (work) => tryDatabase(context, work))
  if (taken.ok) return redirect(pathOfImport(taken.id), 303)
  return data({ message: taken.message }, { status: taken.status })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title } = screenTexts
  const { site } = loaderData
  return describePage({ site, title, description: title, path: '/admin/import', noIndex: true })
}

export default function AdminImport({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  return <ImportHome imports={imports} problem={actionData?.message} />
}
