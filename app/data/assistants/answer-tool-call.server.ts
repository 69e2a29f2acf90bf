import * as z from 'zod'
import type { Site } from '#app/context.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { dangerMessages } from '#app/search/danger-messages.ts'
import { readDanger } from '#app/search/read-danger.server.ts'
import { guessLanguage } from '#app/search/understand/guess-language.ts'
import { describeDanger } from './danger-answer.ts'
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
  const asked = readLeniently(given)
  const text = assistantMessages[asked.language]
  if (asked.isTooMuch) return refuse(text.tooMuch, asked, context)
  const input = tool.input.safeParse(addLanguage(given ?? {}, asked.language))
  if (!input.success) return refuse(text.invalid(describeIssues(input.error)), asked, context)
  try {
    const data = stripHiddenFrom(await tool.answer(input.data, context))
    return { texts: writeAnswer(data, asked.language), data }
  } catch (error) {
    if (error instanceof ToolError) return refuse(error.message, asked, context)
    throw error
  }
}

/** An issue may list every choice, or every name that was sent. */
const [maxIssues, maxDetail] = [5, 2500]

function describeIssues({ issues }: z.ZodError): string {
  return z.prettifyError(new z.ZodError(issues.slice(0, maxIssues))).slice(0, maxDetail)
}

/** Answer when the directory itself fails. The reason stays in the log. */
export function explainFailure(given: unknown, context: AssistantContext): CallAnswer {
  const asked = readLeniently(given)
  return refuse(assistantMessages[asked.language].failed, asked, context)
}

/** Write, in both languages, what begins an answer that is no answer of a tool. */
export function writeCrisisLines(site: Site): string {
  return languages
    .flatMap((language) => writeAnswer(frameAnswer(site, language), language))
    .join('\n\n')
}

/** A refusal, too, begins with what saves a life. */
function refuse(
  reason: string,
  { language, words }: ReadArguments,
  { site }: AssistantContext,
): CallAnswer {
  const { danger, mayBeDanger } = readDanger({ text: words, near: '', location: '' })
  const answer = {
    ...frameAnswer(site, language, danger),
    danger: danger && describeDanger(danger, site.url, language),
    mayBeDanger: mayBeDanger ? dangerMessages[language].mayBe : null,
  }
  return { texts: [...writeAnswer(answer, language), stripHidden(reason)], data: null }
}

type ReadArguments = { language: Language; words: string; isTooMuch: boolean }

/** A search with every choice has fewer than a hundred values, one level deep. */
const [maxValues, maxDepth] = [500, 8]

/** Read the language and all words of arguments that may be wrong: under another name, in a list, too long. */
function readLeniently(given: unknown): ReadArguments {
  const { success, data } = z.object({ language: z.enum(languages) }).safeParse(given)
  const texts: string[] = []
  const values: { value: unknown; depth: number }[] = [{ value: given, depth: 0 }]
  // A loop instead of recursion: deeply nested lists would overflow the stack.
  for (const { value, depth } of values) {
    if (typeof value === 'string') texts.push(value)
    if (value === null || typeof value !== 'object') continue
    for (const part of Object.values(value)) values.push({ value: part, depth: depth + 1 })
  }
  const words = texts.join(' . ')
  // A center's name in a URL, such as "casa-farol", doesn't show which language the person speaks.
  const { data: named } = z.object({ center: z.string() }).safeParse(given)
  const said = texts.filter((text) => text !== named?.center)
  return {
    language: success ? data.language : guessLanguage(said.join(' . ')),
    words,
    isTooMuch: values.length > maxValues || (values.at(-1)?.depth ?? 0) > maxDepth,
  }
}

/** Answer in the language of the words if the program named none. */
function addLanguage(given: unknown, language: Language): unknown {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  return isObject && !('language' in given) ? { ...given, language } : given
}
