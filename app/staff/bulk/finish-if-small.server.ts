import type { Result } from '#app/lib/form.ts'
import { advanceBulkEdit, bulkStepSize } from './advance-bulk-edit.server.ts'
import type { Attempt } from './plan-bulk-edit.server.ts'
import type { Queued } from './start-bulk-edit.server.ts'

/**
 * Do a small edit at once; a large one is left to the worker. Returns whether it came to its end.
 */
export async function finishIfSmall<Failure>(
  attempt: Attempt<Failure>,
  { id, count }: Queued,
): Promise<Result<boolean, Failure>> {
  if (count > bulkStepSize) return { ok: true, value: false }
  for (;;) {
    const step = await attempt<boolean, never>(async (db) => {
      return { ok: true, value: await advanceBulkEdit(db, id) }
    })
    if (!step.ok || step.value) return step
  }
}
