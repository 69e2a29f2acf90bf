import { getPageName } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { emergencyTexts, groupTexts } from './guide-texts.ts'
import { topicMessages } from './topic-messages.ts'
import type { Topic } from './understand/lexicon.ts'

/** At most this many topics, so the first center stays near. */
const maxTopics = 2

/** By urgency, the most urgent first. */
const byUrgency: readonly Topic[] = [
  'withdrawal',
  'naloxone',
  'aftermath',
  'family',
  'sober-living',
  'support-groups',
  'insurance',
]

/** These come before the centers, and before the lines that every answer carries. */
export const urgentTopics: ReadonlySet<Topic> = new Set(['withdrawal', 'naloxone'])

/**
 * List the topics to show for a search, the same on the site, in frames and to assistants. Plans
 * named in the search show the insurance topic even if `topics` lacks it.
 */
export function listTopics({ topics, plans }: { topics: Topic[]; plans: unknown[] }): Topic[] {
  const asked = new Set(topics)
  if (plans.length > 0) asked.add('insurance')
  return byUrgency.filter((topic) => asked.has(topic)).slice(0, maxTopics)
}

/** What a topic's panel says, in words alone, and the page with more. */
export type TopicText = { title: string; text: string; path: string }

/** Say what a topic's panel says, for frames and assistants. */
export function describeTopic(topic: Topic, language: Language): TopicText {
  const text = topicMessages[language]
  const { withdrawal, naloxone } = emergencyTexts[language].content
  switch (topic) {
    case 'withdrawal': {
      return { title: text.withdrawal.title, text: withdrawal.text, path: '/emergency-help#signs' }
    }
    case 'naloxone': {
      const { overdose, check } = text.naloxone
      const more = `${overdose} ${naloxone.inShort} ${check(naloxone.website)}.`
      return { title: naloxone.title, text: more, path: '/emergency-help#now' }
    }
    case 'aftermath':
      return { ...pickText(text.aftermath), path: '/support-groups' }
    case 'family':
      return { title: text.family.title, text: text.family.call, path: '/worried-about-someone' }
    case 'sober-living':
      return { ...pickText(text['sober-living']), path: '/treatment-types#sober-living' }
    case 'support-groups':
      return {
        title: getPageName('/support-groups', language),
        text: groupTexts[language].schedule,
        path: '/support-groups',
      }
    case 'insurance':
      return { ...pickText(text.insurance), path: '/insurance-guide#checklist' }
  }
}

const pickText = ({ title, text }: { title: string; text: string }) => ({ title, text })
