import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { OrganizationFields } from '#app/staff/centers/organization-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { duplicatesPath } from './messages.ts'
import type { ComparedCenter, ComparedField, Comparison } from './read-comparison.server.ts'

type Props = {
  /** Null if one of the centers is gone. */
  comparison: Comparison | null
  rejected: RejectedForm | undefined
}

/** Show two centers field by field; staff choose which values stay, or say that these are two centers. */
export function ComparisonPage({ comparison, rejected }: Props) {
  return (
    <div className="grid gap-6">
      <p>
        <Link to={duplicatesPath} className="inline-flex min-h-11 items-center">
          Back to duplicates
        </Link>
      </p>
      {comparison ? (
        <>
          <MergeForm comparison={comparison} />
          <GroupForm comparison={comparison} rejected={rejected} />
        </>
      ) : (
        <EmptyState title="Somebody merged or deleted one of these centers" />
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function MergeForm({ comparison }: { comparison: Comparison }) {
  const { one, other, fields } = comparison
  const isBusy = useNavigation().state === 'submitting'
  const seen = listVersions(comparison)
  // A form that was rejected because a center changed starts again with its new values.
  return (
    <Form key={seen} method="post" className="grid gap-6">
      <input type="hidden" name="seen" value={seen} />
      <h2>Choose the values that stay</h2>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <CenterTitle letter="A" center={one} />
        <CenterTitle letter="B" center={other} />
      </div>
      {fields.length === 0 && <p>Both centers say the same.</p>}
      {fields.map((field) => (
        <MergeFieldset key={field.name} field={field} />
      ))}
      <div className="panel grid gap-4 p-5">
        <p>
          Merging keeps one center, with the values you chose. It gets the reviews, votes, comments,
          reports, checks and views of both; each member keeps one vote and their newest review. Old
          links and saved lists lead to it. People who represent a center must prove it again,
          unless its phone number and address stay. You can undo a merge for 30 days.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="merge" disabled={isBusy}>
            Merge
          </Button>
          <Button
            type="submit"
            name="intent"
            value="distinct"
            variant="line"
            formNoValidate
            disabled={isBusy}
          >
            Not the same
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** The versions that the page shows: a center that changed since is shown again before anything is decided. */
function listVersions({ one, other }: Comparison): string {
  return `${one.version} ${other.version}`
}

/** Two places of one provider stay two centers. */
function GroupForm({ comparison, rejected }: { comparison: Comparison } & Pick<Props, 'rejected'>) {
  const { organization, knownOrganizations } = comparison
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="panel grid max-w-measure gap-4 p-5">
      <input type="hidden" name="seen" value={listVersions(comparison)} />
      <h2>One organization, two places?</h2>
      <p>
        Both centers stay, each with its own facts. Their pages link to each other, and this pair is
        not listed here again.
      </p>
      <OrganizationFields
        known={knownOrganizations}
        organization={organization === null ? null : { name: organization, website: null }}
        rejected={rejected}
      />
      <Button
        type="submit"
        name="intent"
        value="group"
        variant="line"
        className="justify-self-start"
        disabled={isBusy}
      >
        Group them
      </Button>
    </Form>
  )
}

function CenterTitle({ letter, center }: { letter: string; center: ComparedCenter }) {
  return (
    <p className="wrap-anywhere">
      {letter}:{' '}
      <Link to={`/centers/${center.slug}`} className="inline-flex min-h-11 items-center font-bold">
        {center.name}
      </Link>
    </p>
  )
}

function MergeFieldset({ field }: { field: ComparedField }) {
  const { name, label, one, other, isTaken } = field
  return (
    <fieldset>
      <legend className="font-bold">{label}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        <Checkbox
          type="radio"
          name={`stays:${name}`}
          value="one"
          defaultChecked={!isTaken}
          label={<MergeValue letter="A" value={one} />}
        />
        <Checkbox
          type="radio"
          name={`stays:${name}`}
          value="other"
          defaultChecked={isTaken}
          label={<MergeValue letter="B" value={other} />}
        />
      </div>
    </fieldset>
  )
}

function MergeValue({ letter, value }: { letter: string; value: string }) {
  return (
    <span className="wrap-anywhere">
      <span className="text-ink-soft">{letter}: </span>
      {value || <span className="text-ink-soft">not known</span>}
    </span>
  )
}
