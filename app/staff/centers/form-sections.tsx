import type { FormSection } from '#app/center/fields/center-field-kinds.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import {
  labelOffering,
  labelOfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { Checkbox, FieldError, FieldGroup } from '#app/ui/field.tsx'
import { type Check, checks, textFields } from './center-form.ts'
import { CenterField, FieldSet, useCenterForm } from './form-field.tsx'
import { InfoRows } from './info-rows.tsx'
import {
  admissionHint,
  checkLabels,
  checkTexts,
  fieldHints,
  hoursHint,
  openStateLabels,
} from './messages.ts'

/** All editable fields of a center, in groups. `action` is the form's URL. */
export function CenterFields({ action, checked }: { action: string; checked: Check | null }) {
  return (
    <>
      <FieldSet title="The center">
        <SectionFields section="center" />
        <OpenState />
      </FieldSet>
      <FieldSet title="Contact">
        <SectionFields section="contact" />
      </FieldSet>
      <FieldSet title="Place">
        <SectionFields section="place" />
      </FieldSet>
      <FieldSet title="Opening hours" hint={hoursHint}>
        <SectionFields section="hours" />
      </FieldSet>
      <FieldSet title="Treatment">
        <SectionFields section="treatment" />
      </FieldSet>
      <FieldSet title="Before people come" hint={admissionHint}>
        <SectionFields section="admission" />
      </FieldSet>
      <OfferingBoxes />
      <InfoRows action={action} />
      <FieldSet title="Picture and map">
        <SectionFields section="picture" />
      </FieldSet>
      <FieldSet
        title="Figures from elsewhere"
        hint="As Google or an import gives them. Reviews written on this site are counted apart."
      >
        <SectionFields section="figures" />
      </FieldSet>
      <FieldSet title={checkTexts.legend} hint={checkTexts.hint}>
        <div className="flex flex-wrap gap-x-6 md:col-span-2">
          {[null, ...checks].map((check) => (
            <Checkbox
              key={check}
              type="radio"
              name="checked"
              value={check ?? ''}
              label={check ? checkLabels[check] : checkTexts.not}
              defaultChecked={checked === check}
            />
          ))}
        </div>
      </FieldSet>
    </>
  )
}

function SectionFields({ section }: { section: FormSection }) {
  return textFields
    .filter((field) => field !== 'openState' && centerFields[field].form.section === section)
    .map((field) => <CenterField key={field} field={field} />)
}

function OpenState() {
  const { form, errors } = useCenterForm()
  const error = errors.openState
  return (
    <fieldset
      id="openState"
      tabIndex={-1}
      className="scroll-mt-4 md:col-span-2"
      aria-describedby={error ? 'openState-error' : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="text-sm leading-snug font-semibold">{centerFields.openState.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(openStateLabels).map(([value, label]) => (
          <Checkbox
            key={value}
            type="radio"
            name="openState"
            value={value}
            label={label}
            defaultChecked={form.openState === value}
          />
        ))}
      </div>
      {error && <FieldError id="openState-error">{error}</FieldError>}
    </fieldset>
  )
}

function OfferingBoxes() {
  const { form } = useCenterForm()
  return (
    <FieldSet field="offerings" title={centerFields.offerings.label} hint={fieldHints.offerings}>
      {offeringGroups.map(({ group, offerings }) => (
        <FieldGroup key={group} legend={labelOfferingGroup(group)}>
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
