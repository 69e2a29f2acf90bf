import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { describeOpenings, mostBeds } from '#app/lib/openings.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FocusTaker, FormSummary } from '#app/ui/form-summary.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { openingsMessages } from './messages.ts'
import type { OwnOpenings } from './say-openings.server.ts'

type OpeningsPageProps = { own: OwnOpenings; said: boolean; rejected: RejectedForm | undefined }

const numbers = [...Array(mostBeds + 1).keys()]
const write = (beds: number) => (beds === mostBeds ? `${beds}+` : `${beds}`)

/** A center says how many beds it has today, in two taps: the second one sends. */
export function OpeningsPage({ own, said, rejected }: OpeningsPageProps) {
  const { name, slug, openings } = own
  const text = useTexts(openingsMessages)
  const language = useLanguage()
  return (
    <>
      <PageHead title={text.title} lede={name} />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && <FormSummary {...rejected} fields={[]} />}
          {said && !rejected && (
            <FocusTaker>
              <Alert tone="good" title={text.thanks} />
            </FocusTaker>
          )}
          <p>
            {openings ? (
              <>
                {text.shownNow} <b>{describeOpenings(openings, language)}</b>
                {text.saidOn(formatMoment(openings.at, language))} {text.sayAgain}
              </>
            ) : (
              text.nothingShown
            )}
          </p>
          <form method="post" className="grid gap-7">
            <fieldset>
              <legend className="mb-2 text-lg font-semibold">{text.detox}</legend>
              <div className="flex flex-wrap gap-2">
                {numbers.map((beds) => (
                  <Choice key={beds} value={String(beds)} label={write(beds)} />
                ))}
                <Choice value="none" label={text.none} />
              </div>
            </fieldset>
            <fieldset>
              <legend className="mb-2 text-lg font-semibold">{text.residential}</legend>
              <div className="flex flex-wrap gap-2">
                {numbers.map((beds) => (
                  <Button
                    key={beds}
                    type="submit"
                    variant="line"
                    name="residential"
                    value={beds}
                    className="min-w-14"
                  >
                    {write(beds)}
                  </Button>
                ))}
                <Button type="submit" variant="line" name="residential" value="none">
                  {text.none}
                </Button>
              </div>
            </fieldset>
          </form>
          <p>
            <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center text-ink">
              {text.yourPage}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <label className="btn btn-line min-w-14 has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2">
      <input type="radio" name="detox" value={value} required className="sr-only" />
      {label}
    </label>
  )
}

/** Beside no center: a link that counts no longer, or a member who is not of it. */
export function OpeningsRefused({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <>
      <PageHead title={useTexts(openingsMessages).title} />
      <div className="wrap pt-5 pb-section">
        <Alert title={title}>{text}</Alert>
      </div>
    </>
  )
}
