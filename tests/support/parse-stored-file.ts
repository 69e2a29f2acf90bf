import { stat } from 'node:fs/promises'
import { createContents, parseCenters } from '#app/data/import/centers/parse-centers.ts'
import { openFileSource } from '#app/data/import/formats/file-source.ts'

/** Read the centers of a stored file as an import does, and what it notes about the file. */
export async function parseStoredFile(path: string, fileName: string) {
  const contents = createContents()
  const centers = []
  const { size } = await stat(path)
  for await (const items of parseCenters(openFileSource(path, fileName, size), contents)) {
    for (const item of items) if (item.ok) centers.push(item.draft)
  }
  return { centers, notes: contents.notes }
}
