import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Checkbox } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { AccountSection } from './account-section.tsx'
import { deletion } from './messages.ts'
import { PasswordInput } from './password-input.tsx'

/** The way out for good, with what goes and what stays said before. */
export function DeletionSection({ rejected }: { rejected: RejectedForm | undefined }) {
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      about={
        <div className="grid gap-2">
          <p>
            <b className="text-ink">What goes:</b> {deletion.goes}
          </p>
          <p>
            <b className="text-ink">What stays:</b> {deletion.stays}
          </p>
          <p>
            You may want to <Link to="/dashboard">take your data along</Link> first.
          </p>
        </div>
      }
    >
      <PostForm
        intent="delete-account"
        action="/account#delete"
        rejected={rejected}
        submit="Delete My Account"
        busy="Deleting..."
        variant="danger"
      >
        {(rejected) => (
          <>
            <Checkbox
              name="deleteWords"
              value="yes"
              defaultChecked={getTyped(rejected, 'deleteWords') === 'yes'}
              label="Delete what I wrote too: my comments and reviews"
            />
            <PasswordInput
              id="account-delete-password"
              label="Your password"
              name="currentPassword"
              error={rejected?.fields.currentPassword}
            />
          </>
        )}
      </PostForm>
    </AccountSection>
  )
}
