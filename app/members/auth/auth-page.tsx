import type { FlashMessage } from '#app/lib/flash-message.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { type AuthMode, type AuthPlace, getAuthPath } from './auth-mode.ts'
import { guardMessages } from './guard-messages.ts'
import { type AccountField, signInMessages } from './messages.tsx'

const fields: Record<AuthMode, readonly AccountField[]> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['fullName', 'username', 'email', 'password'],
  admin: ['username', 'password'],
}

type AuthPageProps = {
  place: AuthPlace
  rejected: RejectedForm | undefined
  /** Whether a member is signed in whose account has no access to the target page. */
  isMember?: boolean
  /** Says why the person has to sign in. */
  needed?: Pick<FlashMessage, 'title' | 'text'> | null
}

/**
 * Sign In and Create Account, and the admin login form for people on their way to the admin area.
 */
export function AuthPage({ place, rejected, isMember = false, needed }: AuthPageProps) {
  const { mode } = place
  const text = useTexts(signInMessages)
  const { forStaff } = useTexts(guardMessages)
  return (
    <AccountFrame title={text.titles[mode]} path="/auth" rejected={rejected}>
      {mode !== 'admin' && <Toggle place={place} />}
      {needed && !rejected && <Toast {...needed} tone="danger" />}
      {mode === 'admin' && isMember && (
        <Alert title={forStaff.title}>
          {forStaff.text}{' '}
          {text.otherAccount((words) => (
            <Link to="/dashboard" reloadDocument>
              {words}
            </Link>
          ))}
        </Alert>
      )}
      <AccountForm
        key={mode}
        action={getAuthPath(place)}
        fields={fields[mode]}
        submit={mode === 'admin' ? text.signIn : text.titles[mode]}
        rejected={rejected}
        newPassword={mode === 'sign-up'}
      >
        {mode !== 'sign-up' && (
          <Link
            to="/forgotten-password"
            reloadDocument
            className="inline-flex min-h-11 items-center"
          >
            {text.forgotPassword}
          </Link>
        )}
      </AccountForm>
      {mode === 'admin' ? (
        <p>
          <Link to="/auth" reloadDocument className="inline-flex min-h-11 items-center">
            {text.signInAsMember}
          </Link>
        </p>
      ) : (
        <p className="text-sm leading-normal text-ink-soft">
          {text.noNeed(
            (words) => (
              <Link to="/terms">{words}</Link>
            ),
            (words) => (
              <Link to="/privacy">{words}</Link>
            ),
          )}
        </p>
      )}
    </AccountFrame>
  )
}

function Toggle({ place }: { place: AuthPlace }) {
  const text = useTexts(signInMessages)
  return (
    <nav
      aria-label={text.account}
      className="grid grid-cols-2 rounded-[calc(var(--radius-m)+4px)] border bg-sunken p-1"
    >
      {(['sign-in', 'sign-up'] as const).map((mode) => (
        <Link
          key={mode}
          to={getAuthPath({ ...place, mode })}
          reloadDocument
          aria-current={place.mode === mode ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-m font-semibold text-ink-soft no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1.5px_var(--color-action)]"
        >
          {text.titles[mode]}
        </Link>
      ))}
    </nav>
  )
}
