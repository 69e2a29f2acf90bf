import type { KeptCenter } from './kept-list.ts'

/** Return whether the visitor's notes about a center have this line. */
export function hasQuestion({ call }: KeptCenter, question: string): boolean {
  return readLines(call.notes?.value).includes(question)
}

/** Add a question to the visitor's notes about a center as a line of its own, or remove that line. */
export function noteQuestion(
  kept: KeptCenter,
  question: string,
  isAsked: boolean,
  now: Date,
): KeptCenter {
  const { value, base } = kept.call.notes ?? {}
  const others = readLines(value).filter((line) => line !== question)
  const lines = isAsked ? [...others, question] : others
  const notes = { value: lines.join('\n'), at: now.toISOString(), ...(base && { base }) }
  return { ...kept, call: { ...kept.call, notes } }
}

const readLines = (notes: string | undefined) => (notes ? notes.split('\n') : [])
