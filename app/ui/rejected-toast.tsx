import type { RejectedForm } from '#app/lib/form.ts'
import { Toast } from './toast.tsx'

/** That nothing was done, and why, over the page: of a form that has no fields to show it beside. */
export function RejectedToast({ rejected }: { rejected: RejectedForm | undefined }) {
  if (!rejected) return null
  return <Toast key={rejected.id} tone="danger" title={rejected.title} text={rejected.text} />
}
