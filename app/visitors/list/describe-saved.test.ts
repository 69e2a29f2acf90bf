import { describe, expect, test } from 'vitest'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { readListValue } from '#app/center/saved/stored-list.ts'
import { listOfVersion1 } from '#tests/support/list-of-version-1.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { listChanges, listDetails } from './compare-centers.ts'
import {
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
} from './describe-saved.ts'
import { listMessages } from './messages.ts'
import { recordCurrent } from './record-current.ts'

const list = readListValue(listOfVersion1)
const [old] = list?.centers ?? []
if (!list || !old) throw new Error('A list of version 1 does not open')

const now = new Date('2026-11-24T12:00:00Z')

/** The same center, as the site lists it today. */
const listed: SavedCenter = {
  ...old.center,
  place: { city: 'Trenton', state: 'NJ', county: 'Mercer' },
  hours: [
    { firstDay: 1, lastDay: 5, hours: [{ opens: 540, closes: 1020 }] },
    { firstDay: 6, lastDay: 7, hours: [] },
  ],
  provenance: { kind: 'checked', on: '2025-05-03' },
}

describe('a saved center', () => {
  test('is described in the language of the page', () => {
    expect(describeSavedPlace(listed, 'en')).toEqual({ value: 'Trenton, Mercer County' })
    expect(describeSavedPlace(listed, 'es')).toEqual({ value: 'Trenton, condado de Mercer' })
    expect(describeSavedHours(listed, 'en')).toEqual({
      value: 'Mon–Fri 9 AM to 5 PM; Sat, Sun Closed',
    })
    expect(describeSavedHours(listed, 'es')).toEqual({
      value: 'lun–vie de las 9 a. m. a las 5 p. m.; sáb, dom cerrado',
    })
    expect(describeSavedProvenance(listed, 'en')).toEqual({ value: 'Checked May 3, 2025' })
    expect(describeSavedProvenance(listed, 'es')).toEqual({
      value: 'Revisado el 3 de mayo de 2025',
    })
  })

  test.each([
    [
      { kind: 'listed', list: 'SAMHSA', on: '2021-09-30' },
      'Listed from SAMHSA, 2021; not checked yet',
      'Tomado de SAMHSA, 2021; aún sin revisar',
    ],
    [
      { kind: 'listed', list: null, on: '2021-09-30' },
      'Listed from an import, 2021; not checked yet',
      'Tomado de una lista importada, 2021; aún sin revisar',
    ],
    [
      { kind: 'staff' },
      'Added by our staff; not checked yet',
      'Agregado por nuestro equipo; aún sin revisar',
    ],
    [{ kind: 'sample' }, 'Sample listing', 'Ficha de muestra'],
    [
      { kind: 'phone-reported' },
      'Phone reported wrong, being checked',
      'Nos avisaron que el teléfono está mal; lo estamos revisando',
    ],
  ] as const)('whose provenance is %j says so', (provenance, english, spanish) => {
    const center = { ...listed, provenance }
    expect(describeSavedProvenance(center, 'en').value).toBe(english)
    expect(describeSavedProvenance(center, 'es').value).toBe(spanish)
  })

  test('shows unusual hours as published', () => {
    const hours = [{ firstDay: 1, lastDay: 1, hours: 'By appointment' }]
    expect(describeSavedHours({ ...listed, hours }, 'en').value).toBe('Mon By appointment')
  })

  test('says which values are unknown', () => {
    const values = listDetails(makeSavedCenter('a'), listMessages.es).map(({ value }) => value)
    expect(values).toContain('No se sabe')
    expect(values).not.toContain('')
  })
})

describe('a center that version 1 stored', () => {
  test('is shown as stored, marked as English on a Spanish page', () => {
    const hours = 'Mon–Fri 9 AM to 5 PM; Sat, Sun Closed'
    expect(describeSavedHours(old.center, 'en')).toEqual({ value: hours })
    expect(describeSavedHours(old.center, 'es')).toEqual({ value: hours, lang: 'en' })
    expect(listDetails(old.center, listMessages.es)).toContainEqual({
      label: 'Última revisión',
      value: 'Checked May 3, 2025',
      lang: 'en',
    })
  })

  test('becomes data if the site still says the same', () => {
    const upgraded = recordCurrent(list, [listed.id], new Map([[listed.id, listed]]), now)
    const [kept] = upgraded.centers
    expect(kept?.center).toEqual(listed)
    expect(kept?.call).toEqual(old.call)
    for (const texts of [listMessages.en, listMessages.es]) {
      expect(kept && listChanges(kept, texts)).toEqual([])
    }
  })

  test('keeps its text if the center has changed, to show the old value', () => {
    const changed: SavedCenter = { ...listed, provenance: { kind: 'checked', on: '2026-11-23' } }
    const found = new Map([[changed.id, changed]])
    const [kept] = recordCurrent(list, [changed.id], found, now).centers
    expect(kept && listChanges(kept, listMessages.es)).toEqual([
      {
        label: 'Última revisión',
        value: 'Revisado el 23 de noviembre de 2026',
        before: { label: 'Última revisión', value: 'Checked May 3, 2025', lang: 'en' },
      },
    ])
  })

  test('stays unchanged if it is no longer listed or was not requested', () => {
    const [gone] = recordCurrent(list, [listed.id], new Map(), now).centers
    expect(gone).toEqual({ ...old, current: { center: null, at: now.toISOString() } })
    expect(recordCurrent(list, [], new Map(), now)).toEqual(list)
  })
})
