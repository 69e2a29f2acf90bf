import { expect, it } from 'vitest'
import { createRowStreams } from './stream-rows.ts'

it('streams read two parts at a time, in turn', async () => {
  const streamRows = createRowStreams({ error: () => {} } as never)
  const started: number[] = []
  const releases: (() => void)[] = []
  async function* readRows(index: number): AsyncGenerator<unknown[]> {
    started.push(index)
    await new Promise<void>((resolve) => releases.push(resolve))
    yield [{ index }]
  }
  const answers = [0, 1, 2, 3].map((index) => streamRows(readRows(index)))
  const settle = () => new Promise(setImmediate)
  await settle()
  expect(started).toEqual([0, 1])
  releases[1]?.()
  await settle()
  expect(started).toEqual([0, 1, 2])
  releases[0]?.()
  await settle()
  expect(started).toEqual([0, 1, 2, 3])
  for (const release of releases) release()
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(texts).toEqual([0, 1, 2, 3].map((index) => `{"index":${index}}\n`))
})
