import { Toast } from '#app/ui/toast.tsx'
import { refusalTitle } from './messages.ts'
import type { RoleRefusal } from './role-form.tsx'

/** That a role was not changed, and why. */
export function RoleRefusalToast({ refusal }: { refusal: RoleRefusal | undefined }) {
  if (!refusal) return null
  const { key, problem } = refusal
  return <Toast key={key} tone="danger" title={refusalTitle.role} text={problem} />
}
