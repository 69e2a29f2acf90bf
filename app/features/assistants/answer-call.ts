import * as z from 'zod'
import type { Site } from '#app/context.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { frameAnswer } from './frame-answer.ts'
import { assistantMessages } from './messages.ts'
import { stripHidden, stripHiddenFrom } from './strip-hidden.ts'
import { type AssistantContext, type AssistantTool, ToolError } from './tool-model.ts'
import { writeAnswer } from './write-answer.ts'

/** An answer as a program gets it; a refusal has no data. */
export type CallAnswer = { texts: string[]; data: Record<string, unknown> | null }

/** Call a tool with arguments as they came. Rejects if the work fails: answer that with `explainFailure`. */
export async function answerCall(
  tool: AssistantTool,
  given: unknown,
  context: AssistantContext,
): Promise<CallAnswer> {
  const language = readLanguage(given)
  const text = assistantMessages[language]
  const input = tool.input.safeParse(given ?? {})
  if (!input.success) return refuse(text.invalid(z.prettifyError(input.error)), language, context)
  try {
    const data = stripHiddenFrom(await tool.answer(input.data, context))
    return { texts: writeAnswer(data, language), data }
  } catch (error) {
    if (error instanceof ToolError) return refuse(error.message, language, context)
    throw error
  }
}

/** Answer when the directory itself fails. The reason stays in the log. */
export function explainFailure(given: unknown, context: AssistantContext): CallAnswer {
  const language = readLanguage(given)
  return refuse(assistantMessages[language].failed, language, context)
}

/** Write, in both languages, what begins an answer that is no answer of a tool. */
export function writeCrisisLines(site: Site): string {
  return languages
    .flatMap((language) => writeAnswer(frameAnswer(site, language), language))
    .join('\n\n')
}

/** A refusal, too, begins with the crisis lines. */
function refuse(reason: string, language: Language, { site }: AssistantContext): CallAnswer {
  const texts = [...writeAnswer(frameAnswer(site, language), language), stripHidden(reason)]
  return { texts, data: null }
}

/** Read the language even of arguments that are otherwise wrong. */
function readLanguage(given: unknown): Language {
  const { success, data } = z.object({ language: z.enum(languages) }).safeParse(given)
  return success ? data.language : 'en'
}
