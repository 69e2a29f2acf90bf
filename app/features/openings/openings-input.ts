import * as z from 'zod'
import type { FormErrors } from '#app/lib/form.ts'
import { mostBeds } from '#app/lib/openings.ts'

const beds = z
  .literal('none')
  .transform(() => null)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(mostBeds)))

/** How many beds a center has today, of each kind: a number, or 'none' where it has no such beds at all. */
export const openingsInput = z
  .object({ detox: beds, residential: beds })
  .refine(({ detox, residential }) => detox !== null || residential !== null)

export const chooseFirst: FormErrors = {
  title: 'Nothing is stored yet.',
  text: 'Choose a number for detox, then one for residential. Choose “We have none” for one of them at most.',
}

export const linkEnded: FormErrors = {
  status: 404,
  title: 'This link counts no longer.',
  text: 'It has expired or was revoked. Call us for a new one.',
}

export const notYours: FormErrors = {
  status: 403,
  title: 'Nothing is stored.',
  text: 'Only who has proved to be of this center can say its openings.',
}

export const unavailable: FormErrors = {
  status: 503,
  title: 'Nothing is stored: something on our side failed.',
  text: 'Please tap the numbers again.',
}
