import { foldText } from '#app/lib/fold-text.ts'
import { careTaxonomy, careTerms } from './care-taxonomy.ts'
import type { HsdsTaxonomy, HsdsTerm } from './hsds-taxonomies.ts'
import type { ListQuery } from './queries.ts'

/** List the taxonomies that a query asks for: there is one. */
export function listTaxonomies({ search }: Pick<ListQuery<'taxonomies'>, 'search'>) {
  return [careTaxonomy].filter((taxonomy) => mentions(taxonomy, search))
}

/** List the terms that a query asks for, a group before its terms. */
export function listTerms({
  search,
  taxonomy_id,
  top_only,
  parent_id,
}: Omit<ListQuery<'taxonomyTerms'>, 'page' | 'per_page' | 'format'>) {
  return careTerms.filter(
    (term) =>
      mentions(term, search) &&
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

/** Whether a name or a description has these letters. */
function mentions({ name, description }: HsdsTaxonomy | HsdsTerm, search = ''): boolean {
  return foldText(`${name} ${description}`).includes(foldText(search))
}

const isAsked = (id: string | undefined, asked: string | undefined) =>
  asked === undefined || id === asked.toLowerCase()
