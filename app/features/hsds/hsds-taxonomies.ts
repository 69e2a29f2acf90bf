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

export const hsdsAttribute = z
  .object({
    id: hsdsId,
    link_id: hsdsId.meta({ description: 'The id of the object that it tells about.' }),
    link_entity: z.enum(['service', 'language']).meta({ description: 'The table of that object.' }),
    link_type: z
      .string()
      .optional()
      .meta({ description: 'The checked fact, where `label` is "Checked on" or "Checked by".' }),
    label: z
      .string()
      .meta({ description: 'What the value tells: "Listed in", "Offers", "Not offered".' }),
    value: z.string().meta({
      description:
        'The value. Where `label` is "Not offered", a section and a name: "Payment: Medicare".',
    }),
    taxonomy_term_id: hsdsId.optional().meta({ description: 'The term that says the same.' }),
    taxonomy_term: hsdsAttachedTerm.optional(),
  })
  .meta({
    id: 'Attribute',
    description: 'A fact for which the standard has no field, or a term of a taxonomy.',
  })

export type HsdsTaxonomy = z.infer<typeof hsdsTaxonomy>
export type HsdsTerm = z.infer<typeof hsdsTerm>
export type HsdsAttribute = z.infer<typeof hsdsAttribute>
