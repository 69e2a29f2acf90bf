import { readdir, readFile } from 'node:fs/promises'

/** Microseconds of processor that a process and its children have had so far, all threads together. */
export async function readProcessorTime(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  let nanoseconds = 0
  for (const each of pids) {
    for (const task of await readdir(`/proc/${each}/task`)) {
      const times = await readFile(`/proc/${each}/task/${task}/schedstat`, 'utf8')
      nanoseconds += Number(times.split(' ')[0])
    }
  }
  return nanoseconds / 1000
}
