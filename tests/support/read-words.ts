import { SaxesParser } from 'saxes'
import { findMisusedTerms } from '#app/lib/spanish-glossary.ts'
import { decodeEntities, readText } from './read-html.ts'

/** A piece of a page's text, from content or an attribute, and its element's language. */
export type Words = { text: string; language: string }

const spokenAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'data-busy']
const spokenMetas = ['description', 'og:title', 'og:description', 'og:image:alt']

/** Return all text of a page in pieces. Throws on markup that isn't well formed. */
export function readWords(html: string): Words[] {
  const found: Words[] = []
  const languages: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  const say = (text: string) => {
    if (text.trim())
      found.push({ text: text.replace(/\s+/g, ' '), language: languages.at(-1) ?? '' })
  }
  parser.on('opentag', ({ name, attributes }) => {
    languages.push(attributes.lang ?? languages.at(-1) ?? '')
    for (const attribute of spokenAttributes) say(attributes[attribute] ?? '')
    if (name === 'input' && attributes.type === 'submit') say(attributes.value ?? '')
    const meta = attributes.name ?? attributes.property ?? ''
    if (name === 'meta' && spokenMetas.includes(meta)) say(attributes.content ?? '')
  })
  parser.on('text', say)
  parser.on('closetag', () => languages.pop())
  parser.write(
    html
      .replace(/<!doctype html>/i, '')
      .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
      .replace(/<!--.*?-->/gs, ''),
  )
  parser.close()
  return found
}

// Words in nearly every sentence that are never words or names in the other language.
const stopWords: Record<string, RegExp> = {
  en: /\b(?:the|and|with|your|you|for|from|are|this|of|our|not|by|to|that|we|they|it|or)\b/i,
  es: /(?<![\p{L}])(?:el|los|las|para|que|usted|sus|una|más|está|del|con|por|aquí|y|lo)(?![\p{L}])/iu,
}

/**
 * Find text that isn't in its marked language, except pieces with one of the `stored` texts or the
 * URL of another site.
 */
export function findWrongLanguage(html: string, stored: readonly string[]): string[] {
  return readWords(html)
    .filter(({ text, language }) => stopWords[language === 'es' ? 'en' : 'es']?.test(text))
    .map(({ text }) => text)
    .filter(
      (text) => !stored.some((own) => text.includes(own)) && !/^\S+\.\S+\/\S*$/.test(text.trim()),
    )
}

/**
 * Check a Spanish page against the glossary: each piece of text, the texts for scripts, and the
 * whole page for 988, whose number may be a link inside a sentence.
 */
export function findGlossaryErrors(html: string): string[] {
  const pieces = readWords(html).flatMap(({ text, language }) => (language === 'es' ? [text] : []))
  const forScripts = [...html.matchAll(/ data-[\w-]+="(\{[^"]*\})"/g)].map(([, json = '']) =>
    decodeEntities(json),
  )
  // Paths aren't text, even when printed.
  const texts = [...pieces, ...forScripts].map((text) => text.replace(/[^\s"]*\/es\/[^\s"]*/g, ''))
  const about988 = findMisusedTerms(readText(html)).filter((found) => found.includes('(988)'))
  return [...texts.flatMap(findMisusedTerms), ...about988]
}
