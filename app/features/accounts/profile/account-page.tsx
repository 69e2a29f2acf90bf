import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { type Language, languageNames, languages } from '#app/lib/language.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AccountSection } from './account-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { DeviceList, type ShownDevice } from './device-list.tsx'
import { messages } from './messages.tsx'
import { PasswordInput } from './password-input.tsx'

type AccountPageProps = {
  member: {
    email: string
    fullName: string | null
    username: string | null
    /** Null until they have chosen one. */
    language: Language | null
  }
  hasTwoFactor: boolean
  devices: ShownDevice[]
  rejected: RejectedForm | undefined
}

/** How one is named here, how one signs in, where one is signed in, and the way out for good. */
export function AccountPage({ member, hasTwoFactor, devices, rejected }: AccountPageProps) {
  const text = useTexts(messages)
  return (
    <>
      <PageHead title={text.title} lede={text.lede}>
        <p className="mt-1">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center">
            {text.dashboard}
          </Link>
        </p>
      </PageHead>
      <Wrap className="pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        <ProfileSection member={member} rejected={rejected} />
        <EmailSection email={member.email} rejected={rejected} />
        <PasswordSection email={member.email} rejected={rejected} />
        <TwoFactorSection isOn={hasTwoFactor} />
        <AccountSection id="devices" title={text.devices.title} about={text.devices.about}>
          <DeviceList devices={devices} rejected={rejected} />
        </AccountSection>
        <DeletionSection rejected={rejected} />
      </Wrap>
    </>
  )
}

type PartProps = Pick<AccountPageProps, 'rejected'>

function ProfileSection({ member, rejected }: Pick<AccountPageProps, 'member'> & PartProps) {
  const { saving, profile: text } = useTexts(messages)
  const pageLanguage = useLanguage()
  const path = usePath()
  return (
    <AccountSection id="profile" title={text.title} about={text.about}>
      <PostForm
        intent="save-profile"
        action={path('/account#profile')}
        rejected={rejected}
        submit={text.submit}
        busy={saving}
      >
        {(rejected) => (
          <>
            <Field
              id="account-full-name"
              label={text.fullName}
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
              label={text.username}
              error={rejected?.fields.username}
              hint={text.usernameHint}
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
            <Field id="account-language" label={text.language} hint={text.languageHint}>
              <Select
                name="language"
                defaultValue={getTyped(rejected, 'language') ?? member.language ?? pageLanguage}
              >
                {languages.map((language) => (
                  <option key={language} value={language} lang={language}>
                    {languageNames[language]}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
      </PostForm>
    </AccountSection>
  )
}

function EmailSection({ email, rejected }: { email: string } & PartProps) {
  const { sending, yourPassword, email: text } = useTexts(messages)
  const path = usePath()
  return (
    <AccountSection
      id="email"
      title={text.title}
      about={text.about(<b className="wrap-anywhere text-ink">{email}</b>)}
    >
      <PostForm
        intent="change-email"
        action={path('/account#email')}
        rejected={rejected}
        submit={text.submit}
        busy={sending}
      >
        {(rejected) => (
          <>
            <Field id="account-email" label={text.label} error={rejected?.fields.email} required>
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

function PasswordSection({ email, rejected }: { email: string } & PartProps) {
  const { saving, password: text } = useTexts(messages)
  const path = usePath()
  return (
    <AccountSection
      id="password"
      title={text.title}
      about={text.about((words) => <Link to="/forgotten-password">{words}</Link>)}
    >
      <PostForm
        intent="change-password"
        action={path('/account#password')}
        rejected={rejected}
        submit={text.submit}
        busy={saving}
      >
        {(rejected) => (
          <>
            {/* For password managers, which would not know whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              id="account-current-password"
              label={text.current}
              name="currentPassword"
              error={rejected?.fields.currentPassword}
            />
            <PasswordInput
              id="account-new-password"
              label={text.next}
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
  const { twoFactor: text } = useTexts(messages)
  return (
    <AccountSection id="two-factor" title={text.title} about={isOn ? text.on : text.off}>
      <ButtonLink to="/account/two-factor" variant="line" className="md:justify-self-start">
        {isOn ? text.change : text.setUp}
      </ButtonLink>
    </AccountSection>
  )
}
