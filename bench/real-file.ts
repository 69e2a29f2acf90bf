import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedItem } from '#app/features/bulk-import/parse-centers.ts'
import { parseBytes } from '#app/features/bulk-import/test-files.ts'
import { findProjectRoot } from '#db/project-root.ts'

const file = 'samhsa_su_us_2021.csv'

/** The nation's 14,034 facilities, parsed. Null, with a word why, where the data folder is absent. */
export async function readRealFile(): Promise<ParsedItem[] | null> {
  const source = path.join(findProjectRoot(), '..', 'shared', 'data', file)
  if (!existsSync(source)) {
    console.log(`Skipped: ${file} is not beside the project (../shared/data).`)
    return null
  }
  return (await parseBytes(file, await readFile(source))).items
}
