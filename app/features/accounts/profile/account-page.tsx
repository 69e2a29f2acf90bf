import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AccountSection } from './account-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DeviceList, type ShownDevice } from './device-list.tsx'
import { PasswordInput } from './password-input.tsx'

type AccountPageProps = {
  member: { email: string; fullName: string | null; username: string | null }
  twoFactor: 'off' | 'setup' | 'on'
  devices: ShownDevice[]
  rejected: RejectedForm | undefined
}

/** How one is named here, how one signs in, where one is signed in, and the way out for good. */
export function AccountPage({ member, twoFactor, devices, rejected }: AccountPageProps) {
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
        <ProfileSection member={member} rejected={rejected} />
        <EmailSection email={member.email} rejected={rejected} />
        <PasswordSection email={member.email} rejected={rejected} />
        <TwoFactorSection isOn={twoFactor === 'on'} />
        <AccountSection
          id="devices"
          title="Signed-in devices"
          about="The browsers in which you are signed in. We keep what you read here of each, and not where it is."
        >
          <DeviceList devices={devices} rejected={rejected} />
        </AccountSection>
        <DeletionSection rejected={rejected} />
      </Wrap>
    </>
  )
}

type PartProps = Pick<AccountPageProps, 'rejected'>

function ProfileSection({ member, rejected }: Pick<AccountPageProps, 'member'> & PartProps) {
  return (
    <AccountSection
      id="profile"
      title="Profile"
      about="Comments and reviews show your username or, without one, your first name and an initial."
    >
      <PostForm
        intent="save-profile"
        action="/account#profile"
        rejected={rejected}
        submit="Save Profile"
        busy="Saving..."
      >
        {(rejected) => (
          <>
            <Field
              id="account-full-name"
              label="Full name"
              error={rejected?.fields.fullName}
              required
            >
              <Input
                name="fullName"
                autoComplete="name"
                defaultValue={getTyped(rejected, 'fullName') ?? member.fullName ?? ''}
              />
            </Field>
            <Field
              id="account-username"
              label="Username"
              error={rejected?.fields.username}
              hint="3 to 30 letters, digits, dots, dashes or underscores. It does not have to be your real name."
              optional
            >
              <Input
                name="username"
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={getTyped(rejected, 'username') ?? member.username ?? ''}
              />
            </Field>
          </>
        )}
      </PostForm>
    </AccountSection>
  )
}

function EmailSection({ email, rejected }: { email: string } & PartProps) {
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
      <PostForm
        intent="change-email"
        action="/account#email"
        rejected={rejected}
        submit="Send the Link"
        busy="Sending..."
      >
        {(rejected) => (
          <>
            <Field id="account-email" label="New email" error={rejected?.fields.email} required>
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={getTyped(rejected, 'email')}
              />
            </Field>
            <PasswordInput
              id="account-email-password"
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

function PasswordSection({ email, rejected }: { email: string } & PartProps) {
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
      <PostForm
        intent="change-password"
        action="/account#password"
        rejected={rejected}
        submit="Change Password"
        busy="Saving..."
      >
        {(rejected) => (
          <>
            {/* For password managers, which would not know whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              id="account-current-password"
              label="Current password"
              name="currentPassword"
              error={rejected?.fields.currentPassword}
            />
            <PasswordInput
              id="account-new-password"
              label="New password"
              name="newPassword"
              error={rejected?.fields.newPassword}
            />
          </>
        )}
      </PostForm>
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
