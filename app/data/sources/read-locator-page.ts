import * as z from 'zod'
import { readJsonPage } from '#app/data/import/formats/read-json.ts'
import { ImportFileError } from '#app/data/import/formats/records.ts'
import { importMessages } from '#app/data/import/messages.ts'
import type { Result } from '#app/lib/form.ts'
import { fetchProblems } from './messages.ts'

const pageShape = z.object({
  page: z.coerce.number().int(),
  totalPages: z.coerce.number().int().min(0),
  recordCount: z.coerce.number().int().min(0),
  rows: z.array(z.unknown()),
})
export type LocatorPage = z.output<typeof pageShape>

/** Read a page of FindTreatment.gov's locator, whose records may say no more than those of a file. */
export async function readLocatorPage(
  chunks: Iterable<Uint8Array>,
): Promise<Result<LocatorPage, string>> {
  let answer: unknown
  try {
    answer = await readJsonPage(chunks)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    const isMalformed = error.message === importMessages.invalidJson
    return { ok: false, errors: isMalformed ? fetchProblems.notJson : error.message }
  }
  const page = pageShape.safeParse(answer)
  return page.success
    ? { ok: true, value: page.data }
    : { ok: false, errors: fetchProblems.otherShape }
}
