import type { ComponentType } from 'react'
import type { Texts } from '#app/lib/language.ts'
import type { GuidePath } from '#app/pages.ts'

/** The ISO date of the last check of every source of the guides and crisis lines. */
export const contentChecked = '2026-11-20'

/** A guide, rendered by `GuidePage`. Its title is the page's name in `app/pages.ts`. */
export type Guide = GuideContent & { path: GuidePath }

export type GuideContent = {
  /** The schema.org type. Only health pages are a MedicalWebPage. */
  type: 'MedicalWebPage' | 'AboutPage' | 'WebPage'
  texts: Texts<GuideTexts>
  /** Replaces the usual page head. */
  Head?: ComponentType<{ title: string }>
  /** The page's parts in order. */
  Body: ComponentType
}

/** Texts of every guide. */
export type GuideTexts = {
  lede: string
  /** For search engines, at most 150 characters. */
  description: string
  /** Labels of the jump links, by the ids of their parts. */
  jumps?: Record<string, string>
  /** The page's factual content; each fact has a `source`. */
  content?: object
}

/** The terms or the privacy policy, by section id. */
export type LegalTexts = GuideTexts & { sections: Record<string, LegalSection> }

type LegalSection = {
  title: string
  paragraphs: string[]
  points?: string[]
  link?: { to: string; label: string }
}

/** List the sources in `content`, without duplicates, in order. */
export function listSources(content: object): string[] {
  const sources = Object.entries(content).flatMap(([key, value]): string[] => {
    if (key === 'source') return [value]
    return typeof value === 'object' && value !== null ? listSources(value) : []
  })
  return [...new Set(sources)]
}
