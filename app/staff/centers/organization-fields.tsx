import type { RejectedForm } from '#app/lib/form.ts'
import { Field, Input } from '#app/ui/field.tsx'

type Props = {
  /** Names of organizations to choose from. */
  known: readonly string[]
  organization: { name: string; website: string | null } | null
  rejected: RejectedForm | undefined
}

/** Choose an organization, or type the name of a new one. */
export function OrganizationFields({ known, organization, rejected }: Props) {
  const typed = (field: string) => rejected?.values[field]?.[0]
  return (
    <>
      <Field
        id="organization"
        label="Organization"
        hint="Choose one, or type the name of a new one."
        error={rejected?.fields.organization}
        required
      >
        <Input
          name="organization"
          list="known-organizations"
          autoComplete="off"
          maxLength={200}
          defaultValue={typed('organization') ?? organization?.name}
        />
      </Field>
      <datalist id="known-organizations">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        id="organization-website"
        label="Its website"
        error={rejected?.fields.organizationWebsite}
        optional
      >
        <Input
          name="organizationWebsite"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          defaultValue={typed('organizationWebsite') ?? organization?.website ?? ''}
        />
      </Field>
    </>
  )
}
