import * as z from 'zod'
import type { Site } from '#app/context.ts'
import { languages } from '#app/lib/language.ts'
import { maxTypedLength } from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import type { dangerSchema, frameShape, mayBeDangerSchema, topicSchema } from './answer-schemas.ts'

export type AssistantContext = {
  site: Site
  now: Date
  /** Reads with the rights of the public API. */
  read: <Result>(work: (db: Executor) => Promise<Result>) => Promise<Result>
}

/** What every answer carries. */
export type FramedAnswer = z.infer<z.ZodObject<typeof frameShape>> & {
  danger?: z.infer<typeof dangerSchema> | null
  mayBeDanger?: z.infer<typeof mayBeDangerSchema>
  topics?: z.infer<typeof topicSchema>[]
}

/** One tool: how a program learns of it, and what it does. */
export type AssistantTool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  answer(input: z.infer<Input>, context: AssistantContext): Promise<z.infer<Output> & FramedAnswer>
}

/** A refusal in words for the person who asks. */
export class ToolError extends Error {
  override name = 'ToolError'
}

/** Characters of what a person asks. */
export const maxQueryLength = maxTypedLength

export const languageInput = z
  .enum(languages)
  .default('en')
  .describe(
    'The language of the answer; that of the words if left out. What centers say about themselves stays in English.',
  )
