import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { problemKinds, problemLabels } from '#app/lib/listing-facts.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FocusTaker, FormSummary } from '#app/ui/form-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { honeypotField, maxNoteLength } from './report-input.ts'

type ReportPageProps = {
  center: { slug: string; name: string; phone: string; address: string }
  /** The last report was stored. */
  sent: boolean
  rejected: RejectedForm | undefined
}

/** Tells the staff what is wrong with a listing. No account is needed, and nobody is named. */
export function ReportPage({ center, sent, rejected }: ReportPageProps) {
  const path = `/centers/${center.slug}`
  const fields = Object.entries(rejected?.fields ?? {}).map(
    ([field, message]) => [`report-${field}`, message] as const,
  )
  return (
    <>
      <PageHead
        title="Report a problem"
        lede={`What is wrong with the listing of ${center.name}?`}
        before={
          <Breadcrumb
            crumbs={[
              { label: 'Home', to: '/' },
              { label: center.name, to: path },
              { label: 'Report a problem' },
            ]}
          />
        }
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && <FormSummary {...rejected} fields={fields} />}
          {sent && !rejected && (
            <FocusTaker>
              <Alert tone="good" title="Thank you. Our staff will check it.">
                <Link to={path} className="inline-flex min-h-11 items-center text-ink">
                  Back to {center.name}
                </Link>
              </Alert>
            </FocusTaker>
          )}
          <p>
            Do you know what is right?{' '}
            <Link to={`${path}/suggest`} className="text-ink">
              Suggest a change
            </Link>
          </p>
          <p>
            Listed: <b>{center.phone}</b>, {center.address}
          </p>
          <form method="post" noValidate className="grid gap-6">
            <fieldset aria-describedby={rejected?.fields.kind ? 'report-kind-error' : undefined}>
              <legend className="mb-2 font-semibold">What is wrong?</legend>
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
                  {problemLabels[kind]}
                </label>
              ))}
            </fieldset>
            <Field
              id="report-note"
              label="What should we know?"
              hint="The right number or address, for example. Please name nobody, and leave out health details."
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
              <label htmlFor="report-homepage">Leave this empty</label>
              <input id="report-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <div className="grid gap-3">
              <Button type="submit" className="md:justify-self-start">
                <span data-busy="Sending...">Send Report</span>
              </Button>
              <p className="text-sm leading-normal text-ink-soft">
                We do not ask who you are. To tell two people from one, we keep for a day what only
                we can compute from your network’s address.{' '}
                <Link to="/privacy#messages" className="text-ink">
                  What we keep
                </Link>
              </p>
            </div>
          </form>
        </div>
      </div>
    </>
  )
}
