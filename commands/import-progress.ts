import type { ImportCounts } from '#db/schema/imports.ts'
import type { Surroundings } from './command.ts'

export type OnProgress = (progress: { done: number; counts: ImportCounts }) => void

type Settings = { total: number; isDryRun: boolean; output: Surroundings['output'] }

/** Create a progress bar on a terminal; elsewhere it prints a line every 10%. */
export function createProgressReporter({ total, isDryRun, output }: Settings): OnProgress {
  let lastTenth = 0
  return ({ done, counts }) => {
    const share = total === 0 ? 1 : done / total
    const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}, ${counts.inserted.toLocaleString('en-US')} ${isDryRun ? 'would be inserted' : 'inserted'}`
    if (output.isTTY) {
      const width = 30
      const filled = Math.round(share * width)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      output.write(`\r${bar} ${Math.floor(share * 100)} %  ${text}${done === total ? '\n' : ''}`)
    } else if (Math.floor(share * 10) > lastTenth) {
      lastTenth = Math.floor(share * 10)
      output.write(`${text}\n`)
    }
  }
}
