import { centerFields } from '#app/center/fields/center-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formIntents } from './center-form.ts'
import { FieldSet, useCenterForm } from './form-field.tsx'
import { fieldHints } from './messages.ts'

/** Section, service, and whether it is offered: a row each. Rows come and go by the server, so without scripts, too. */
export function InfoRows({ action }: { action: string }) {
  const { form, errors } = useCenterForm()
  return (
    <FieldSet
      field="additionalInfo"
      title={centerFields.additionalInfo.label}
      hint={fieldHints.additionalInfo}
    >
      <div className="grid gap-2 md:col-span-2" data-rows>
        {form.additionalInfo.map((row, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the form is made anew whenever rows come or go
            key={index}
            className="grid grid-cols-[1fr_auto_auto] gap-2 border-b pb-2 md:grid-cols-[1fr_1.5fr_auto_auto] md:border-0 md:pb-0"
          >
            <Input
              name="infoCategory"
              aria-label={`Section of row ${index + 1}`}
              aria-describedby={errors.additionalInfo ? 'additionalInfo-error' : undefined}
              placeholder="Section"
              defaultValue={row.category}
              autoComplete="off"
              className="max-md:col-span-3"
            />
            <Input
              name="infoKey"
              aria-label={`Service of row ${index + 1}`}
              placeholder="Service"
              defaultValue={row.infoKey}
              autoComplete="off"
            />
            <Select
              name="infoValue"
              aria-label={`Whether row ${index + 1} is offered`}
              defaultValue={row.infoValue ? 'yes' : 'no'}
            >
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </Select>
            <Button
              type="submit"
              name="intent"
              value={formIntents.removeRow + index}
              formAction={`${action}#additionalInfo`}
              variant="bare-danger"
              size="sm"
              aria-label={`Remove row ${index + 1}`}
            >
              <Icon name="x" />
            </Button>
          </div>
        ))}
        <div>
          <Button
            type="submit"
            name="intent"
            value={formIntents.moreRows}
            formAction={`${action}#additionalInfo`}
            variant="tint"
            size="sm"
          >
            <Icon name="plus" />
            Add rows
          </Button>
        </div>
      </div>
    </FieldSet>
  )
}
