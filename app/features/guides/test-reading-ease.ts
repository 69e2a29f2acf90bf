const minWords = 4

/**
 * How easily Spanish HTML is read, by Fernández-Huerta: above 60 is plain, above 80 easy. Each heading, paragraph and
 * item ends a sentence; labels of one to three words are left out, lest they make the rest look easy.
 */
export function measureEase(html: string): number {
  const sentences = html
    .replace(/<\/(?:h\d|p|li|td|th|dd|dt|div|section|a|summary|label|legend|figure)>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ')
    // Web addresses and numbers are not read as words.
    .replace(/\b[\w-]+\.(?:org|gov|com)\b[^\s.]*/g, '')
    .split(/[.!?:;]+(?:\s|$)/)
    .map((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .filter((words) => words.length >= minWords)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countSpanishSyllables(word), 0)
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentences.length)
}

/** Groups of vowels, where two strong ones, or a weak one with an accent beside another, are two. */
export function countSpanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu(?=[eéií])/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
  const groups = plain.match(/[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+/g)
  return Math.max(1, groups?.length ?? 0)
}
