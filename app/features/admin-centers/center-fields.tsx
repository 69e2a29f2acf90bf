import { labelOffering, labelOfferingGroup, offeringGroups } from '#app/lib/offerings.ts'
import { Checkbox, FieldError, FieldGroup } from '#app/ui/field.tsx'
import { CenterField, FieldSet, useCenterForm } from './center-field.tsx'
import { type Check, checks, fieldLabels, hoursFields } from './center-form.ts'
import { InfoRows } from './info-rows.tsx'
import { checkLabels, checkTexts, fieldHints, openStateLabels } from './messages.en.ts'

/** All editable fields of a center, in groups. `action` is the form's URL. */
export function CenterFields({ action, checked }: { action: string; checked: Check | null }) {
  return (
    <>
      <FieldSet title="The center">
        <CenterField field="name" required className="md:col-span-2" />
        <CenterField field="slug" className="md:col-span-2" />
        <CenterField field="description" rows={5} className="md:col-span-2" />
        <CenterField field="descriptionSpanish" rows={5} className="md:col-span-2" lang="es" />
        <OpenState />
      </FieldSet>
      <FieldSet title="Contact">
        <CenterField field="phone" type="tel" />
        <CenterField field="website" type="url" placeholder="https://" />
      </FieldSet>
      <FieldSet title="Place">
        <CenterField field="street" />
        <CenterField field="city" />
        <CenterField field="state" />
        <CenterField field="postalCode" inputMode="numeric" />
        <CenterField field="county" />
        <CenterField field="neighborhood" />
        <CenterField field="address" />
        <CenterField field="countryCode" />
        <CenterField field="latitude" inputMode="decimal" />
        <CenterField field="longitude" inputMode="decimal" />
      </FieldSet>
      <FieldSet title="Opening hours" hint={fieldHints.hoursMonday}>
        {hoursFields.map((field) => (
          <CenterField key={field} field={field} hint="" />
        ))}
      </FieldSet>
      <FieldSet title="Treatment">
        <CenterField field="categoryName" hint="What the center is: Addiction treatment center" />
        <CenterField field="price" inputMode="decimal" />
        <CenterField field="categories" rows={4} className="md:col-span-2" />
      </FieldSet>
      <OfferingBoxes />
      <InfoRows action={action} />
      <FieldSet title="Picture and map">
        <CenterField field="imageUrl" type="url" placeholder="https://" />
        <CenterField field="googleMapsUrl" type="url" placeholder="https://" />
        <CenterField field="placeId" />
      </FieldSet>
      <FieldSet
        title="Figures from elsewhere"
        hint="As Google or an import gives them. Reviews written on this site are counted apart."
      >
        <CenterField field="totalScore" inputMode="decimal" />
        <CenterField field="reviewsCount" inputMode="numeric" />
        <CenterField field="imagesCount" inputMode="numeric" />
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
      <legend className="text-sm leading-snug font-semibold">{fieldLabels.openState}</legend>
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
    <FieldSet field="offerings" title={fieldLabels.offerings} hint={fieldHints.offerings}>
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
