import { ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AccountForm } from './account-form.tsx'
import type { Refusal } from './account-outcome.ts'
import { AccountSection } from './account-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DeviceList, type ShownDevice } from './device-list.tsx'
import { PasswordInput } from './password-input.tsx'

type AccountPageProps = {
  member: { email: string; fullName: string | null; username: string | null }
  twoFactor: 'off' | 'setup' | 'on'
  devices: ShownDevice[]
  refusal: Refusal | undefined
}

/** How one is named here, how one signs in, where one is signed in, and the way out for good. */
export function AccountPage({ member, twoFactor, devices, refusal }: AccountPageProps) {
  return (
    <>
      <PageHead
        title="Your Account"
        lede="Your name, how you sign in, and where you are signed in."
      >
        <p className="mt-1">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center">
            My Dashboard
          </Link>
        </p>
      </PageHead>
      <Wrap className="pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        <ProfileSection member={member} refusal={refusal} />
        <EmailSection email={member.email} refusal={refusal} />
        <PasswordSection email={member.email} refusal={refusal} />
        <TwoFactorSection isOn={twoFactor === 'on'} />
        <AccountSection
          id="devices"
          title="Signed-in devices"
          about="The browsers in which you are signed in. We keep what you read here of each, and not where it is."
        >
          <DeviceList devices={devices} refusal={refusal} />
        </AccountSection>
        <DeletionSection refusal={refusal} />
      </Wrap>
    </>
  )
}

type PartProps = Pick<AccountPageProps, 'refusal'>

function ProfileSection({ member, refusal }: Pick<AccountPageProps, 'member'> & PartProps) {
  return (
    <AccountSection
      id="profile"
      title="Profile"
      about="Comments and reviews show your username or, without one, your first name and an initial."
    >
      <AccountForm
        intent="save-profile"
        place="profile"
        refusal={refusal}
        submit="Save Profile"
        busy="Saving..."
      >
        {(refused) => (
          <>
            <Field
              id="account-full-name"
              label="Full name"
              error={refused?.errors.fullName}
              required
            >
              <Input
                name="fullName"
                autoComplete="name"
                defaultValue={refused?.values.fullName ?? member.fullName ?? ''}
              />
            </Field>
            <Field
              id="account-username"
              label="Username"
              error={refused?.errors.username}
              hint="3 to 30 letters, digits, dots, dashes or underscores. It does not have to be your real name."
              optional
            >
              <Input
                name="username"
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={refused?.values.username ?? member.username ?? ''}
              />
            </Field>
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}

function EmailSection({ email, refusal }: { email: string } & PartProps) {
  return (
    <AccountSection
      id="email"
      title="Email"
      about={
        <>
          You sign in with <b className="wrap-anywhere text-ink">{email}</b>. We mail a link to the
          new address; until it is opened, nothing changes. The old address is told.
        </>
      }
    >
      <AccountForm
        intent="change-email"
        place="email"
        refusal={refusal}
        submit="Send the Link"
        busy="Sending..."
      >
        {(refused) => (
          <>
            <Field id="account-email" label="New email" error={refused?.errors.email} required>
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={refused?.values.email}
              />
            </Field>
            <PasswordInput
              id="account-email-password"
              label="Your password"
              name="currentPassword"
              error={refused?.errors.currentPassword}
            />
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}

function PasswordSection({ email, refusal }: { email: string } & PartProps) {
  return (
    <AccountSection
      id="password"
      title="Password"
      about={
        <>
          Every other device is signed out when it changes, and you get a mail about it. Forgotten
          it? <Link to="/forgotten-password">Set a new one by mail</Link>.
        </>
      }
    >
      <AccountForm
        intent="change-password"
        place="password"
        refusal={refusal}
        submit="Change Password"
        busy="Saving..."
      >
        {(refused) => (
          <>
            {/* For password managers, which would not know whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              id="account-current-password"
              label="Current password"
              name="currentPassword"
              error={refused?.errors.currentPassword}
            />
            <PasswordInput
              id="account-new-password"
              label="New password"
              name="newPassword"
              error={refused?.errors.newPassword}
            />
          </>
        )}
      </AccountForm>
    </AccountSection>
  )
}

function TwoFactorSection({ isOn }: { isOn: boolean }) {
  return (
    <AccountSection
      id="two-factor"
      title="Two-factor sign-in"
      about={
        isOn
          ? 'It is on: signing in asks for a code from your phone besides the password.'
          : 'It is off. Turned on, signing in asks for a code from your phone besides the password.'
      }
    >
      <ButtonLink to="/account/two-factor" variant="line" className="md:justify-self-start">
        {isOn ? 'Backup Codes, or Turn It Off' : 'Set Up Two-Factor Sign-In'}
      </ButtonLink>
    </AccountSection>
  )
}
