import { getTyped } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import { maxLengths } from './participation-fields.ts'
import { type PartProps, usePart } from './use-part.ts'

type ReportFormProps = PartProps & {
  kind: 'comment' | 'review'
  /** The id of what is reported. */
  target: string
  author: string
}

/** Tells staff what is wrong with somebody else's comment or review. */
export function ReportForm({ kind, target, author, ...part }: ReportFormProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy } = usePart('report', part, target)
  const id = `report-${target}`
  return (
    <Disclosure
      summary={
        <>
          {text.report.title}
          <span className="sr-only">{text.report.what[kind](author)}</span>
        </>
      }
      defaultOpen={rejected !== undefined}
      className="text-sm"
    >
      <fetcher.Form method="post" action={action} noValidate className="grid gap-4 pt-2 pb-2">
        <PartAlert rejected={rejected} />
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="target" value={target} />
        <Field
          id={id}
          label={text.report.label}
          hint={text.hints.report}
          error={rejected?.fields.reason}
          required
        >
          <Textarea
            name="reason"
            rows={3}
            maxLength={maxLengths.reason}
            defaultValue={getTyped(rejected, 'reason')}
          />
        </Field>
        <Button
          type="submit"
          variant="line"
          size="sm"
          disabled={busy}
          className="justify-self-start"
        >
          {busy ? text.sending : text.report.send}
        </Button>
      </fetcher.Form>
    </Disclosure>
  )
}
