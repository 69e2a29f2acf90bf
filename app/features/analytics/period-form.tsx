import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { periodNames } from './messages.ts'
import { type Period, periods, writePeriod } from './period.ts'

/** The period of all that is shown. Its state is the address; without scripts a button applies it. */
export function PeriodForm({ period }: { period: Period }) {
  const submit = useSubmit()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Form
        method="get"
        action="/admin/analytics"
        preventScrollReset
        className="flex items-end gap-3"
      >
        <Field id="period" label="Period">
          <Select
            name="period"
            key={period}
            defaultValue={period}
            aria-busy={isLoading}
            className="min-w-44"
            onChange={({ currentTarget }) =>
              submit(currentTarget.form, { replace: true, preventScrollReset: true })
            }
          >
            {periods.map((one) => (
              <option key={one} value={one}>
                {periodNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <noscript>
          <Button type="submit" variant="tint">
            Apply
          </Button>
        </noscript>
      </Form>
      <ButtonLink to={writePeriod('/admin/analytics/export.csv', period)} variant="line" download>
        <Icon name="download" />
        Download CSV
      </ButtonLink>
    </div>
  )
}
