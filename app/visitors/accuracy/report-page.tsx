import { problemKinds, problemLabels } from '#app/center/fields/checked-fields.ts'
import { centerMessages } from '#app/center/messages.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FormFoot, FormPage } from '#app/ui/form-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { reportMessages } from './messages.ts'
import { maxNoteLength } from './report-input.ts'

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
  const { noPhone, noAddress } = useTexts(centerMessages).summary
  const problems = useTexts(problemLabels)
  const path = `/centers/${center.slug}`
  return (
    <FormPage
      title={text.report}
      lede={text.reportLede(center.name)}
      above={[{ label: center.name, to: path }]}
      id="report"
      rejected={rejected}
      thanks={
        sent
          ? {
              title: text.thanks,
              text: (
                <Link to={path} className="inline-flex min-h-11 items-center text-ink">
                  {text.back(center.name)}
                </Link>
              ),
            }
          : null
      }
    >
      <p>
        {text.knowRight}{' '}
        <Link to={`${path}/suggest`} className="text-ink">
          {text.change}
        </Link>
      </p>
      <p>
        {text.listed} <b>{center.phone ?? noPhone}</b>, {center.address ?? noAddress}
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
              {problems[kind]}
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
        <FormFoot id="report" submit={text.sendReport} note={text.whoReports} />
      </form>
    </FormPage>
  )
}
