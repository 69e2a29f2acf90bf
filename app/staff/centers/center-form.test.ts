import { describe, expect, it } from 'vitest'
import { emptyForm, readTyped, type Typed, writeTyped } from './center-form.ts'

function fill(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const cash = { category: 'Payment', infoKey: 'Cash', infoValue: true }

describe('a form of a center', () => {
  it('is read without invisible characters, and with normalized line ends', () => {
    const { form } = readTyped(
      fill([
        ['name', ' Oak\u0000  House\t'],
        ['phone', '\u202a(609) 555-0142\u202c'],
        ['description', 'One.  \r\n\r\nTwo.\u0007 '],
      ]),
    )
    expect(form.name).toBe('Oak House')
    expect(form.phone).toBe('(609) 555-0142')
    expect(form.description).toBe('One.\n\nTwo.')
    expect(form.website).toBe('')
  })

  it('keeps the values it was opened with, or null if they are invalid', () => {
    const typed = {
      form: { ...emptyForm, city: 'Newark' },
      opened: { ...emptyForm, name: 'Oak', additionalInfo: [cash] },
      checked: 'called' as const,
    } satisfies Typed
    expect(readTyped(writeTyped(typed))).toEqual(typed)
    for (const text of ['', 'null', '{', '[]', '{"name":"Oak"}', '{"additionalInfo":null}']) {
      expect(readTyped(fill([['opened', text]])).opened).toBeNull()
    }
  })
})
