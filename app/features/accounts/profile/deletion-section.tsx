import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Checkbox } from '#app/ui/field.tsx'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { AccountSection } from './account-section.tsx'
import { messages } from './messages.tsx'
import { PasswordInput } from './password-input.tsx'

/** The way out for good, with what goes and what stays said before. */
export function DeletionSection({ rejected }: { rejected: RejectedForm | undefined }) {
  const { yourPassword, deletion: text } = useTexts(messages)
  const path = usePath()
  return (
    <AccountSection
      id="delete"
      title={text.title}
      about={
        <div className="grid gap-2">
          <p>
            <b className="text-ink">{text.goes}</b> {text.goesText}
          </p>
          <p>
            <b className="text-ink">{text.stays}</b> {text.staysText}
          </p>
          <p>
            {text.takeAlong((words) => (
              <Link to="/dashboard">{words}</Link>
            ))}
          </p>
        </div>
      }
    >
      <PostForm
        intent="delete-account"
        action={path('/account#delete')}
        rejected={rejected}
        submit={text.submit}
        busy={text.busy}
        variant="danger"
      >
        {(rejected) => (
          <>
            <Checkbox
              name="deleteWords"
              value="yes"
              defaultChecked={getTyped(rejected, 'deleteWords') === 'yes'}
              label={text.deleteWords}
            />
            <PasswordInput
              id="account-delete-password"
              label={yourPassword}
              name="currentPassword"
              error={rejected?.fields.currentPassword}
            />
          </>
        )}
      </PostForm>
    </AccountSection>
  )
}
