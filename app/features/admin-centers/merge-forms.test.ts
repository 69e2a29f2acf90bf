import { describe, expect, it } from 'vitest'
import { emptyForm } from './center-form.ts'
import { listDifferences, mergeForms } from './merge-forms.ts'

const info = (infoKey: string, infoValue = true) => ({ category: 'Payment', infoKey, infoValue })
const opened = {
  ...emptyForm,
  name: 'Oak House',
  city: 'Newark',
  phone: '(609) 555-0142',
  additionalInfo: [info('Cash'), info('Medicaid')],
}

describe('bringing two edits together', () => {
  it('keeps what only one of them changed', () => {
    const typed = { ...opened, name: 'Oak Manor' }
    const stored = { ...opened, city: 'Trenton' }
    const { form, changed, conflicts } = mergeForms(opened, typed, stored)
    expect(form).toEqual({ ...opened, name: 'Oak Manor', city: 'Trenton' })
    expect(changed).toEqual(['name'])
    expect(conflicts).toEqual([])
  })

  it('finds the fields that both changed, and none where both wrote the same', () => {
    const typed = { ...opened, name: 'Oak Manor', city: 'Trenton', phone: '' }
    const stored = { ...opened, name: 'Oak Hall', city: 'Trenton' }
    const { form, changed, conflicts } = mergeForms(opened, typed, stored)
    expect(conflicts).toEqual(['name'])
    expect(changed).toEqual(['name', 'phone'])
    expect(form).toEqual(typed)
  })

  it('saves over it knowingly: with what is stored opened, there is no conflict left', () => {
    const typed = { ...opened, name: 'Oak Manor' }
    const stored = { ...opened, name: 'Oak Hall' }
    expect(mergeForms(stored, typed, stored)).toEqual({
      form: typed,
      changed: ['name'],
      conflicts: [],
    })
  })

  it('asks about every field that differs where nobody knows what was opened', () => {
    const typed = { ...opened, name: 'Oak Manor', city: '' }
    expect(mergeForms(null, typed, opened).conflicts).toEqual(['name', 'city'])
  })

  it('compares additional information whatever its order', () => {
    const turned = { ...opened, additionalInfo: [info('Medicaid'), info('Cash')] }
    expect(listDifferences(opened, turned)).toEqual([])
    const other = { ...opened, additionalInfo: [info('Cash'), info('Medicaid', false)] }
    expect(listDifferences(opened, other)).toEqual(['additionalInfo'])
  })
})
