const minWords = 4

/**
 * The Flesch–Kincaid grade of a page's HTML: the school year from which on it can be read. Each
 * heading, paragraph, item and cell ends a sentence; labels of one to three words are left out, lest
 * they make the rest look easy.
 */
export function measureGrade(html: string): number {
  const sentences = html
    .replace(/<\/(?:h\d|p|li|td|th|dd|dt|div|section|a|summary|label|legend|figure)>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ')
    // Web addresses and numbers are not read as words.
    .replace(/\b[\w-]+\.(?:org|gov|com)\b[^\s.]*/g, '')
    .split(/[.!?:;]+(?:\s|$)/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [])
    .filter((words) => words.length >= minWords)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels, without a silent e; capitals alone are spelled out. */
export function countSyllables(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, groups.match(/[aeiouy]+/g)?.length ?? 0)
}
