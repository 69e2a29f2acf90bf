import type { FlashMessage } from '#app/lib/flash-messages.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { type AuthMode, type AuthPlace, getAuthPath } from './auth-mode.ts'
import { type AccountField, forStaff } from './messages.ts'

export const authTitles: Record<AuthMode, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Create Account',
  admin: 'Admin Login',
}

const fields: Record<AuthMode, readonly AccountField[]> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['fullName', 'username', 'email', 'password'],
  admin: ['username', 'password'],
}

type AuthPageProps = {
  place: AuthPlace
  rejected: RejectedForm | undefined
  /** A member is signed in already, whose account does not lead where the form does. */
  isMember?: boolean
  /** What one has to sign in for. */
  needed?: Pick<FlashMessage, 'title' | 'text'> | null
}

/** Sign In and Create Account, and the form of the admin area for those on their way there. */
export function AuthPage({ place, rejected, isMember = false, needed }: AuthPageProps) {
  const { mode } = place
  return (
    <AccountFrame title={authTitles[mode]} rejected={rejected}>
      {mode !== 'admin' && <Toggle place={place} />}
      {needed && !rejected && <Toast {...needed} tone="danger" />}
      {mode === 'admin' && isMember && (
        <Alert title={forStaff.title}>
          {forStaff.text} Log in with a staff account, or{' '}
          <a href="/dashboard">go to your dashboard</a>.
        </Alert>
      )}
      <AccountForm
        key={mode}
        action={getAuthPath(place)}
        fields={fields[mode]}
        submit={mode === 'admin' ? 'Sign In' : authTitles[mode]}
        rejected={rejected}
        newPassword={mode === 'sign-up'}
      >
        {mode !== 'sign-up' && (
          <a href="/forgotten-password" className="inline-flex min-h-11 items-center">
            Forgot password?
          </a>
        )}
      </AccountForm>
      {mode === 'admin' ? (
        <p>
          <a href="/auth" className="inline-flex min-h-11 items-center">
            Sign in as a member
          </a>
        </p>
      ) : (
        <p className="text-sm leading-normal text-ink-soft">
          You do not need an account to search, call or read anything here. Members can vote,
          comment and export their own data. See <a href="/terms">our terms</a> and{' '}
          <a href="/privacy">what we keep</a>.
        </p>
      )}
    </AccountFrame>
  )
}

function Toggle({ place }: { place: AuthPlace }) {
  return (
    <nav
      aria-label="Account"
      className="grid grid-cols-2 rounded-[calc(var(--radius-m)+4px)] border bg-sunken p-1"
    >
      {(['sign-in', 'sign-up'] as const).map((mode) => (
        <a
          key={mode}
          href={getAuthPath({ ...place, mode })}
          aria-current={place.mode === mode ? 'page' : undefined}
          className="grid min-h-11 place-items-center rounded-m font-semibold text-ink-soft no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1.5px_var(--color-action)]"
        >
          {authTitles[mode]}
        </a>
      ))}
    </nav>
  )
}
