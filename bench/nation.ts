import { cp } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#db/client.server.ts'
import type { BenchSettings, Line } from './bench.ts'
import { benchImport } from './import-speed.ts'
import { readRealFile } from './real-file.ts'

/**
 * The nation's 14,034 real facilities, imported once into an embedded database below `folder` when a
 * bench first wants them. Each bench works on a copy, so that none meets what another wrote.
 */
export function openNation(folder: string): Pick<BenchSettings, 'copyNation' | 'importNation'> {
  const original = path.join(folder, 'nation')
  let imported: Promise<Line[] | null> | undefined
  let copies = 0

  const importOnce = () => {
    imported ??= readRealFile().then(async (items) => {
      if (!items) return null
      const database = await openDatabase({ dataDir: original })
      try {
        return await benchImport(database, items)
      } finally {
        await database.close()
      }
    })
    return imported
  }
  return {
    importNation: async () => (await importOnce()) ?? [],
    copyNation: async () => {
      if (!(await importOnce())) return null
      const copy = path.join(folder, `copy-${++copies}`)
      await cp(original, copy, { recursive: true })
      return copy
    },
  }
}
