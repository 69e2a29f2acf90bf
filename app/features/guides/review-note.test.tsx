import { expect, test } from 'vitest'
import { z } from 'zod'
import { paths } from '#app/lib/paths.ts'
import { LanguageProvider } from '#app/ui/language.tsx'
import { ReviewNote } from './review-note.tsx'
import reviews from './spanish-review.json' with { type: 'json' }
import { renderPage } from './test-guides.tsx'

const review = z.union([
  z.strictObject({ reviewedBy: z.null(), reviewedOn: z.null() }),
  z.strictObject({ reviewedBy: z.string().min(3), reviewedOn: z.iso.date() }),
])

test.each(Object.entries(reviews))(
  '%s is a page of ours, reviewed by nobody or by one on a day',
  (path, state) => {
    expect(paths.map(({ en }) => en)).toContain(path)
    expect(review.safeParse(state).error).toBeUndefined()
    const today = new Date().toISOString().slice(0, 10)
    expect((review.parse(state).reviewedOn ?? '') <= today).toBe(true)
  },
)

test('stands on Spanish pages that nobody reviewed, and on no other', () => {
  const note = 'Un profesional de la salud que habla español todavía no ha revisado esta página.'
  const waiting = Object.entries(reviews).filter(([, { reviewedOn }]) => reviewedOn === null)
  for (const [path] of waiting) {
    const page = <ReviewNote path={path} />
    expect(renderPage(<LanguageProvider value="es">{page}</LanguageProvider>)).toContain(note)
    expect(renderPage(page)).toBe('')
  }
  const other = <ReviewNote path="/contact" />
  expect(renderPage(<LanguageProvider value="es">{other}</LanguageProvider>)).toBe('')
})
