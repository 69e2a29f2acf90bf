import { Toast } from '#app/ui/toast.tsx'
import { obstacles } from './messages.ts'
import type { Refusal } from './refusal.ts'

/** That nothing was done, and why; also where the list itself cannot be read. */
export function RefusalToast({ title, refusal }: { title: string; refusal: Refusal | undefined }) {
  if (!refusal) return null
  return <Toast key={refusal.id} tone="danger" title={title} text={obstacles[refusal.obstacle]} />
}
