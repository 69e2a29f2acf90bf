import { expect, test } from 'vitest'
import { renderGuide } from '#tests/support/render-parts.tsx'
import { guides } from './guides.ts'

const minWords = 4

/**
 * Split a page's HTML into sentences of words. Each heading, paragraph, item and cell ends a
 * sentence. Labels of one to three words are left out, because they would lower the average.
 */
function readSentences(html: string): string[][] {
  return (
    html
      .replace(/<details class="disclosure[\s\S]*?<\/details>/, '')
      .replace(/<script[\s\S]*?<\/script>|<title>.*?<\/title>/g, '')
      .replace(/<\/(?:h\d|p|li|td|th|dd|dt|div|section|a|summary|label|legend|figure)>/g, '. ')
      .replace(/<[^>]*>/g, '')
      .replace(/&[#\w]+;/g, ' ')
      // Web addresses and numbers don't count as words.
      .replace(/\b[\w-]+\.(?:org|gov|com)\b[^\s.]*/g, '')
      .split(/[.!?:;]+(?:\s|$)/)
      .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
      .filter((words) => words.length >= minWords)
  )
}

function measure(html: string, countSyllables: (word: string) => number) {
  const sentences = readSentences(html)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return { perSentence: words.length / sentences.length, perWord: syllables / words.length }
}

/** Compute the Flesch–Kincaid grade: the school year needed to read an English text. */
function measureGrade(html: string): number {
  const { perSentence, perWord } = measure(html, countSyllables)
  return 0.39 * perSentence + 11.8 * perWord - 15.59
}

/**
 * Compute the Fernández-Huerta reading ease of a Spanish text: above 60 is plain, above 80 easy.
 */
function measureEase(html: string): number {
  const { perSentence, perWord } = measure(html, countSpanishSyllables)
  return 206.84 - 60 * perWord - 1.02 * perSentence
}

/** Count groups of vowels, without a silent e; words in capitals are spelled out. */
function countSyllables(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, groups.match(/[aeiouy]+/g)?.length ?? 0)
}

/**
 * Count groups of vowels. Two strong vowels, or an accented weak vowel beside another, count as
 * two.
 */
function countSpanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu(?=[eéií])/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
  const groups = plain.match(/[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+/g)
  return Math.max(1, groups?.length ?? 0)
}

test('long words in long sentences need more schooling', () => {
  expect(measureGrade('<p>Call for help. Stay with them. You can do this.</p>')).toBeLessThan(2)
  const learned =
    '<p>Individuals experiencing acute intoxication necessitate immediate professional intervention in accordance with established protocols.</p>'
  expect(measureGrade(learned)).toBeGreaterThan(16)
  const plain = '<p>Llame ya al 911. No se vaya de allí. Usted lo puede hacer.</p>'
  expect(measureEase(plain)).toBeGreaterThan(80)
  const culto =
    '<p>Los individuos que experimentan intoxicaciones agudas necesitan intervenciones profesionales inmediatas conforme a procedimientos institucionales establecidos.</p>'
  expect(measureEase(culto)).toBeLessThan(40)
})

test.each(guides)('$path can be read in the eighth grade', (guide) => {
  expect(measureGrade(renderGuide(guide))).toBeLessThanOrEqual(8)
})

test.each(guides.filter(({ path }) => ['/emergency-help', '/support-groups'].includes(path)))(
  '$path can be read in plain Spanish',
  (guide) => {
    expect(measureEase(renderGuide(guide, 'es'))).toBeGreaterThanOrEqual(60)
  },
)
