import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { editDistance } from './edit-distance.ts'

const shortestCorrected = 4

/**
 * The words with each misspelt one replaced by the nearest that the directory knows ("newrak" →
 * "newark"). Null when none is misspelt, or one has nothing near it. A word is known when some word
 * of the directory begins with it.
 */
export async function correctWords(tx: Transaction, words: string[]): Promise<string[] | null> {
  if (words.length === 0) return null
  const known = await readRows<{ word: string }>(
    tx,
    sql`select asked.word from unnest(${sql.param(words)}::text[]) as asked (word)
      where exists (select 1 from search_words known
        where known.word >= asked.word and known.word < asked.word || 'zzzz')`,
  )
  const knownWords = new Set(known.map((row) => row.word))
  const corrected: string[] = []
  for (const word of words) {
    if (knownWords.has(word) || word.length < shortestCorrected) corrected.push(word)
    else {
      const nearest = await findNearest(tx, word)
      if (!nearest) return null
      corrected.push(nearest)
    }
  }
  return corrected.join(' ') === words.join(' ') ? null : corrected
}

async function findNearest(tx: Transaction, word: string): Promise<string | null> {
  // The index finds words that share letters in threes; a swap of two letters in a short word leaves
  // few of them, hence the low limit. Which is nearest, the edit distance decides.
  const candidates = await readRows<{ word: string }>(
    tx,
    sql`select word from search_words
      where word like any (${sql.param(listPatterns(word))}::text[])
        and length(word) between ${word.length - 2} and ${word.length + 2}
      order by similarity(word, ${word}) desc, word limit 60`,
  )
  const farthest = word.length <= 5 ? 1 : 2
  let best: { word: string; distance: number } | null = null
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate.word)
    if (distance <= farthest && (!best || distance < best.distance)) {
      best = { word: candidate.word, distance }
    }
  }
  return best?.word ?? null
}

/** Words that share any three letters in a row with this one. */
function listPatterns(word: string): string[] {
  const patterns: string[] = []
  for (let start = 0; start + 3 <= word.length; start++) {
    patterns.push(`%${word.slice(start, start + 3)}%`)
  }
  return patterns
}
