import { expect, it } from 'vitest'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import type { KeptCenter } from './kept-list.ts'
import { hasQuestion, noteQuestion } from './note-question.ts'

const now = new Date('2026-11-24T15:00:00.000Z')
const question = 'Ask: Is there a bed today?'
const kept: KeptCenter = { center: makeSavedCenter('a'), keptAt: '', call: {} }

it('a question is a line of the notes, once, and leaves the visitor’s own lines', () => {
  const own = { value: 'Maria,\n\nfrom 9', at: '', base: 'x' }
  const asked = noteQuestion({ ...kept, call: { notes: own } }, question, true, now)
  expect(asked.call.notes).toEqual({
    value: `Maria,\n\nfrom 9\n${question}`,
    at: now.toISOString(),
    base: 'x',
  })
  expect(hasQuestion(asked, question)).toBe(true)
  expect(noteQuestion(asked, question, true, now)).toEqual(asked)
  const taken = noteQuestion(asked, question, false, now)
  expect(taken.call.notes?.value).toBe(own.value)
  expect(hasQuestion(taken, question)).toBe(false)
})

it('a center without notes gets the question alone', () => {
  const asked = noteQuestion(kept, question, true, now)
  expect(asked.call.notes).toEqual({ value: question, at: now.toISOString() })
  expect(hasQuestion(kept, question)).toBe(false)
})
