import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import {
  createContents,
  type FileContents,
  type ParsedItem,
  type ParseOptions,
  parseCenters,
} from '#app/data/import/centers/parse-centers.ts'
import { type FileSource, openFileSource } from '#app/data/import/formats/file-source.ts'
import { readRecords } from '#app/data/import/formats/read-records.ts'
import type { ReadRecord } from '#app/data/import/formats/records.ts'
import { ImportFileError } from '#app/data/import/formats/records.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

const folder = mkdtempSync(path.join(tmpdir(), 'directory-files-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/**
 * Opens content as a file source. Packed formats go through a real file, the others stay
 * in memory.
 */
export function openSource(name: string, content: string | Uint8Array): FileSource {
  const bytes = typeof content === 'string' ? utf8(content) : content
  const file = path.join(folder, 'packed')
  const isPacked = /\.(gz|xlsx|zip)$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b)
  if (isPacked) writeFileSync(file, bytes)
  const source = openFileSource(file, name, bytes.length)
  async function* read() {
    for (let start = 0; start < bytes.length; start += 65_536) {
      yield bytes.subarray(start, start + 65_536)
    }
  }
  return isPacked ? source : { ...source, open: read }
}

type Read = { ok: true; records: ReadRecord[]; notes: string[] } | { ok: false; message: string }

/** Reads all records of a file, or returns the error message. */
export async function readBytes(name: string, content: string | Uint8Array): Promise<Read> {
  const notes = { fieldLabels: new Map<string, string>(), notes: [] as string[] }
  const records: ReadRecord[] = []
  try {
    for await (const part of readRecords(openSource(name, content), notes)) {
      records.push(...part)
    }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    return { ok: false, message: error.message }
  }
  return { ok: true, records, notes: notes.notes }
}

/** Returns "3 records", or the error message. */
export async function readOutcome(name: string, content: string | Uint8Array): Promise<string> {
  const read = await readBytes(name, content)
  return read.ok ? `${read.records.length} records` : read.message
}

/** Parses a whole file, with its tallies and notes. Throws `ImportFileError`. */
export async function parseBytes(
  name: string,
  content: string | Uint8Array,
  options: ParseOptions = {},
): Promise<FileContents & { items: ParsedItem[]; drafts: CenterDraft[] }> {
  const contents = createContents()
  const items: ParsedItem[] = []
  const source = openSource(name, content)
  for await (const part of parseCenters(source, contents, options)) items.push(...part)
  const drafts = items.flatMap((item) => (item.ok ? [item.draft] : []))
  return { ...contents, items, drafts }
}
