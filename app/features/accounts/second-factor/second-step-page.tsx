import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import {
  type AuthPlace,
  getAuthPath,
  getSecondStepPath,
} from '#app/features/accounts/sign-in/auth-mode.ts'
import type { RejectedForm } from '#app/lib/form.ts'

export const secondStepTitle = 'Enter your code'

type SecondStepPageProps = { place: AuthPlace; rejected: RejectedForm | undefined }

/** After the right password, for those who sign in with two factors. */
export function SecondStepPage({ place, rejected }: SecondStepPageProps) {
  return (
    <AccountFrame title={secondStepTitle} rejected={rejected}>
      <p className="text-ink-soft">
        Your password is right. Your account also asks for a code from your phone.
      </p>
      <AccountForm
        action={getSecondStepPath(place)}
        fields={['code']}
        submit="Sign In"
        rejected={rejected}
      />
      <p className="text-sm leading-normal text-ink-soft">
        Your phone is lost? A backup code does the same, once.{' '}
        <a href={getAuthPath(place)}>Sign in as somebody else</a>, or{' '}
        <a href="/contact">write to us</a>.
      </p>
    </AccountFrame>
  )
}
