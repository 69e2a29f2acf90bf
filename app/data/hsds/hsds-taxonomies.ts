import * as z from 'zod'
import { hsdsId } from './hsds-id.ts'

export const hsdsTaxonomy = z
  .object({
    id: hsdsId,
    name: z.string().meta({ description: 'The name of the taxonomy.' }),
    description: z.string().meta({ description: 'What its terms classify.' }),
    version: z.string().meta({ description: 'Changes when a term is added or removed.' }),
  })
  .meta({ id: 'Taxonomy', description: 'A vocabulary with which services are classified.' })

const termFields = {
  id: hsdsId,
  code: z.string().meta({ description: 'The same word as in the addresses of the site’s search.' }),
  name: z.string().meta({ description: 'The term as people read it.' }),
  description: z.string().meta({ description: 'What the term says of a center.' }),
  parent_id: hsdsId.optional().meta({ description: 'The group of the term; none for a group.' }),
  taxonomy: z.string().meta({ description: 'The name of the taxonomy.' }),
  taxonomy_id: hsdsId,
  language: z.string().meta({ description: 'ISO 639-1 code of the language of the term.' }),
}

/** A term where it classifies something. */
export const hsdsAttachedTerm = z
  .object(termFields)
  .meta({ id: 'AttachedTerm', description: 'A term of a taxonomy, without its taxonomy.' })

export const hsdsTerm = z
  .object({ ...termFields, taxonomy_detail: hsdsTaxonomy })
  .meta({ id: 'TaxonomyTerm', description: 'A term of a taxonomy.' })

export type HsdsTaxonomy = z.infer<typeof hsdsTaxonomy>
export type HsdsTerm = z.infer<typeof hsdsTerm>
