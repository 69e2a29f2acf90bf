import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { RejectedAlert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CenterOrganization } from './organization.server.ts'
import { OrganizationFields } from './organization-fields.tsx'

type Props = {
  opened: CenterOrganization & { seen: string; known: string[] }
  rejected: RejectedForm | undefined
  closeTo: string
}

/** Group a center with others of one organization, or take it out. */
export function OrganizationDialog({ opened, rejected, closeTo }: Props) {
  const { center, organization, places, seen, known } = opened
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Dialog title={`Organization: ${center}`} closeTo={closeTo}>
      <p className="mt-3">
        Group the places of one organization. Each keeps its own facts; its page links to the other
        places.
      </p>
      {organization && places.length === 0 && (
        <p className="mt-3">Part of {organization.name}, which has no other place.</p>
      )}
      {!organization && <p className="mt-3">Not part of an organization.</p>}
      {places.length > 0 && (
        <>
          <p className="mt-3">Other places of {organization?.name}:</p>
          <ul className="mt-1">
            {places.map(({ slug, name, city }) => (
              <li key={slug}>
                <Link to={`/centers/${slug}`} className="inline-flex min-h-11 items-center">
                  {city ? `${name}, ${city}` : name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="seen" value={seen} />
        <OrganizationFields known={known} organization={organization} rejected={rejected} />
        <RejectedAlert rejected={rejected} />
        <div className="grid gap-3 sm:flex sm:justify-end">
          <ButtonLink to={closeTo} keepScroll variant="line" className="max-sm:order-last">
            Close
          </ButtonLink>
          {organization && (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="bare-danger"
              formNoValidate
              disabled={isBusy}
            >
              Take it out
            </Button>
          )}
          <Button type="submit" name="intent" value="group" disabled={isBusy}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
