import { Form, useNavigation } from 'react-router'
import {
  type SuggestedField,
  suggestedFields,
  suggestionLabels,
} from '#app/center/fields/checked-fields.ts'
import type { OpenState } from '#app/center/fields/open-states.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { openStateLabels } from '#app/staff/centers/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { callsPath } from './messages.ts'
import type { Suggestion } from './suggestions.server.ts'

type Props = { suggestions: Suggestion[]; rejected: RejectedForm | undefined }

/** List suggested changes, which staff check and then apply or dismiss. */
export function SuggestionsPage({ suggestions, rejected }: Props) {
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        <h2>Suggestions</h2>
        <p className="mt-2 text-ink-soft">
          {suggestions.length === 0
            ? 'No suggestions yet. Visitors, centers and imports make them.'
            : 'What visitors, centers and imports want to change. Nothing shows before you apply it.'}
        </p>
        <Link to={callsPath} className="inline-flex min-h-11 items-center">
          Back to today's calls
        </Link>
      </div>
      {suggestions.map((suggestion) => (
        <SuggestionPanel key={suggestion.id} suggestion={suggestion} />
      ))}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

const sourceTexts: Record<Suggestion['source'], string> = {
  import: 'From an import',
  visitor: 'From a visitor',
  claim: 'Told by the center',
  'center-link': 'Told by the center, by link',
}

function SuggestionPanel({ suggestion }: { suggestion: Suggestion }) {
  const { id, center, changes, now, phone, seen, source, note, createdAt } = suggestion
  const isBusy = useNavigation().state === 'submitting'
  const name = center?.name ?? changes.name ?? 'A new center'
  return (
    <section aria-labelledby={`of-${id}`} className="panel grid gap-4 p-5">
      <div>
        <h3 id={`of-${id}`} className="text-lg wrap-anywhere">
          {center ? <Link to={`/centers/${center.slug}`}>{center.name}</Link> : `New: ${name}`}
        </h3>
        <p className="text-sm text-ink-soft">
          {sourceTexts[source]}, {formatDate(createdAt)}
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {suggestedFields.map((field) => {
          const wanted = changes[field]
          if (wanted === undefined) return null
          return (
            <div key={field} className="contents">
              <dt className="text-sm text-ink-soft">{suggestionLabels.en[field]}</dt>
              <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
                {now[field] && (
                  <del className="block text-ink-soft">{showValue(field, now[field])}</del>
                )}
                {wanted === '' ? (
                  'Nothing'
                ) : (
                  <ins className="no-underline">{showValue(field, wanted)}</ins>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {note && (
        <p className="rounded-s border-l-4 border-line-strong bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <NumberToDial phone={changes.phone || phone} />
      <div className="flex flex-wrap gap-3">
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" name="how" value="called" size="sm" disabled={isBusy}>
            I called: apply<span className="sr-only"> to {name}</span>
          </Button>
          {changes.phone === undefined && (
            <Button
              type="submit"
              name="how"
              value="website"
              variant="line"
              size="sm"
              disabled={isBusy}
            >
              Their site says so: apply<span className="sr-only"> to {name}</span>
            </Button>
          )}
        </Form>
        <Form method="post">
          <input type="hidden" name="intent" value="dismiss" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="bare-danger" size="sm" disabled={isBusy}>
            Dismiss<span className="sr-only"> the suggestion for {name}</span>
          </Button>
        </Form>
      </div>
    </section>
  )
}

/** The number for staff to call: the suggested one, or the listing's. */
function NumberToDial({ phone }: { phone: string | null }) {
  const dialed = formatPhone(phone)
  if (!phone) return <p>No number is listed.</p>
  return (
    <p>
      Ask at{' '}
      <a
        href={dialed?.href ?? `tel:${phone}`}
        className="inline-flex min-h-11 items-center font-bold tabular-nums"
      >
        {dialed?.display ?? phone}
      </a>
    </p>
  )
}

function showValue(field: SuggestedField, value: string): string {
  return field === 'openState' ? openStateLabels[value as OpenState] : value
}
