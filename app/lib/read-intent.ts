import { data } from 'react-router'
import type * as z from 'zod'

/** What a form without anything to type asks for. One that is none of the page's is a 400. */
export function readIntent<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): z.output<Schema> {
  const asked = schema.safeParse(Object.fromEntries(form))
  if (!asked.success) throw data('This form is not one of this page.', { status: 400 })
  return asked.data
}
