import type { CenterDraft, DraftInfo } from './center-draft.ts'
import { findEmptyParts } from './fill-fields.ts'
import type { Programs } from './merge-programs.ts'

/**
 * What a preview remembers of a file's earlier records, which it does not store: by a hash of 53 bits,
 * so that 200,000 records take some ten megabytes. Two keys of one hash would spoil one line of the
 * preview; the import itself asks the directory.
 */
export type FileMemory = {
  byPlace: Map<number, number>
  byAddress: Map<number, number>
  byName: Map<number, { number: number; hasAddress: boolean }>
  /** By a record's number, and by a center's id. */
  programs: Map<number | string, Programs>
  emptyParts: Map<number | string, number>
  words: Map<string, string>
  infos: Map<string, DraftInfo>
}

export function createFileMemory(): FileMemory {
  return {
    byPlace: new Map(),
    byAddress: new Map(),
    byName: new Map(),
    programs: new Map(),
    emptyParts: new Map(),
    words: new Map(),
    infos: new Map(),
  }
}

/** Remembers what a later record may be merged into, or may fill. */
export function rememberDraft(memory: FileMemory, number: number, draft: CenterDraft): void {
  memory.emptyParts.set(number, findEmptyParts(draft))
  if (draft.mergesPrograms) memory.programs.set(number, shareWords(memory, draft))
}

/** The same labels come with thousands of records: each is kept once. */
function shareWords({ words, infos }: FileMemory, programs: Programs): Programs {
  return {
    treatmentTypes: programs.treatmentTypes,
    categories: programs.categories.map((text) => keep(words, text, text)),
    additionalInfo: programs.additionalInfo.map((info) =>
      keep(infos, `${info.category}\n${info.infoKey}\n${info.infoValue}`, info),
    ),
  }
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  const kept = known.get(key)
  if (kept === undefined) known.set(key, value)
  return kept ?? value
}

/** 53 bits of a text (cyrb53, public domain, by bryc). */
export function hashText(text: string): number {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & two) + (one >>> 0)
}
