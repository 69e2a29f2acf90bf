import { labelOffering, offeringGroups } from '#app/lib/offerings.ts'
import { Checkbox, FieldGroup } from '#app/ui/field.tsx'
import { useCenterForm, useFieldError } from './center-field.tsx'
import { FieldSet } from './field-set.tsx'
import { fieldHints, fieldLabels } from './messages.ts'

/** What a center offers, as boxes in five groups. */
export function OfferingBoxes() {
  const { form } = useCenterForm()
  const error = useFieldError('offerings')
  return (
    <FieldSet id="offerings" title={fieldLabels.offerings} hint={fieldHints.offerings}>
      {error && <p className="text-sm font-semibold text-danger-ink md:col-span-2">{error}</p>}
      {offeringGroups.map(({ group, label, offerings }) => (
        <FieldGroup key={group} legend={label}>
          {offerings.map((offering) => (
            <Checkbox
              key={offering}
              name="offerings"
              value={offering}
              label={labelOffering(offering)}
              defaultChecked={form.offerings.includes(offering)}
            />
          ))}
        </FieldGroup>
      ))}
    </FieldSet>
  )
}
