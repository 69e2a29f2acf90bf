import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { findProjectRoot } from './project-root.ts'

const migration = path.join(findProjectRoot(), 'db/migrations/0048_derive_again.sql')

type Stored = {
  categories?: string[]
  /** Labels of what is offered, by section. */
  info?: Record<string, string[]>
  description?: string
  types: string[]
  offerings: string[]
  source?: 'import' | 'staff' | 'sample'
}

const clinic = {
  categories: ['Substance use treatment', 'Outpatient'],
  info: {
    'Treatment programs': ['Substance use treatment', 'Outpatient'],
    Medicines: [
      'Lofexidine or clonidine detox',
      'Buprenorphine detox',
      'Buprenorphine maintenance',
    ],
    Detox: ['Alcohol detox', 'Medication used during detox'],
  },
  types: ['outpatient', 'detox'],
  offerings: ['detox', 'outpatient', 'buprenorphine'],
}

/** Centers as 1.2 stored them. */
const stored: Record<string, Stored> = {
  clinic,
  'checked by staff': clinic,
  'set by staff': clinic,
  sample: { ...clinic, source: 'sample' },
  'detox alone': {
    ...clinic,
    categories: ['Substance use treatment', 'Detox'],
    types: ['detox', 'medication-assisted'],
    offerings: ['detox'],
  },
  'outpatient detox': {
    categories: ['Detox', 'Outpatient detox'],
    types: ['outpatient', 'detox'],
    offerings: ['detox', 'outpatient', 'medicaid'],
  },
  'detox of both kinds': {
    categories: ['Outpatient detox', 'Residential detox'],
    types: ['outpatient', 'detox', 'residential'],
    offerings: ['detox', 'residential', 'outpatient'],
  },
  'detox by the description': {
    info: { Medicines: ['Methadone detox'] },
    description: 'A unit for detox.',
    types: ['detox', 'medication-assisted'],
    offerings: ['detox', 'methadone'],
  },
  'detox by another list': { types: ['detox'], offerings: ['detox'] },
  'sober house': {
    categories: ['Sober living or transitional housing'],
    types: ['residential'],
    offerings: ['residential', 'sober-living'],
  },
  'sober and residential': {
    categories: ['Sober living or transitional housing', 'Long-term residential'],
    types: ['residential'],
    offerings: ['residential', 'sober-living'],
  },
}

describeWithDatabase('centers that 1.2 derived', (_database, operate) => {
  beforeAll(async () => {
    for (const [
      name,
      { categories = [], info = {}, description, types, offerings, source },
    ] of Object.entries(stored)) {
      const [row] = await operate<{ id: string }>(sql`
        insert into treatment_centers (slug, name, description, treatment_types, offerings, source, updated_at)
        values (${name.replaceAll(' ', '-')}, ${name === 'clinic' ? 'A Clinic' : 'A House'}, ${description ?? null},
          ${sql.param(types)}::text[], ${sql.param(offerings)}::text[], ${source ?? 'import'}, '2026-01-01')
        returning id`)
      const id = row?.id ?? ''
      for (const category of categories)
        await operate(
          sql`insert into center_categories (center_id, category) values (${id}, ${category})`,
        )
      for (const [category, labels] of Object.entries(info))
        for (const label of labels)
          await operate(sql`insert into center_additional_info (center_id, category, info_key, info_value)
            values (${id}, ${category}, ${label}, true)`)
    }
    await operate(sql`insert into field_checks (center_id, field, result, how)
      select id, 'care', 'right', 'called' from treatment_centers where slug = 'checked-by-staff'`)
    await operate(sql`insert into activities (action, subject_id, subject_name, changes)
      select 'center.updated', id, name, '[{"field":"offerings","old":"","new":"detox"}]'
      from treatment_centers where slug = 'set-by-staff'`)
    await operate(sql.raw(readFileSync(migration, 'utf8')))
  })

  const read = async (name: string) => {
    const [row] = await operate(sql`
      select treatment_types as types, offerings, updated_at > '2026-01-02' as "isChanged"
      from treatment_centers where slug = ${name.replaceAll(' ', '-')}`)
    return row
  }

  it.each([
    ['clinic', ['outpatient', 'medication-assisted'], ['outpatient', 'buprenorphine']],
    [
      'outpatient detox',
      ['outpatient', 'detox'],
      ['detox', 'outpatient-detox', 'outpatient', 'medicaid'],
    ],
    ['sober house', [], ['sober-living']],
  ])('are derived again: %s', async (name, types, offerings) => {
    expect(await read(name)).toEqual({ types, offerings, isChanged: true })
  })

  it.each([
    'checked by staff',
    'set by staff',
    'sample',
    'detox alone',
    'detox of both kinds',
    'detox by the description',
    'detox by another list',
    'sober and residential',
  ])('stay as they are: %s', async (name) => {
    const { types, offerings } = stored[name] ?? {}
    expect(await read(name)).toEqual({ types, offerings, isChanged: false })
  })
})
