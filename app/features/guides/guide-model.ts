import type { ComponentType } from 'react'
import type { Texts } from '#app/lib/language.ts'
import type { Path } from '#app/pages.ts'

/** The day (ISO date) on which every source of the guides and of the crisis lines was last read. */
export const contentChecked = '2026-11-20'

/** A page of guidance. `GuidePage` shows it. */
export type Guide = {
  path: Path
  /** schema.org type. Only pages about health are a MedicalWebPage. */
  type: 'MedicalWebPage' | 'AboutPage' | 'WebPage'
  texts: Texts<GuideTexts>
  /** In place of the usual head, with the title. */
  Head?: ComponentType
  /** The page's parts, one below the other. */
  Body: ComponentType
}

/** What every page of guidance says. */
export type GuideTexts = {
  title: string
  lede: string
  /** For search engines: at most 150 characters. */
  description: string
  /** What can be jumped to: labels by the ids of parts. */
  jumps?: Record<string, string>
  /** What the page states as true; each fact has a `source`. */
  content?: object
}

/** What the terms and the privacy policy say, by the ids of their sections. */
export type LegalTexts = GuideTexts & { sections: Record<string, LegalSection> }

type LegalSection = {
  title: string
  paragraphs: string[]
  points?: string[]
  link?: { to: string; label: string }
}

/** Each source under `content`, once, in its order. */
export function listSources(content: object): string[] {
  const sources = Object.entries(content).flatMap(([key, value]): string[] => {
    if (key === 'source') return [value]
    return typeof value === 'object' && value !== null ? listSources(value) : []
  })
  return [...new Set(sources)]
}
