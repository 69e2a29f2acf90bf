import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { labelProblem, problemKinds } from '#app/lib/listing-facts.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FocusTaker, FormSummary } from '#app/ui/form-summary.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { honeypotField, maxNoteLength } from './report-input.ts'
import { reportMessages } from './report-messages.ts'

type ReportPageProps = {
  /** Phone and address as they are listed; null where they are not known. */
  center: { slug: string; name: string; phone: string | null; address: string | null }
  /** The last report was stored. */
  sent: boolean
  rejected: RejectedForm | undefined
}

/** Tells the staff what is wrong with a listing. No account is needed, and nobody is named. */
export function ReportPage({ center, sent, rejected }: ReportPageProps) {
  const text = useTexts(reportMessages)
  const language = useLanguage()
  const path = `/centers/${center.slug}`
  const fields = Object.entries(rejected?.fields ?? {}).map(
    ([field, message]) => [`report-${field}`, message] as const,
  )
  return (
    <>
      <PageHead
        title={text.report}
        lede={text.reportLede(center.name)}
        before={
          <Breadcrumb
            crumbs={[
              { label: text.home, to: '/' },
              { label: center.name, to: path },
              { label: text.report },
            ]}
          />
        }
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && <FormSummary {...rejected} fields={fields} />}
          {sent && !rejected && (
            <FocusTaker>
              <Alert tone="good" title={text.thanks}>
                <Link to={path} className="inline-flex min-h-11 items-center text-ink">
                  {text.back(center.name)}
                </Link>
              </Alert>
            </FocusTaker>
          )}
          <p>
            {text.knowRight}{' '}
            <Link to={`${path}/suggest`} className="text-ink">
              {text.change}
            </Link>
          </p>
          <p>
            {text.listed} <b>{center.phone ?? text.noPhone}</b>, {center.address ?? text.noAddress}
          </p>
          <form method="post" noValidate className="grid gap-6">
            <fieldset aria-describedby={rejected?.fields.kind ? 'report-kind-error' : undefined}>
              <legend className="mb-2 font-semibold">{text.whatIsWrong}</legend>
              {rejected?.fields.kind && (
                <p id="report-kind-error" className="mb-2 font-semibold text-danger-ink">
                  {rejected.fields.kind}
                </p>
              )}
              {problemKinds.map((kind, index) => (
                <label key={kind} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="kind"
                    value={kind}
                    id={index === 0 ? 'report-kind' : undefined}
                    defaultChecked={getTyped(rejected, 'kind') === kind}
                    className="size-5 accent-action"
                  />
                  {labelProblem(kind, language)}
                </label>
              ))}
            </fieldset>
            <Field
              id="report-note"
              label={text.note}
              hint={text.noteHint}
              error={rejected?.fields.note}
              optional
            >
              <Textarea
                name="note"
                rows={4}
                maxLength={maxNoteLength}
                defaultValue={getTyped(rejected, 'note') ?? ''}
              />
            </Field>
            <div hidden>
              <label htmlFor="report-homepage">{text.leaveEmpty}</label>
              <input id="report-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <div className="grid gap-3">
              <Button type="submit" className="md:justify-self-start">
                <span data-busy={text.sending}>{text.sendReport}</span>
              </Button>
              <p className="text-sm leading-normal text-ink-soft">
                {text.whoReports}{' '}
                <Link to="/privacy#messages" className="text-ink">
                  {text.whatWeKeep}
                </Link>
              </p>
            </div>
          </form>
        </div>
      </div>
    </>
  )
}
