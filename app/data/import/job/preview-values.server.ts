import { createContents, type ParsedItem } from '#app/data/import/centers/parse-centers.ts'
import { readBatches } from '#app/data/import/centers/read-batches.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'
import { ImportFileError } from '#app/data/import/formats/records.ts'
import { addCounty } from './add-county.server.ts'
import { type DescribedDraft, describeDraft } from './describe-draft.ts'
import { pickReading } from './import-record.ts'
import type { ImportJob } from './run-import.server.ts'

/** A record of a previewed file, with its values as an import would store them. */
export type PreviewedRecord = { number: number; name: string | null } & (
  | { reason: string }
  | DescribedDraft
)

type Previewed = Pick<ImportJob, 'fileName' | 'fileSize' | 'mapping' | 'choices'>

/** The values of the record that a person opened, or of the first records. */
export type OpenedValues = { opened: number | null; records: PreviewedRecord[] }

/** How many records a preview shows before a person opens one. */
export const firstRecords = 3
/** Every view of a preview reads the file up to them: a national list's state begins within. */
const maxSkipped = 20_000

/** Read the record that the person opened, or else those with the numbers `first`. Null if the import isn't previewed. */
export async function openValues(
  record: Previewed & Pick<ImportJob, 'state'>,
  path: string,
  opened: number | null,
  first: readonly number[],
): Promise<OpenedValues | null> {
  if (record.state !== 'previewed') return null
  if (opened !== null) return { opened, records: await readPreviewValues(record, path, [opened]) }
  const near = first.filter((number) => number <= maxSkipped)
  const numbers = near.length > 0 ? near : [1]
  return { opened, records: await readPreviewValues(record, path, numbers) }
}

/**
 * Read records of a previewed file again by their numbers, in ascending order. The rows of a preview have no
 * room for all values. Empty if this process doesn't have the file.
 */
export async function readPreviewValues(
  { fileName, fileSize, mapping, choices }: Previewed,
  path: string,
  numbers: readonly number[],
): Promise<PreviewedRecord[]> {
  const source = openFileSource(path, fileName, fileSize)
  const found: PreviewedRecord[] = []
  const last = numbers.at(-1) ?? 0
  try {
    const reading = { ...pickReading(choices), mapping, after: (numbers[0] ?? 1) - 1 }
    for await (const items of readBatches(source, createContents(), reading)) {
      found.push(...items.filter(({ number }) => numbers.includes(number)).map(describeItem))
      if ((items.at(-1)?.number ?? last) >= last) break
    }
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone && !(error instanceof ImportFileError)) throw error
  }
  return found
}

function describeItem(item: ParsedItem): PreviewedRecord {
  if (!item.ok) return { number: item.number, name: item.name, reason: item.reason }
  const draft = addCounty(item.draft)
  return { number: item.number, name: draft.name, ...describeDraft(draft) }
}
