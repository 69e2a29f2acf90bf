import { readWords } from '#app/features/search/understand/read-words.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { careTaxonomy, careTerms, nameTermInSpanish } from './care-taxonomy.ts'
import type { HsdsTaxonomy, HsdsTerm } from './hsds-taxonomies.ts'
import type { ListQuery } from './queries.ts'

/** List the taxonomies that a query asks for: there is one. */
export function listTaxonomies({ search }: Pick<ListQuery<'taxonomies'>, 'search'>) {
  const { name, description } = careTaxonomy
  return [careTaxonomy].filter(() => hasWords([name, description], search))
}

/** List the terms that a query asks for, in English or Spanish, a group before its terms. */
export function listTerms({
  search,
  taxonomy_id,
  top_only,
  parent_id,
}: Omit<ListQuery<'taxonomyTerms'>, 'page' | 'per_page' | 'format'>) {
  // "embarazada" and "MAT" are in no name, but the site's search knows them.
  const meant = new Set<string>(readWords(splitWords(search ?? '')).choices)
  return careTerms.filter(
    (term) =>
      (meant.has(term.code) ||
        hasWords([term.name, nameTermInSpanish(term), term.description], search)) &&
      isAsked(term.taxonomy_id, taxonomy_id) &&
      isAsked(term.parent_id, parent_id) &&
      (!top_only || term.parent_id === undefined),
  )
}

export function findTaxonomy(id: string): HsdsTaxonomy | null {
  return isAsked(careTaxonomy.id, id) ? careTaxonomy : null
}

export function findTerm(id: string): HsdsTerm | null {
  return careTerms.find((term) => isAsked(term.id, id)) ?? null
}

/** Whether each word of a search begins a word of the texts: "men" is no part of "treatment". */
function hasWords(texts: readonly string[], search = ''): boolean {
  const words = splitWords(texts.join(' '))
  return splitWords(search).every((start) => words.some((word) => word.startsWith(start)))
}

const isAsked = (id: string | undefined, asked: string | undefined) =>
  asked === undefined || id === asked.toLowerCase()
