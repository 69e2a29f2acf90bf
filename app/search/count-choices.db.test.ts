import { expect, it } from 'vitest'
import { facets, hasFacet } from '#app/center/offerings/facets.ts'
import { isOffering } from '#app/center/offerings/offerings.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { facetSet } from '#db/center-facets.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

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
        .returning({ name: treatmentCenters.name, bits: facetSet }),
    )
    expect(stored).toHaveLength(facets.length)
    for (const { name, bits } of stored) {
      const met = facets.filter((facet) => hasFacet(bits, facet)).map((facet) => facet.name)
      const lower = facets.filter(
        (facet) => facet.group === 'rating' && facet.name < name && name.startsWith('rating-'),
      )
      expect(met).toEqual([...lower.map((facet) => facet.name), name])
    }
  })
})
