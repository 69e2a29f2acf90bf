import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hsdsLabels, sampleAlert } from '#app/data/hsds/hsds.server.ts'
import { describeJobs } from '#tests/support/describe-jobs.ts'

const lark = {
  id: '5b0f8f5e-3f29-4b3e-9a53-0d5f7a4c9e10',
  name: 'Lark Health',
  description: 'Lark Health',
  website: 'https://lark.example/',
}
const northId = '6b1f0c39-5c8e-4d0f-9f5b-0d3a6e1d2c4b'
const southId = '7c2f0c39-5c8e-4d0f-9f5b-0d3a6e1d2c4c'
const aloneId = '8d3f0c39-5c8e-4d0f-9f5b-0d3a6e1d2c4d'

/** A service as our API answers. */
const describeService = (id: string, name: string, organization: object, alert?: string) => ({
  id,
  name,
  status: 'active',
  alert,
  organization,
  service_at_locations: [{ id, location: { id, location_type: 'physical' } }],
  additional_urls: [
    { label: hsdsLabels.listing, url: `https://directory.example/centers/${id.slice(0, 8)}` },
  ],
  attributes: [],
})

const services = [
  describeService(northId, 'Lark North', lark),
  describeService(southId, 'Lark South', lark, `${sampleAlert} Nobody answered.`),
  describeService(aloneId, 'Wren', { id: aloneId, name: 'Wren', description: 'Wren' }),
]

const centers = sql`select c.name, c.source, o.name as organization, o.website
  from treatment_centers c left join organizations o on o.id = c.organization_id order by c.name`

describeJobs('an import of our own services', ({ query, importAll, undo }) => {
  it('groups the places of a provider, and keeps samples fictional', async () => {
    const id = await importAll(services)
    const provider = { organization: 'Lark Health', website: 'https://lark.example/' }
    expect(await query(centers)).toEqual([
      { name: 'Lark North', source: 'import', ...provider },
      { name: 'Lark South', source: 'sample', ...provider },
      { name: 'Wren', source: 'import', organization: null, website: null },
    ])
    await undo(id)
    expect(await query(centers)).toEqual([])
  })

  it('joins a provider that the directory knows, whose website stays', async () => {
    await query(sql`with known as (insert into organizations (name, website)
        values ('FINCH care', 'https://known.example/') returning id)
      insert into treatment_centers (slug, name, state, organization_id)
        select 'finch-east', 'Finch East', 'NJ', id from known`)
    await importAll([
      describeService(northId, 'Finch North', { ...lark, name: 'Finch Care' }),
      describeService(southId, 'Finch South', { ...lark, name: 'finch care' }),
    ])
    const known = { organization: 'FINCH care', website: 'https://known.example/' }
    expect(await query(centers)).toMatchObject([known, known, known])
  })
})
