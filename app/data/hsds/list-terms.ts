import { splitWords } from '#app/lib/fold-text.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { readWords } from '#app/search/understand/read-words.server.ts'
import { careTaxonomy, careTerms, findCareTerm } from './care-taxonomy.ts'
import type { HsdsTaxonomy, HsdsTerm } from './hsds-taxonomies.ts'
import type { ListQuery } from './queries.ts'

/** List the taxonomies that a query asks for: there is one. */
export function listTaxonomies({ search }: Pick<ListQuery<'taxonomies'>, 'search'>) {
  const { name, description } = careTaxonomy
  return [careTaxonomy].filter(() => hasWords([name, description], search))
}

/** List the terms that a query asks for in words of any language, a group before its terms. */
export function listTerms({
  search,
  taxonomy_id,
  top_only,
  parent_id,
  language,
}: Omit<ListQuery<'taxonomyTerms'>, 'page' | 'per_page' | 'format'>) {
  // "embarazada" and "MAT" are in no name, but the site's search knows them.
  const meant = new Set<string>(readWords(splitWords(search ?? '')).choices)
  return careTerms[language].filter(
    (term) =>
      (meant.has(term.code) || hasWords(listTexts(term.code), search)) &&
      isAsked(term.taxonomy_id, taxonomy_id) &&
      isAsked(term.parent_id, parent_id) &&
      (!top_only || term.parent_id === undefined),
  )
}

export function findTaxonomy(id: string): HsdsTaxonomy | null {
  return isAsked(careTaxonomy.id, id) ? careTaxonomy : null
}

export function findTerm(id: string, language: Language): HsdsTerm | null {
  return careTerms[language].find((term) => isAsked(term.id, id)) ?? null
}

/** The names of a term in every language, and what it means in English. */
function listTexts(code: string): string[] {
  const names = languages.flatMap((language) => findCareTerm(code, language)?.name ?? [])
  return [...names, findCareTerm(code, 'en')?.description ?? '']
}

/** Whether each word of a search begins a word of the texts: "men" is no part of "treatment". */
function hasWords(texts: readonly string[], search = ''): boolean {
  const words = splitWords(texts.join(' '))
  return splitWords(search).every((start) => words.some((word) => word.startsWith(start)))
}

const isAsked = (id: string | undefined, asked: string | undefined) =>
  asked === undefined || id === asked.toLowerCase()
