import {
  describeBeds,
  maxBeds,
  nameBeds,
  unitNames,
} from '#app/center/offerings/bed-availability.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { bedsMessages } from './messages.ts'
import type { OwnBeds } from './report-beds.server.ts'

type BedsPageProps = { own: OwnBeds; said: boolean; rejected: RejectedForm | undefined }

/** Lets a center report its open beds in two taps; the second tap sends. */
export function BedsPage({ own, said, rejected }: BedsPageProps) {
  const { name, slug, last, isShown, isFromYesterday } = own
  const text = useTexts(bedsMessages)
  const language = useLanguage()
  const counts = [
    { value: '0', label: text.noneToday },
    ...Array.from({ length: maxBeds - 1 }, (_, index) => ({
      value: `${index + 1}`,
      label: `${index + 1}`,
    })),
    { value: `${maxBeds}`, label: `${maxBeds}+` },
  ]
  const choices = [...counts, { value: 'none', label: text.notOffered }]
  return (
    <FormPage
      title={text.title}
      lede={name}
      id="beds"
      rejected={rejected}
      thanks={said ? { title: text.thanks } : null}
    >
      <p>
        {last && isShown ? (
          <>
            {text.shownNow} <b>{describeBeds(last, language)}</b>
            {text.saidOn(formatMoment(last.at, language))} {text.sayAgain}
          </>
        ) : (
          text.nothingShown
        )}
      </p>
      <form method="post" className="grid gap-2">
        {last && (
          <>
            <p>
              {text.lastTime} <b>{nameBeds(last, language)}</b>
            </p>
            <Button type="submit" name="again" value="same" size="lg" wide>
              {isFromYesterday ? text.sameAsYesterday : text.same}
            </Button>
          </>
        )}
        <Button type="submit" name="again" value="none" variant="line" size="lg" wide>
          {text.noneAtAll}
        </Button>
      </form>
      <h2 className="text-xl">{text.changeTitle}</h2>
      <form method="post" className="grid gap-7">
        <Disclosure summary={text.byPeople}>
          <p>{text.byPeopleHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {unitNames.map((unit) => (
              <Field key={unit} id={`beds-${unit}`} label={text.units[unit]}>
                <Select name={unit} defaultValue="">
                  <option value="">{text.notSaid}</option>
                  {counts.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
        </Disclosure>
        <fieldset>
          <legend className="mb-2 text-lg font-semibold">{text.detox}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Choice key={choice.value} {...choice} />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-lg font-semibold">{text.residential}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ value, label }) => (
              <Button
                key={value}
                type="submit"
                variant="line"
                name="residential"
                value={value}
                className="min-w-14"
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      </form>
      <p>
        <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center text-ink">
          {text.yourPage}
        </Link>
      </p>
    </FormPage>
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

/** Refuses an expired link, or a member who doesn't represent the center. */
export function BedsRefused({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <>
      <PageHead title={useTexts(bedsMessages).title} />
      <div className="wrap pt-5 pb-section">
        <Alert title={title}>{text}</Alert>
      </div>
    </>
  )
}
