import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { admissionFacts } from '#app/center/admission/admission-facts.ts'
import {
  type AdmissionColumn,
  dayFields,
  factColumns,
} from '#app/center/admission/admission-fields.ts'
import { checkedFields, type EvidenceField } from '#app/center/fields/checked-fields.ts'
import { offeringGroups } from '#app/center/offerings/offerings.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const center = '00000000-0000-4000-8000-0000000000c2'
const fields: EvidenceField[] = [...checkedFields, ...admissionFacts]
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describeWithDatabase('a check of a value', (_database, operate) => {
  beforeEach(async () => {
    await operate(sql`delete from field_checks where center_id = ${center}`)
    await operate(sql`delete from treatment_centers where id = ${center}`)
    await operate(sql`insert into treatment_centers (id, slug, name, source, phone)
      values (${center}, 'checked-house', 'Checked House', 'staff', '609-555-0142')`)
    await operate(sql`insert into field_checks (center_id, field, result, how)
      select ${center}, unnest(${sql.param(fields)}::text[]), 'right', 'called'`)
  })
  const set = (change: ReturnType<typeof sql>) =>
    operate(sql`update treatment_centers set ${change} where id = ${center}`)
  /** List the fields whose check is no evidence any more. */
  const listLost = async () => {
    const kept = await operate<{ field: EvidenceField }>(
      sql`select field from center_evidence where center_id = ${center}`,
    )
    return fields.filter((field) => !kept.some((one) => one.field === field))
  }

  const factOf = { care: ['care'], payment: ['payment'], medicines: ['medicines'] }
  const lostByGroup: Record<string, string[]> = {
    ...factOf,
    language: ['languages'],
    people: [],
    access: [],
    accreditation: [],
  }
  const lostByOffering: Record<string, string[]> = {
    telehealth: ['care'],
    wheelchair: ['stepFree'],
  }
  it('is no evidence after any offering of its group changes', async () => {
    for (const { group, offerings } of offeringGroups) {
      for (const offering of offerings) {
        await set(sql`offerings = array[${offering}]::text[]`)
        expect(await listLost(), offering).toEqual(lostByOffering[offering] ?? lostByGroup[group])
      }
    }
    await set(sql`offerings = '{}'`)
    expect(await listLost()).toEqual([])
  })

  const values: Partial<Record<AdmissionColumn, ReturnType<typeof sql>>> = {
    minimumAge: sql`18`,
    maximumAge: sql`64`,
    continuesMethadone: sql`true`,
    continuesBuprenorphine: sql`false`,
    howToStart: sql`'walk-in'`,
    intakePhone: sql`'609-555-0143'`,
    referralForm: sql`'https://checked.example.org/form'`,
    // A day goes with its text.
    waitTime: sql`'Two days', wait_said_on = '2026-10-01'`,
    plansTaken: sql`'Horizon', plans_said_on = '2026-10-01'`,
  }
  it('is no evidence after a column of its admission fact changes', async () => {
    for (const fact of admissionFacts) {
      for (const column of factColumns[fact]) {
        if (dayFields.includes(column)) continue
        const before = await listLost()
        await set(sql`${sql.identifier(snakeCase(column))} = ${values[column] ?? sql`'Other'`}`)
        const expected = before.includes(fact) ? before : [...before, fact]
        expect(new Set(await listLost()), column).toEqual(new Set(expected))
      }
    }
  })
})
