import * as z from 'zod'
import type { FormErrors } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { mostBeds } from '#app/lib/openings.ts'
import { openingsMessages } from './messages.ts'

const beds = z
  .literal('none')
  .transform(() => null)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(mostBeds)))

/** How many beds a center has today, of each kind: a number, or 'none' where it has no such beds at all. */
export const openingsInput = z
  .object({ detox: beds, residential: beds })
  .refine(({ detox, residential }) => detox !== null || residential !== null)

/** Why what a center said is not stored. */
export const refusals = {
  chooseFirst: (language: Language): FormErrors => {
    const { chooseFirst, chooseFirstText } = openingsMessages[language]
    return { title: chooseFirst, text: chooseFirstText }
  },
  linkEnded: (language: Language): FormErrors => {
    const { linkEnded, linkEndedText } = openingsMessages[language]
    return { status: 404, title: linkEnded, text: linkEndedText }
  },
  notYours: (language: Language): FormErrors => {
    const { notYours, notYoursText } = openingsMessages[language]
    return { status: 403, title: notYours, text: notYoursText }
  },
  unavailable: (language: Language): FormErrors => {
    const { unavailable, unavailableText } = openingsMessages[language]
    return { status: 503, title: unavailable, text: unavailableText }
  },
}
