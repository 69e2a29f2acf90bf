import { afterEach, expect, it, vi } from 'vitest'
import { createEngineNews } from './engine-news.ts'
import { createLogger } from './logger.ts'

afterEach(() => vi.restoreAllMocks())

it('ends the process with 1, after a word why, only where the engine is given up', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const lines: string[] = []
  const tell = createEngineNews(createLogger('info', { write: (line) => void lines.push(line) }))
  const reason = new Error('has ended', { cause: new Error('out of memory') })
  tell('ended', reason)
  tell('back')
  expect(exit).not.toHaveBeenCalled()
  tell('given up', reason)
  expect(exit.mock.calls).toEqual([[1]])
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([50, 40, 60])
  expect(lines[2]).toContain('out of memory')
})
