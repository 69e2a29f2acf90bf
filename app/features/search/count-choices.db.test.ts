import { expect, it } from 'vitest'
import { facets } from '#app/lib/facets.ts'
import { isOffering } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { hasFacet } from './count-choices.ts'

describeWithDatabase('the facets of a center', (database) => {
  it('are the same in the database as in the program', async () => {
    const rows = facets.map(({ name }) => ({
      slug: name.replace('.', '-'),
      name,
      treatmentTypes: isTreatmentType(name) ? [name] : [],
      offerings: isOffering(name) ? [name] : [],
      totalScore: name.startsWith('rating-') ? Number(name.slice('rating-'.length)) : null,
      permanentlyClosed: name !== 'not-closed',
    }))
    const stored = await asOperator(database(), (db) =>
      db
        .insert(treatmentCenters)
        .values(rows)
        .returning({ name: treatmentCenters.name, bits: treatmentCenters.facets }),
    )
    expect(stored).toHaveLength(facets.length)
    for (const { name, bits } of stored) {
      const met = facets.filter((_, index) => hasFacet(bits, index)).map((facet) => facet.name)
      const lower = facets.filter(
        (facet) => facet.group === 'rating' && facet.name < name && name.startsWith('rating-'),
      )
      expect(met).toEqual([...lower.map((facet) => facet.name), name])
    }
  })
})
