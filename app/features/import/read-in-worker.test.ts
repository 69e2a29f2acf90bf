import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImportFileError } from './import-file-error.ts'
import { readInWorker } from './read-in-worker.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-reading-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = async (fileName: string, text: string) => {
  const file = path.join(folder, fileName)
  await writeFile(file, text)
  return { path: file, fileName, fileSize: (await stat(file)).size, mapping: {}, after: 0 }
}
const list = (word: string, count: number) =>
  `name,city\n${Array.from({ length: count }, (_, index) => `${word} ${index},Newark`).join('\n')}`

async function readAll(order: Parameters<typeof readInWorker>[0]) {
  const reading = readInWorker(order)
  const names: string[] = []
  for (;;) {
    const step = await reading.next()
    if (step.done) return { names, contents: step.value }
    for (const item of step.value.items) names.push(item.ok ? item.draft.name : '?')
  }
}

describe('reading in a thread of its own', () => {
  it('reads one file after the other, and tells of each what it alone has', async () => {
    const first = await readAll(await write('one.csv', `${list('One', 1800)}\n`))
    const second = await readAll(await write('two.csv', 'name,mood\nTwo,fine\n'))
    expect(first.names).toHaveLength(1800)
    expect(first.names.every((name) => name.startsWith('One'))).toBe(true)
    expect(first.contents.unknownFields.size).toBe(0)
    expect(second.names).toEqual(['Two'])
    expect([...second.contents.unknownFields]).toEqual([['mood', 1]])
  })

  it('reads two files at once', async () => {
    const orders = [
      await write('left.csv', list('Left', 3000)),
      await write('right.csv', list('Right', 3000)),
    ]
    const [left, right] = await Promise.all(orders.map(readAll))
    expect(new Set(left?.names.map((name) => name.split(' ')[0]))).toEqual(new Set(['Left']))
    expect(new Set(right?.names.map((name) => name.split(' ')[0]))).toEqual(new Set(['Right']))
    expect(left?.names).toHaveLength(3000)
    expect(right?.names).toHaveLength(3000)
  })

  it('brings nothing of a file that was left half read into the next', async () => {
    const left = readInWorker(await write('left-half.csv', list('Half', 5000)))
    await left.next()
    await left.return(undefined as never)
    const { names } = await readAll(await write('next.csv', list('Next', 3)))
    expect(names).toEqual(['Next 0', 'Next 1', 'Next 2'])
  })

  it('reads on after a file that it refused, and one that is gone', async () => {
    const refused = await write('broken.json', '[{"name": "A"},')
    await expect(readAll(refused)).rejects.toThrow(ImportFileError)
    const gone = { ...refused, path: path.join(folder, 'gone.csv'), fileName: 'gone.csv' }
    await expect(readAll(gone)).rejects.toMatchObject({ code: 'ENOENT' })
    const { names } = await readAll(await write('after.csv', list('After', 1)))
    expect(names).toEqual(['After 0'])
  })
})
