import { expect, it } from 'vitest'
import { nameService } from '#app/center/name-service.ts'
import samples from '#site/samples/centers.json' with { type: 'json' }
import { facilityCategories } from './samhsa-adapter.ts'
import { listServiceNames } from './samhsa-codes.ts'

it('every section and service in the code book has a Spanish name', () => {
  const names = listServiceNames()
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => !nameService(name, 'es'))).toEqual([])
})

it('every category in the samples and in SAMHSA’s lists has a Spanish name', () => {
  const listed = [...samples.flatMap(({ categories }) => categories ?? []), ...facilityCategories]
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((name) => !nameService(name, 'es'))).toEqual([])
})

it('every section and service in the samples has a Spanish name', () => {
  const said = samples.flatMap(({ additionalInfo }) =>
    Object.entries(additionalInfo ?? {}).flatMap(([section, services]) => [
      section,
      ...Object.keys(services),
    ]),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((name) => !nameService(name, 'es'))).toEqual([])
})
