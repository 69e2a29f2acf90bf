import { describe, expect, it } from 'vitest'
import { emptyForm, readEnvelope, readForm } from './center-form.ts'
import { answerRows } from './form-answer.ts'

function fill(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const rows: [string, string][] = [
  ['infoCategory', 'Payment'],
  ['infoKey', 'Cash'],
  ['infoValue', 'yes'],
  ['infoCategory', ''],
  ['infoKey', ' '],
  ['infoValue', 'yes'],
  ['infoCategory', 'Payment'],
  ['infoKey', 'Medicaid'],
  ['infoValue', 'no'],
]
const cash = { category: 'Payment', infoKey: 'Cash', infoValue: true }
const medicaid = { category: 'Payment', infoKey: 'Medicaid', infoValue: false }

describe('a form of a center', () => {
  it('is read without what nobody sees, and with lines as they are stored', () => {
    const form = readForm(
      fill([
        ['name', ' Oak\u0000  House\t'],
        ['description', 'One.  \r\n\r\nTwo.\u0007 '],
        ...rows,
      ]),
    )
    expect(form.name).toBe('Oak House')
    expect(form.description).toBe('One.\n\nTwo.')
    expect(form.additionalInfo).toEqual([cash, medicaid])
    expect(form.website).toBe('')
  })

  it('comes back with more rows, or with one less, and with all that was typed', () => {
    const typed: [string, string][] = [['name', 'Oak'], ['blankRows', '2'], ...rows]
    const more = answerRows(fill([...typed, ['intent', 'more-rows']]), 'a')
    expect(more).toMatchObject({ blankRows: 5, problem: null, hasOtherRows: true })
    expect(more?.form).toMatchObject({ name: 'Oak', additionalInfo: [cash, medicaid] })
    const less = answerRows(fill([...typed, ['intent', 'remove-row-0']]), 'b')
    expect(less).toMatchObject({ blankRows: 2 })
    expect(less?.form.additionalInfo).toEqual([medicaid])
    expect(answerRows(fill([...typed, ['intent', 'save']]), 'c')).toBeNull()
    expect(answerRows(fill(typed), 'd')).toBeNull()
  })

  it('knows with what it was opened, and knows it not where that is no form', () => {
    const opened = { ...emptyForm, name: 'Oak' }
    const sent = fill([
      ['version', '1'],
      ['opened', JSON.stringify(opened)],
    ])
    expect(readEnvelope(sent)).toEqual({ version: '1', opened })
    for (const text of ['', 'null', '{', '[]', '{"name":"Oak"}']) {
      expect(readEnvelope(fill([['opened', text]]))).toEqual({ version: '', opened: null })
    }
    const odd = readEnvelope(fill([['opened', '{"additionalInfo":[null,1],"name":{"a":1}}']]))
    expect(odd.opened?.name).toBe('')
  })
})
