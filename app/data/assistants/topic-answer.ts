import type * as z from 'zod'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { describeTopic, listTopics, urgentTopics } from '#app/search/list-topics.ts'
import type { Understanding } from '#app/search/understand/understanding.ts'
import type { topicSchema } from './answer-schemas.ts'

export type AnsweredTopic = z.infer<typeof topicSchema>

/** Say what the site's panels say about the topics of a search. */
export function describeTopics(
  { topics, plans }: Pick<Understanding, 'topics' | 'plans'>,
  siteUrl: string,
  language: Language,
): AnsweredTopic[] {
  return listTopics({ topics, plans }).map((kind) => {
    const { title, text, path } = describeTopic(kind, language)
    return { kind, title, text, url: siteUrl + localize(path, language) }
  })
}

/** List the topics to read before anything else but danger. */
export function pickUrgent(topics: AnsweredTopic[]): AnsweredTopic[] {
  return topics.filter(({ kind }) => urgentTopics.has(kind))
}
