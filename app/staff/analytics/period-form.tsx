import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Options } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Period, serializePeriod } from './analytics.ts'
import { periodNames } from './messages.ts'

/** The period filter, stored in the URL. Without JavaScript, a button applies it. */
export function PeriodForm({ period }: { period: Period }) {
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
          <FilterSelect
            name="period"
            value={period}
            replace
            aria-busy={isLoading}
            className="min-w-44"
          >
            <Options labels={periodNames} />
          </FilterSelect>
        </Field>
        <noscript>
          <Button type="submit" variant="tint">
            Apply
          </Button>
        </noscript>
      </Form>
      <ButtonLink
        to={serializePeriod('/admin/analytics/export.csv', period)}
        variant="line"
        download
      >
        <Icon name="download" />
        Download CSV
      </ButtonLink>
    </div>
  )
}
