import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { checkForm, getTyped, readForm, rejectForm, sendForm } from './form.ts'

const input = z.object({
  name: z.string().min(1, 'Enter a name'),
  days: z.array(z.enum(['mon', 'tue'], 'Choose a day')),
})

function fill(...fields: [name: string, value: string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const check = (...fields: [string, string | File][]) =>
  checkForm(input, fill(...fields), { title: 'Please check', status: 400 })

describe('a form', () => {
  it('is what its fields say: each once, lists whole', () => {
    const checked = check(['name', 'Sam'], ['name', 'Kim'], ['days', 'mon'], ['days', 'tue'])
    expect(checked).toEqual({ ok: true, value: { name: 'Sam', days: ['mon', 'tue'] } })
  })

  it('with faults has one message beside each field', () => {
    const fields = { name: 'Enter a name', days: 'Choose a day' }
    const errors = { title: 'Please check', status: 400, fields }
    expect(check(['name', new File(['x'], 'x')], ['days', 'x'], ['days', 'y'])).toEqual({
      ok: false,
      errors,
    })
  })

  it('comes back with all that was typed but passwords and codes', () => {
    const form = fill(['name', ' Sam '], ['days', 'x'], ['days', 'y'], ['newPassword', 'secret'])
    form.set('code', '123456')
    const { data, init } = rejectForm(form, { title: 'No', status: 429, retryAfter: 60 })
    expect(data).toMatchObject({ title: 'No', values: { name: [' Sam '], days: ['x', 'y'] } })
    expect(JSON.stringify(data)).not.toMatch(/secret|123456/)
    expect(getTyped(data, 'name')).toBe(' Sam ')
    expect(getTyped(data, 'code')).toBeUndefined()
    expect(init).toEqual({ status: 429, headers: { 'Retry-After': '60' } })
    expect(rejectForm(form, { title: 'No' }).init).toEqual({ status: 422, headers: {} })
  })

  it('comes back without what is too long to repeat', () => {
    const form = fill(['email', '"'.repeat(90_000)], ['name', 'x'.repeat(90_000)], ['days', 'mon'])
    const { data } = rejectForm(form, { title: 'No' })
    expect(data.values).toEqual({ email: ['"'.repeat(90_000)], days: ['mon'] })
    const many = new FormData()
    for (let index = 0; index < 50_000; index += 1) many.append(`field-${index}`, 'x')
    const repeated = Object.entries(rejectForm(many, { title: 'No' }).data.values)
    expect(repeated.flat(2).join('').length).toBeLessThan(100_001)
  })

  it('that is none is an empty one', async () => {
    const request = new Request('http://site.test', { method: 'POST', body: 'x' })
    expect([...(await readForm(request))]).toEqual([])
  })

  it('stays as it was typed without a connection', async () => {
    const body = new URLSearchParams({ name: 'Sam' })
    const request = new Request('http://site.test', { method: 'POST', body })
    const errors = { unreachable: { title: 'No connection' }, unavailable: { title: 'Later' } }
    const send = (error: unknown) =>
      sendForm({ request, serverAction: () => Promise.reject(error) }, errors)
    expect(await send(new TypeError('fetch'))).toMatchObject({
      data: { title: 'No connection', values: { name: ['Sam'] } },
      init: { status: 503 },
    })
    const page = new Response()
    await expect(send(page)).rejects.toBe(page)
  })
})
