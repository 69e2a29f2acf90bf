/** Something that a page states as true, where it was read, and on which day (ISO date). */
export type Fact = { source: string; checked: string }

/** The day on which every source of these pages was last read. */
export const checked = '2026-11-20'

/** What a page of guidance says of itself: its address, its heading and what search engines read. */
export type GuideHead = {
  /** The English one, in every language. */
  path: string
  title: string
  lede: string
  description: string
  /** schema.org type. Only pages about health are a MedicalWebPage. */
  type: 'MedicalWebPage' | 'AboutPage' | 'WebPage'
}

/** Each source under `content`, once, in its order, and the earliest day on which one was read. */
export function listSources(content: unknown): { sources: string[]; checked: string | null } {
  const facts = findFacts(content)
  const days = facts.map((fact) => fact.checked).sort()
  return { sources: [...new Set(facts.map((fact) => fact.source))], checked: days[0] ?? null }
}

function findFacts(content: unknown): Fact[] {
  if (typeof content !== 'object' || content === null) return []
  const inner = Object.values(content).flatMap(findFacts)
  return isFact(content) ? [content, ...inner] : inner
}

function isFact(content: object): content is Fact {
  return 'source' in content && 'checked' in content
}
