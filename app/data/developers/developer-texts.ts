import type { ExampleName } from './developer-examples.ts'

/** A section of the page. In its texts, `code` is between backticks and {url} is the site's URL. */
export type DeveloperSection = {
  title: string
  paragraphs: string[]
  /** Names and paths with their meanings. */
  terms?: Record<string, string>
  points?: string[]
  /** A line above each example. */
  examples?: Partial<Record<ExampleName, string>>
  link?: { to: string; label: string }
}

export type DeveloperTexts = {
  title: string
  description: string
  lede: string
  sections: Record<string, DeveloperSection>
}
