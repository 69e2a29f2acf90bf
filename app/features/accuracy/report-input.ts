import * as z from 'zod'
import { type FormErrors, formatWait } from '#app/lib/form.ts'
import { problemKinds } from '#app/lib/listing-facts.ts'

/** Characters, as the database has them. */
export const maxNoteLength = 1000

/** Hidden from people; who fills it in is a program. */
export const honeypotField = 'homepage'

export const checkFields = 'Your report is not sent. Please check:'

/** A report: what is wrong, and in the reporter's own words. */
export const reportInput = z.object({
  kind: z.enum(problemKinds, 'Say what is wrong'),
  note: z
    .string()
    .transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(maxNoteLength, `Use at most ${maxNoteLength} characters`)),
})

export const throttled = (retryAfter: number): FormErrors => ({
  status: 429,
  retryAfter,
  title: 'Your report is not sent: we had too many reports.',
  text: `What you chose and wrote is still below. Send it again in ${formatWait(retryAfter)}.`,
})

export const unavailable: FormErrors = {
  status: 503,
  title: 'Your report is not sent: something on our side failed.',
  text: 'What you chose and wrote is still below. Please send it again.',
}
