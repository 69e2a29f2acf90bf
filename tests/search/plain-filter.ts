import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/bulk-import/center-draft.ts'
import type { DirectorySearch } from '#app/features/search/search-input.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

type Document = { draft: CenterDraft; words: Set<string>; stems: Set<string>; places: Set<string> }

const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The search as one would write it over an array: no index, no SQL. Only the dictionary of stems is
 * PostgreSQL's.
 */
export class PlainFilter {
  private constructor(
    private readonly documents: Document[],
    private readonly stemOf: Map<string, string>,
  ) {}

  static async build(tx: Transaction, drafts: CenterDraft[]): Promise<PlainFilter> {
    const texts = drafts.map((draft) =>
      plainWords(
        [
          draft.name,
          draft.city,
          draft.neighborhood,
          draft.county,
          draft.postalCode,
          draft.categoryName,
          draft.searchTerms,
          draft.treatmentTypes.join(' '),
          draft.address,
          draft.description,
        ].join(' '),
      ),
    )
    const stemOf = await readStems(tx, [...new Set(texts.flat())])
    const documents = drafts.map((draft, index) => {
      const words = new Set(texts[index])
      return {
        draft,
        words,
        stems: new Set([...words].flatMap((word) => stemOf.get(word) ?? [])),
        places: listPlaces(draft),
      }
    })
    return new PlainFilter(documents, stemOf)
  }

  async count(tx: Transaction, search: DirectorySearch): Promise<number> {
    const asked = plainWords(search.text)
    const missing = asked.filter((word) => !this.stemOf.has(word))
    for (const [word, stem] of await readStems(tx, missing)) this.stemOf.set(word, stem)
    return this.documents.filter((document) => this.matches(document, search, asked)).length
  }

  private matches(document: Document, search: DirectorySearch, asked: string[]): boolean {
    const { draft, words, stems, places } = document
    if (search.location && !places.has(plainPlace(search.location))) return false
    if (search.types.length && !search.types.some((type) => draft.treatmentTypes.includes(type))) {
      return false
    }
    if (search.openOnly && (draft.permanentlyClosed || draft.temporarilyClosed)) return false
    if (search.minRating !== null && (draft.totalScore ?? 0) < search.minRating) return false
    return asked.every((word, index) => {
      const isLast = index === asked.length - 1
      const stem = this.stemOf.get(word) ?? ''
      // A word like "in", which has no stem, counts only as the last one.
      if (stem === '' && !isLast) return true
      if (words.has(word) || (stem !== '' && stems.has(stem))) return true
      return isLast && [...words, ...stems].some((known) => known.startsWith(word))
    })
  }
}

const plainPlace = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

function listPlaces({ city, state, county, postalCode, address }: CenterDraft): Set<string> {
  const places = [city || address, postalCode]
  if (city && state) places.push(`${city}, ${state}`)
  if (county) places.push(`${county} county`)
  if (county && state) places.push(`${county} county, ${state}`)
  return new Set(places.filter((place) => place !== null).map(plainPlace))
}

async function readStems(tx: Transaction, words: string[]): Promise<Map<string, string>> {
  const rows = await readRows<{ word: string; stem: string | null }>(
    tx,
    sql`select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem
      from unnest(${sql.param(words)}::text[]) word`,
  )
  return new Map(rows.map(({ word, stem }) => [word, stem ?? '']))
}
