import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { type Page, serializeQuery } from '#app/lib/list-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { CallCenterDetails } from './call-center-details.tsx'
import type { CenterWithoutNumber } from './find-number.server.ts'
import { callsPath, numbersPath, numbersPerPage } from './messages.ts'
import { showNumber } from './show-number.ts'
import { linkNumberSearch } from './web-search.ts'

type Props = { queue: Page<CenterWithoutNumber>; rejected: RejectedForm | undefined }

/** Lists centers without a working number, each with a field for one. */
export function FindNumberPage({ queue: { rows: centers, total, page }, rejected }: Props) {
  const first = centers[0]?.id
  // After each saved number the next one can be typed at once.
  useEffect(() => {
    if (first) document.getElementById(`phone-${first}`)?.focus({ preventScroll: true })
  }, [first])
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        <h2>Find a number</h2>
        <p className="mt-2 text-ink-soft">
          {total === 0
            ? 'Every open listing has a number.'
            : `${total.toLocaleString('en-US')} open ${total === 1 ? 'listing needs' : 'listings need'} a number.`}
        </p>
        <Link to={callsPath} className="inline-flex min-h-11 items-center">
          Back to today's calls
        </Link>
      </div>
      {centers.map((center) => (
        <NumberForm key={center.id} center={center} rejected={rejected} />
      ))}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / numbersPerPage))}
        hrefFor={(number) => `${numbersPath}${serializeQuery({ page: number })}`}
        label="Pages of listings without a number"
      />
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function NumberForm({
  center,
  rejected,
}: { center: CenterWithoutNumber } & Pick<Props, 'rejected'>) {
  const { id, name, city, state, wrongPhone, known } = center
  const isBusy = useNavigation().state === 'submitting'
  const typed = rejected?.values.center?.[0] === id ? rejected : undefined
  return (
    <section aria-labelledby={`of-${id}`} className="panel grid gap-4 p-5">
      <CallCenterDetails center={center}>
        {wrongPhone && (
          <p>
            <del>{wrongPhone}</del> is wrong
          </p>
        )}
        <a
          href={linkNumberSearch(name, [city, state])}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          Search the web<span className="sr-only"> for the number of {name}</span>
        </a>
      </CallCenterDetails>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="center" value={id} />
        <input type="hidden" name="wrong" value={wrongPhone ?? ''} />
        <Field id={`phone-${id}`} label="Number" error={typed?.fields.phone}>
          <Input
            type="tel"
            name="phone"
            autoComplete="off"
            maxLength={100}
            defaultValue={typed?.values.phone?.[0]}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="how" value="later" size="sm" disabled={isBusy}>
            Save, to be called<span className="sr-only">: {name}</span>
          </Button>
          <Button
            type="submit"
            name="how"
            value="called"
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            I called and they answered<span className="sr-only">: {name}</span>
          </Button>
        </div>
        {known.map(({ number, from }) => (
          <p key={number} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              {from}: <b className="tabular-nums">{showNumber(number)}</b>
            </span>
            {/* Comes after the field, so its number counts. */}
            <Button
              type="submit"
              name="phone"
              value={number}
              variant="line"
              size="sm"
              disabled={isBusy}
            >
              Save this one, to be called<span className="sr-only">: {name}</span>
            </Button>
          </p>
        ))}
      </Form>
    </section>
  )
}
